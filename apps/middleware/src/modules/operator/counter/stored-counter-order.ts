import type { CounterOrder, CounterOrderEntryInput, CounterOrders } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { isUuid } from '../../../kit/is-uuid.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { utcText } from '../../../kit/utc-text.ts'
import { stateIs } from '../../checkout/attempts/attempt-state.ts'

export interface CounterEntry {
  lines: CounterEntryLine[]
  delivery: CounterOrder['delivery']
  poNumber: string | null
  jobName: string | null
  acceptsMixedLots: boolean
}

export interface CounterEntryLine {
  sku: string
  boxes: number
  lotNo: string | null
  /** Agreed with the customer; null for the customer's own price. */
  priceCents: number | null
  priceReason: string | null
}

export interface StoredCounterOrder {
  id: string
  version: number
  customerNumber: string
  customer: string
  accountId: string
  userID: string
  person: string
  entry: CounterEntry
  isPlaced: boolean
  /** A press of the button is placing it, or has. */
  isUnderWay: boolean
  orderNumber: string | null
  changedBy: string
  changedAt: string
}

const personName = sql`p.first_name || ' ' || p.last_name`
const joined = sql`counter_orders c join accounts a on a.id = c.account_id join people p on p.id = c.person_id`
const shared = sql`c.id, a.number as "customerNumber", a.name as customer, ${personName} as person,
  c.changed_by as "changedBy", ${utcText(sql`c.changed_at`)} as "changedAt"`

export async function findCounterOrder(db: Queryable, id: string): Promise<StoredCounterOrder | undefined> {
  if (!isUuid(id)) return undefined
  return db.find<StoredCounterOrder>(sql`
    select ${shared}, c.version, c.account_id as "accountId", p.platform_user_id as "userID", c.entry,
      c.placed_at is not null as "isPlaced",
      exists (select from payment_attempts t where t.order_id = 'counter-' || c.id and ${stateIs('isLive', sql`t.state`)})
        as "isUnderWay",
      (select number from web_order_numbers where order_id = 'counter-' || c.id) as "orderNumber"
    from ${joined} where c.id = ${id}`)
}

export const getCounterOrder = async (db: Queryable, id: string): Promise<StoredCounterOrder> =>
  (await findCounterOrder(db, id)) ??
  refuse('NotFound', { message: 'This order is gone. Someone may have thrown it away.' })

const maxListed = 100

/** Those that are not placed, for everyone at the counter. */
export const listCounterOrders = async (db: Queryable): Promise<CounterOrders> => ({
  items: await db.rows<CounterOrders['items'][number]>(sql`
    select ${shared}, c.entry ->> 'jobName' as "jobName", c.entry ->> 'poNumber' as "poNumber",
      c.line_count as "lineCount", c.total_cents::float8 as "totalCents"
    from ${joined} where c.placed_at is null order by c.changed_at desc, c.id limit ${maxListed}::int`),
})

/**
 * Writes a new one, or the version after the one that was seen; another version since then is refused. The same entry
 * again, after an answer that was lost, is the version that it made.
 */
export async function writeCounterOrder(
  db: Queryable,
  { id = '', version = 0, customerNumber = '', userID = '' }: CounterOrderEntryInput,
  entry: CounterEntry,
  changedBy: string,
): Promise<void> {
  const stored = sql`${JSON.stringify(entry)}::jsonb`
  const write =
    version > 0
      ? sql`
        update counter_orders set entry = ${stored}, version = version + 1, changed_by = ${changedBy},
          changed_at = now(), line_count = ${entry.lines.length}::int
        where id = ${id} and version = ${version}::int and placed_at is null returning true`
      : sql`
        insert into counter_orders (id, account_id, person_id, entry, line_count, changed_by)
        select ${id}, a.id, p.id, ${stored}, ${entry.lines.length}::int, ${changedBy}
        from accounts a join people p on p.account_id = a.id
        where a.number = ${customerNumber} and p.platform_user_id = ${userID}
        on conflict (id) do nothing returning true`
  const isWritten =
    (await db.find(write)) ??
    (await db.find(sql`
      select from counter_orders where id = ${id} and version = ${version}::int + 1 and placed_at is null
        and entry = ${stored} and changed_by = ${changedBy}`))
  if (!isWritten) refuse('Request.Conflict')
}

export const noteCounterTotal = (db: Queryable, id: string, totalCents: number): Promise<unknown> =>
  db.rows(sql`update counter_orders set total_cents = ${totalCents} where id = ${id} and placed_at is null`)
