import type { ShopAuditPage } from '@tessera/client/shop/types.gen'
import { blankSecrets } from '@tessera/domain/integrations/blank-secrets'
import type { Queryable } from '@tessera/server/database'
import { findInstant } from '@tessera/server/moment'
import { and, type Sql, sql } from '@tessera/server/sql'
import type { Commerce } from '../../../kit/commerce.ts'
import { invalid } from '../../../kit/shop-error.ts'
import { utcText } from '../../../kit/utc-text.ts'

export interface AuditQuery {
  object?: string | undefined
  customerNumber?: string | undefined
  /** First and last name, the email of a customer, or the user name of a member of the staff. */
  person?: string | undefined
  requestId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** The ID of a record: only what is older. */
  olderThan?: string | undefined
}

type Row = ShopAuditPage['items'][number]

const pageSize = 50

/** The name of the member of staff behind an audit record `r`; the ID of their user follows it. */
const staffName: Sql = sql`regexp_replace(r.actor, ' \\([^)]*\\)$', '')`

/** The member of staff or the customer behind an audit record `r`, whose person is `p`. */
export const auditAuthor: Sql = sql`coalesce(${staffName}, p.first_name || ' ' || p.last_name)`

/** Lists actions of customers and staff in the shop, newest first. */
export async function listAudit(
  { database, commerce }: { database: Queryable; commerce: Pick<Commerce, 'client' | 'backOffice'> },
  query: AuditQuery,
): Promise<ShopAuditPage> {
  const staffID = query.person ? await findStaffID(commerce, query.person) : undefined
  const rows = await database.rows<Row>(sql`
    select r.id::text as id, ${utcText(sql`r.at`, 'microseconds')} as at,
      ${auditAuthor} as by, p.email,
      r.action, r.object, a.number as "customerNumber", a.name as "customerName", r.request_id as "requestId",
      r.before, r.after
    from audit_records r left join people p on p.id = r.person_id left join accounts a on a.id = r.account_id
    where ${and([sql`true`, ...conditions(query, staffID)])}
    order by r.at desc, r.id desc
    limit ${pageSize + 1}`)
  return { items: rows.slice(0, pageSize).map(withoutSecrets), hasMore: rows.length > pageSize }
}

const withoutSecrets = (row: Row): Row => ({
  ...row,
  before: blankSecrets(row.before) as Row['before'],
  after: blankSecrets(row.after) as Row['after'],
})

/** Audit records name staff by the ID of their user. */
async function findStaffID(
  { client, backOffice }: Pick<Commerce, 'client' | 'backOffice'>,
  username: string,
): Promise<string | undefined> {
  const { Items } = await client.AdminUsers.List({ filters: { Username: username }, pageSize: 1 }, await backOffice())
  return Items?.[0]?.ID ?? undefined
}

/** The audit record `r` is of this member of staff; their user ID is the last part of the actor. */
export const isByStaff = (userID: string): Sql =>
  sql`substring(r.actor from '\\(([^()]*)\\)$') = ${userID} and r.actor is not null`

function conditions(query: AuditQuery, staffID: string | undefined): Sql[] {
  const { object, customerNumber, person, requestId, from, to, olderThan } = query
  return [
    ...(object ? [isAbout(object)] : []),
    ...(customerNumber ? [sql`r.account_id = (select b.id from accounts b where b.number = ${customerNumber})`] : []),
    ...(person ? [isByPerson(person, staffID)] : []),
    ...(requestId ? [sql`r.request_id = ${requestId}`] : []),
    ...(from ? [sql`r.at >= ${readInstant('from', from)}::timestamptz`] : []),
    ...(to ? [sql`r.at < ${readInstant('to', to)}::timestamptz`] : []),
    ...(olderThan
      ? [sql`(r.at, r.id) < (select o.at, o.id from audit_records o where o.id = ${readID(olderThan)}::bigint)`]
      : []),
  ]
}

const isByPerson = (person: string, staffID: string | undefined): Sql => sql`(
  r.person_id in (
    select q.id from people q
    where lower(q.email) = lower(${person}) or lower(q.first_name || ' ' || q.last_name) = lower(${person}))
  or (lower(${staffName}) = lower(${person}) and r.actor is not null)
  ${staffID ? sql`or (${isByStaff(staffID)})` : sql``})`

/** An order is found by its number here and by its ID on the platform. */
const isAbout = (object: string): Sql => sql`r.object in (
  select ${object} union all select d.id from sales_documents d where d.platform_order_id = ${object})`

const readInstant = (name: string, given: string): string => findInstant(given) ?? invalid(name, 'Enter a time.')

const readID = (given: string): string =>
  /^\d{1,18}$/.test(given) ? given : invalid('olderThan', 'Enter the ID of an audit record.')
