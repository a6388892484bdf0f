import { randomUUID } from 'node:crypto'
import { insertAccount } from '@tessera/middleware/accounts/new-account'
import { insertPartners, type NewPartner } from '@tessera/middleware/sales/partners'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { type CastAccount, type CastPerson, placeOf, type Site, store } from './cast.ts'
import { takeNumbers } from './take-numbers.ts'
import { at, type When } from './when.ts'

export interface OpenedPerson extends CastPerson {
  id: string
  name: string
}

export interface OpenedSite extends Site {
  partnerId: string
}

export interface OpenedAccount extends Omit<CastAccount, 'people' | 'sites'> {
  id: string
  people: readonly OpenedPerson[]
  soldTo: readonly string[]
  sites: readonly OpenedSite[]
}

/** Longer ago than the oldest order. */
const openedDaysAgo = 800

/** An account with its people and partners. The platform does not know of its people yet. */
export async function openAccountOf(db: Queryable, cast: CastAccount, when: When): Promise<OpenedAccount> {
  const openedAt = at(when.ago(openedDaysAgo), 15)
  const address = placeOf(cast, cast, cast.people[0])
  const details = { email: cast.people[0]?.email ?? null, phone: cast.phone, address }
  const id = await insertAccount(db, {
    type: cast.type,
    name: cast.name,
    status: 'active',
    preferredStore: store,
    details,
  })
  await db.rows(sql`
    update accounts set price_group = ${cast.priceGroup}, terms = ${cast.terms},
      credit_line_cents = ${cast.creditLineCents}, created_at = ${openedAt}, updated_at = ${openedAt}
    where id = ${id}`)
  const people = await insertPeople(db, id, cast.people, openedAt)
  return { ...cast, id, people, ...(await openPartners(db, id, cast)) }
}

async function insertPeople(
  db: Queryable,
  accountId: string,
  people: readonly CastPerson[],
  openedAt: string,
): Promise<OpenedPerson[]> {
  const opened = people.map((one) => ({ ...one, id: randomUUID(), name: `${one.firstName} ${one.lastName}` }))
  const owner = opened[0]?.id ?? null
  for (const {
    id,
    email,
    firstName,
    lastName,
    rights,
    orderLimitCents = null,
    monthLimitCents = null,
    status,
  } of opened)
    await db.rows(sql`
      insert into people (id, account_id, platform_user_id, email, first_name, last_name, rights, order_limit_cents,
        month_limit_cents, status, invited_by, activated_at, created_at)
      values (${id}, ${accountId}, ${randomUUID()}, ${email}, ${firstName}, ${lastName}, ${[...rights]},
        ${orderLimitCents}, ${monthLimitCents}, ${status}, ${id === owner ? null : owner}, ${status === 'invited' ? null : openedAt}, ${openedAt})`)
  return opened
}

async function openPartners(db: Queryable, accountId: string, cast: CastAccount) {
  const { name, divisions = [], sites } = cast
  const place = placeOf(cast, cast, cast.people[0])
  const numbers = await takeNumbers(db, 'partner_numbers', 3 + divisions.length + sites.length)
  const next = (): string => numbers.shift() ?? ''
  const roles = (['sold-to', 'bill-to', 'payer'] as const).map(
    (role): NewPartner => ({ id: next(), accountId, role, name, place, isDefault: true }),
  )
  const others = divisions.map(
    (division): NewPartner => ({ id: next(), accountId, role: 'sold-to', name: division, place }),
  )
  const opened = sites.map((site) => ({ ...site, partnerId: next() }))
  const shipTo = opened.map(
    (site): NewPartner => ({
      id: site.partnerId,
      accountId,
      role: 'ship-to',
      name: cast.type === 'Pro' ? `${name}, ${site.job}` : name,
      place: placeOf(cast, site, cast.people[0]),
    }),
  )
  await insertPartners(db, [...roles, ...others, ...shipTo])
  return { soldTo: [roles[0], ...others].flatMap((one) => one?.id ?? []), sites: opened }
}
