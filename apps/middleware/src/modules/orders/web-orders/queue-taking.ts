import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

export const takeTask = 'take-web-order'

/** In the transaction that places it: the back office will have it in a moment. One such job is enough. */
export const queueTaking = (db: Queryable, orderId: string): Promise<unknown> =>
  db.rows(sql`
    select graphile_worker.add_job(${takeTask}, json_build_object('order', ${orderId}::text),
      job_key => ${`${takeTask} ${orderId}`}, max_attempts => 10)`)
