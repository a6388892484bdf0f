import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { CastAccount, CastPerson, JobSite } from './cast.ts'

export interface OpenedPerson extends CastPerson {
  id: string
  name: string
}

export interface OpenedSite extends JobSite {
  partnerId: string
}

export interface OpenedAccount extends Omit<CastAccount, 'people' | 'sites'> {
  id: string
  people: readonly OpenedPerson[]
  soldTo: readonly string[]
  sites: readonly OpenedSite[]
}

/** Reads an opened account with the IDs of its people and partners, for a restarted filling. */
export async function readAccount(db: Queryable, cast: CastAccount, id: string): Promise<OpenedAccount> {
  const people = await db.rows<{ id: string; email: string }>(sql`
    select id, email from people where account_id = ${id}`)
  // partner numbers follow the order of the cast
  const partners = await db.rows<{ id: string; role: string }>(sql`
    select id, role from partners where account_id = ${id} order by id::bigint`)
  const idOf = new Map(people.map((one) => [one.email, one.id]))
  const inRole = (role: string): string[] => partners.filter((one) => one.role === role).map((one) => one.id)
  const shipTo = inRole('ship-to')
  return {
    ...cast,
    id,
    people: cast.people.map((one) => ({
      ...one,
      id: idOf.get(one.email) ?? '',
      name: `${one.firstName} ${one.lastName}`,
    })),
    soldTo: inRole('sold-to'),
    sites: cast.sites.map((site, index) => ({ ...site, partnerId: shipTo[index] ?? '' })),
  }
}

/** Finds the account by the email of its owner. */
export async function readAccountOf(db: Queryable, cast: CastAccount): Promise<OpenedAccount> {
  const email = cast.people[0]?.email
  const row = await db.find<{ id: string }>(sql`select account_id as id from people where email = ${email}`)
  if (!row) throw new Error(`Nobody has opened an account for ${email}.`)
  return readAccount(db, cast, row.id)
}
