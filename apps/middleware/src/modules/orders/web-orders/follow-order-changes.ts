import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { stateIs } from '../../checkout/attempts/attempt-state.ts'
import { quoteOrderNumber } from '../records/quote-order.ts'
import type { SalesTaskNeeds } from '../sales-needs.ts'
import { followOrder } from './follow-order.ts'
import { importWebOrder } from './import-web-order.ts'

const batch = 200
/** Minutes until the next try double each time, up to an hour. */
const longestMinutes = 60

interface Change {
  orderId: string
  changedAt: string
}

/** Limit of one run; the next run continues. */
const maxBatches = 25

/** Processes the recorded changes one by one; one that fails does not delay the others. */
export async function followOrderChanges(needs: SalesTaskNeeds, now: Date): Promise<number> {
  let count = 0
  for (let read = 0; read < maxBatches; read += 1) {
    const followed = await followBatch(needs, now)
    count += followed
    if (followed < batch) return count
  }
  return count
}

async function followBatch(needs: SalesTaskNeeds, now: Date): Promise<number> {
  const { database, logger } = needs
  const left = await database.rows<Change>(sql`
    select order_id as "orderId", changed_at::text as "changedAt" from followed_orders
    where (followed_at is null or followed_at < changed_at) and next_try_at <= ${now}
    order by next_try_at
    limit ${batch}::int`)
  for (const change of left) {
    try {
      await followChange(needs, change.orderId, now)
      await markFollowed(database, change)
    } catch (error) {
      logger.warn({ order: change.orderId, err: error }, 'a platform order change could not be applied yet')
      await tryLater(database, change, error instanceof Error ? error.message : String(error), now)
    }
  }
  return left.length
}

/** An order without any payment attempt of ours is not ours: others sell on the platform too. */
async function followChange(needs: SalesTaskNeeds, orderId: string, now: Date): Promise<void> {
  const number = await importWebOrder(needs, orderId)
  if (number) return followOrder(needs, number, orderId, now)
  const ours = await needs.database.find(sql`
    select true from payment_attempts where order_id = ${orderId}
      and ${stateIs('isLive')}
    union all
    select true from sales_documents
    where id = ${quoteOrderNumber(orderId)} and platform_order_id is null`)
  if (ours) throw new Error(`order ${orderId} is on its way to us`)
}

/** An order that changed again meanwhile stays on the list. */
const markFollowed = (db: Queryable, { orderId, changedAt }: Change): Promise<unknown> =>
  db.rows(sql`
    update followed_orders set followed_at = changed_at, problem = null
    where order_id = ${orderId} and changed_at = ${changedAt}::timestamptz`)

const tryLater = (db: Queryable, { orderId, changedAt }: Change, problem: string, now: Date): Promise<unknown> =>
  db.rows(sql`
    update followed_orders
    set tries = tries + 1, problem = ${problem},
      next_try_at = ${now}::timestamptz + make_interval(mins => least(power(2, least(tries, 10)), ${longestMinutes})::int)
    where order_id = ${orderId} and changed_at = ${changedAt}::timestamptz`)
