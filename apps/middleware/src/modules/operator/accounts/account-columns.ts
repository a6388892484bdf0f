import { type Sql, sql } from '@tessera/server/sql'
import { todayIn } from '../../../kit/business-day.ts'

const openDebits = sql`billing_documents b where b.account_id = a.id and b.open_cents > 0 and b.side = 'debit'`

/** Due before today in the time zone of the account's store. */
const isOverdue = (now: Date): Sql => sql`b.due_on < ${todayIn(sql`a.id`, now)}`

/** The columns that the list and the page of a customer share. */
export const accountColumns = (now: Date): Sql => sql`a.number, a.name, a.type, a.status, a.price_group as "priceGroup",
  a.on_hold as "isOnHold", a.credit_line_cents::float8 as "creditLineCents",
  (select coalesce(sum(b.open_cents), 0)::float8 from ${openDebits}) as "openCents",
  (select coalesce(sum(b.open_cents) filter (where ${isOverdue(now)}), 0)::float8 from ${openDebits}) as "overdueCents",
  (select name from stores where id = a.preferred_store) as "storeName"`

export const owesMoney: Sql = sql`exists (select from ${openDebits})`
export const owesOverdue = (now: Date): Sql => sql`exists (select from ${openDebits} and ${isOverdue(now)})`
