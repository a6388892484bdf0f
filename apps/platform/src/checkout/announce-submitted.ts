import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Seven retries after the first attempt, within half an hour. */
const attempts = 8

/** OUT-2: queued in the transaction of the submission, so that the service is notified if and only if it commits. */
export async function announceSubmitted(db: Queryable, uid: string): Promise<void> {
  await db.send(sql`
    select graphile_worker.add_job('order-submitted', json_build_object('order', ${uid}::text), max_attempts => ${attempts}::int)`)
}
