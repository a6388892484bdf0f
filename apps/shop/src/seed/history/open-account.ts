import { randomUUID } from 'node:crypto'
import { insertPartners, type NewPartner } from '@tessera/middleware/modules/orders/records/partners'
import { insertAccount } from '@tessera/middleware/modules/people/accounts/new-account'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { addressOf, type CastAccount, type CastPerson, castStoreId } from './cast.ts'
import { type HistoryClock, momentOf } from './history-clock.ts'
import { type OpenedAccount, readAccount } from './opened-account.ts'
import { takeNumbers } from './take-numbers.ts'

/** Longer ago than the oldest order. */
const openedDaysAgo = 800

/** Inserts an account with its people and partners. The platform does not have its users yet. */
export async function openAccountOf(db: Queryable, cast: CastAccount, when: HistoryClock): Promise<OpenedAccount> {
  const openedAt = momentOf(when.ago(openedDaysAgo), 15)
  const address = addressOf(cast, cast, cast.people[0])
  const details = { email: cast.people[0]?.email ?? null, phone: cast.phone, address }
  const id = await insertAccount(db, {
    type: cast.type,
    name: cast.name,
    status: 'active',
    preferredStore: castStoreId,
    details,
  })
  await db.rows(sql`
    update accounts set price_group = ${cast.priceGroup}, terms = ${cast.terms},
      credit_line_cents = ${cast.creditLineCents}, created_at = ${openedAt}, updated_at = ${openedAt}
    where id = ${id}`)
  await insertPeople(db, id, cast.people, openedAt)
  await openPartners(db, id, cast)
  return readAccount(db, cast, id)
}

async function insertPeople(
  db: Queryable,
  accountId: string,
  people: readonly CastPerson[],
  openedAt: string,
): Promise<void> {
  const opened = people.map((one) => ({ ...one, id: randomUUID() }))
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
}

async function openPartners(db: Queryable, accountId: string, cast: CastAccount): Promise<void> {
  const { name, divisions = [], sites } = cast
  const place = addressOf(cast, cast, cast.people[0])
  const numbers = await takeNumbers(db, 'partner_numbers', 3 + divisions.length + sites.length)
  const next = (): string => numbers.shift() ?? ''
  const roles = (['sold-to', 'bill-to', 'payer'] as const).map(
    (role): NewPartner => ({ id: next(), accountId, role, name, place, isDefault: true }),
  )
  const others = divisions.map(
    (division): NewPartner => ({ id: next(), accountId, role: 'sold-to', name: division, place }),
  )
  const shipTo = sites.map(
    (site): NewPartner => ({
      id: next(),
      accountId,
      role: 'ship-to',
      name: cast.type === 'Pro' ? `${name}, ${site.job}` : name,
      place: addressOf(cast, site, cast.people[0]),
    }),
  )
  await insertPartners(db, [...roles, ...others, ...shipTo])
}
