import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Job that handles the event `order.placed`; its name is stored in the queue. */
export const orderPlacedJob = 'take-web-order'

/** Publishes `order.placed` in the transaction that places the order, once per order. */
export const publishOrderPlaced = (db: Queryable, orderId: string): Promise<unknown> =>
  db.rows(sql`
    select graphile_worker.add_job(${orderPlacedJob}, json_build_object('order', ${orderId}::text),
      job_key => ${`${orderPlacedJob} ${orderId}`}, max_attempts => 10)`)
