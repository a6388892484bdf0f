import { coalesce } from '@tessera/server/coalesce'
import type { Queryable } from '@tessera/server/database'
import { readOncePerPage } from '@tessera/server/one-page'
import { type Sql, sql } from '@tessera/server/sql'
import type { AccountRight, Customer, CustomerAccount } from '../../../kit/visitor.ts'
import { hashOf } from './secret.ts'

interface Row extends Omit<Customer, 'rights' | 'account'> {
  rights: AccountRight[]
  account: CustomerAccount
}

/** The person's preferred store takes precedence over the account's. */
const columns = sql`p.id as "personID", p.platform_user_id as "platformUserID", p.email,
  p.first_name as "firstName", p.last_name as "lastName", p.rights,
  json_build_object('id', a.id, 'number', a.number, 'name', a.name, 'type', a.type, 'status', a.status,
    'priceGroup', a.price_group, 'salesOrganization', a.sales_organization,
    'distributionChannel', a.distribution_channel, 'siteId', a.site_id, 'terms', a.terms,
    'creditLineCents', a.credit_line_cents, 'onHold', a.on_hold,
    'preferredStore', coalesce(p.preferred_store, a.preferred_store),
    'timeZone', time_zone_of(a.id, null)) as account`
const maySignIn = sql`p.status = 'active' and a.status <> 'closed'`

const tokensQuery = (hashes: readonly Buffer[]): Sql => sql`
  select s.token_hash as hash, s.family as "sessionID", s.signed_in_at as "signedInAt", s.acting, ${columns}
  from sessions s
  join people p on p.id = s.person_id
  join accounts a on a.id = p.account_id
  where s.token_hash = any(${hashes}::bytea[]) and s.ended_at is null and s.token_ends_at > now() and ${maySignIn}`

/** Finds the customer of a shop token: the session hasn't ended and the person may still sign in. */
export const findCustomer = (db: Queryable, token: string): Promise<Customer | undefined> =>
  findByQuery(db, tokensQuery([hashOf(token)]))

/** Batches concurrent lookups: an account page makes eight calls. */
export function customerFinder(db: Queryable): (token: string) => Promise<Customer | undefined> {
  const readAll = async (hashes: readonly Buffer[]) => {
    const rows = await db.rows<Row & { hash: Buffer }>(tokensQuery(hashes))
    return new Map(rows.map(({ hash, ...row }) => [hash.toString('hex'), customerOf(row)]))
  }
  const read = coalesce(readAll, { waits: true })
  return async (token) => {
    const hash = hashOf(token)
    const name = hash.toString('hex')
    return readOncePerPage(`customer ${name}`, async () => (await read(hash)).get(name))
  }
}

/** Finds the customer of a platform user, if they may sign in. There is no session yet. */
export const findCustomerByUser = (db: Queryable, platformUserID: string): Promise<Customer | undefined> =>
  findByQuery(
    db,
    sql`
    select '' as "sessionID", now() as "signedInAt", null as acting, ${columns}
    from people p
    join accounts a on a.id = p.account_id
    where p.platform_user_id = ${platformUserID} and ${maySignIn}`,
  )

async function findByQuery(db: Queryable, query: Sql): Promise<Customer | undefined> {
  const row = await db.find<Row>(query)
  return row && customerOf(row)
}

const customerOf = (row: Row): Customer => ({ ...row, rights: new Set(row.rights) })
