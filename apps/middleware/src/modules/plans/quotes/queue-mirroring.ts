import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

export const mirrorTask = 'mirror-quote-orders'

/** In the transaction of an acceptance: the boxes are set aside in a moment, not in a minute. */
export const queueMirroring = (db: Queryable): Promise<unknown> =>
  db.rows(sql`select graphile_worker.add_job(${mirrorTask}, job_key => ${mirrorTask})`)
