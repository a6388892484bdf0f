import type { Queryable } from '@tessera/server/database'
import { addPendingJob } from '@tessera/server/pending-jobs'
import { sql } from '@tessera/server/sql'

/** A call to the checkout service about an order, named by the last segment of its URL. */
export type OrderNotice = 'ordersubmit' | 'ordersubmitforapproval' | 'orderapproved'

/** Seven retries after the first attempt, within half an hour. */
const attempts = 8

/**
 * OUT-2: queued in the transaction of the change, so that the service is notified if and only if it commits. An order
 * may be submitted for approval several times, so the transaction is part of the event's ID.
 */
export async function announceOrder(db: Queryable, uid: string, notice: OrderNotice): Promise<void> {
  const event = sql`concat_ws('-', ${notice}::text, ${uid}::text, pg_current_xact_id())`
  await db.send(
    addPendingJob({
      task: 'order-submitted',
      payload: sql`json_build_object('order', ${uid}::text, 'notice', ${notice}::text, 'event', ${event})`,
      maxAttempts: attempts,
    }),
  )
}
