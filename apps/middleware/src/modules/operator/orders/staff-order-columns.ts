import { type Sql, sql } from '@tessera/server/sql'
import { utcText } from '../../../kit/utc-text.ts'
import { lineProgress } from '../../orders/records/line-progress.ts'
import { balanceOf } from '../../orders/records/list-orders.ts'

/** For a guest the name of the ship-to address; a guest who picks up names a person. */
export const customerName: Sql = sql`coalesce(
  (select name from accounts where id = d.account_id),
  nullif(trim(concat_ws(' ', d.ship_to_place ->> 'firstName', d.ship_to_place ->> 'lastName')), ''),
  d.pick_up_person, 'Guest')`

/** An online payment that was neither authorized for this order nor taken. Such orders are not packed. */
export const isAwaitingPayment: Sql = sql`(d.status = 'open' and exists (
  select from payment_attempts t where t.id = d.attempt_id and t.state not in ('submitted', 'captured')))`

export const promisedOn: Sql = sql`coalesce(d.expected_on, d.wanted_on)`

/** Boxes are left although the promised day is over in the time zone of the store. */
export const isLate = (now: Date): Sql => sql`(d.status = 'open' and ${promisedOn} < (${now}::timestamptz at time zone
  coalesce((select time_zone from stores where id = d.store_id), 'America/New_York'))::date)`

/** The columns that the list and the page of an order share. */
export const staffOrderColumns = (now: Date): Sql => sql`${customerName} as customer,
  (select number from accounts where id = d.account_id) as "customerNumber",
  to_char(${promisedOn}, 'YYYY-MM-DD') as "promisedOn", coalesce(${isLate(now)}, false) as "isLate",
  ${isAwaitingPayment} as "isAwaitingPayment"`

export const rowColumns = (now: Date): Sql => sql`d.id as number, d.status, d.origin, ${staffOrderColumns(now)},
  d.po_number as "poNumber", d.job_name as "jobName", (select name from stores where id = d.store_id) as "storeName",
  d.ship_kind = 'pick-up' as "isPickUp",
  ${utcText(sql`d.placed_at`)} as "placedAt",
  d.total_cents::float8 as "totalCents", ${balanceOf(sql`d.id`)} as "balanceCents",
  ${lineProgress(sql`d.id`)} as progress`
