import { type Sql, sql } from '@tessera/server/sql'
import { todayIn } from '../../../kit/business-day.ts'
import { utcText } from '../../../kit/utc-text.ts'

/** An offer expires after its last day on the calendar of the customer's store, without any update of the row. */
export const isExpired = (now: Date): Sql =>
  sql`(q.state = 'offered' and q.valid_until < ${todayIn(sql`q.account_id`, now)})`

/** The columns that the list and the page of a quote share. */
export const staffQuoteColumns = (now: Date): Sql => sql`q.id as "quotationId",
  (select name from accounts where id = q.account_id) as customer,
  (select number from accounts where id = q.account_id) as "customerNumber",
  case when ${isExpired(now)} then 'expired' else q.state end as state,
  q.job_name as "jobName", q.po_number as "poNumber", (select name from stores where id = q.store_id) as "storeName",
  q.version, to_char(q.valid_until, 'YYYY-MM-DD') as "validUntil",
  ${utcText(sql`coalesce(q.requested_at, q.created_at)`)} as "requestedAt",
  (select first_name || ' ' || last_name from people where id = q.person_id) as "requestedBy", q.rep,
  q.total_cents::float8 as "totalCents"`
