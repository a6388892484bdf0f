import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

export const settleTask = 'settle-payment'

export const settlingKey = (attemptId: string): string => `${settleTask} ${attemptId}`

/** Queues a job that continues the attempt, in the caller's transaction. Jobs are unique per attempt. */
export const queueSettling = (db: Queryable, attemptId: string, waitSeconds = 0): Promise<unknown> =>
  db.rows(sql`
    select graphile_worker.add_job(${settleTask}, json_build_object('attempt', ${attemptId}::text),
      job_key => ${settlingKey(attemptId)}, max_attempts => 10,
      run_at => now() + make_interval(secs => ${waitSeconds}::int))`)
