import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

export const mirrorTask = 'mirror-quote-orders'

/** Runs in the transaction of an acceptance: the platform gets the order at once, not at the next minute. */
export const queueMirroring = (db: Queryable): Promise<unknown> =>
  db.rows(sql`select graphile_worker.add_job(${mirrorTask}, job_key => ${mirrorTask})`)
