import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { settleTask, settlingKey } from './queue-settling.ts'

/** The job of the version before, which may still be in a queue. */
export const orderPlacedJob = 'take-web-order'

/**
 * Reserves the order's number and publishes `order.placed`, once per order, in the transaction that places it. One job
 * does all that follows, also what a notice has queued meanwhile; its key is its own, because a notice replaces the job
 * of the attempt's key.
 */
export const publishOrderPlaced = (db: Queryable, orderId: string, attemptId: string): Promise<unknown> =>
  db.rows(sql`
    with numbered as (insert into web_order_numbers (order_id) values (${orderId}) on conflict do nothing)
    select graphile_worker.add_job(${settleTask}, json_build_object('attempt', ${attemptId}::text, 'order', ${orderId}::text),
      job_key => ${`order-placed ${orderId}`}, max_attempts => 10),
      graphile_worker.remove_job(${settlingKey(attemptId)})`)
