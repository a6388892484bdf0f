import type { Database, Queryable } from '@tessera/server/database'
import { addPendingJob, moveJobs } from '@tessera/server/pending-jobs'
import { empty, type Sql, sql } from '@tessera/server/sql'
import { settleTask, settlingKey } from './queue-settling.ts'

/** The job of the version before, which may still be in a queue. */
export const orderPlacedJob = 'take-web-order'

interface PlacedOrderIds {
  orderId: string
  attemptId: string
}

/** Its key is its own, because a notice replaces the job of the attempt's key. */
const addPlacedJob = ({ orderId, attemptId }: PlacedOrderIds): Sql =>
  addPendingJob({
    task: settleTask,
    payload: sql`json_build_object('attempt', ${attemptId}::text, 'order', ${orderId}::text)`,
    key: `order-placed ${orderId}`,
    maxAttempts: 10,
  })

/**
 * Reserves the order's number and publishes `order.placed`, once per order, in the transaction that places it: a job
 * does all that follows, also what a notice has queued meanwhile; the caller moves it to the queue after the commit.
 * Without it the jobs of each minute find what a follower left that has died. Returns the number, unless the order had
 * one before.
 */
export async function publishOrderPlaced(
  db: Queryable,
  { isFollowed, ...ids }: PlacedOrderIds & { isFollowed: boolean },
): Promise<string | undefined> {
  const row = await db.find<{ number: string | null }>(sql`
    with numbered as (
      insert into web_order_numbers (order_id) values (${ids.orderId}) on conflict do nothing returning number)
      ${isFollowed ? empty : sql`, queued as (${addPlacedJob(ids)})`}
    select (select number from numbered) as number, graphile_worker.remove_job(${settlingKey(ids.attemptId)})`)
  return row?.number ?? undefined
}

/** Leaves to a job what a follower could not do. */
export async function queuePlacedOrder(database: Database, ids: PlacedOrderIds): Promise<void> {
  await database.rows(addPlacedJob(ids))
  await moveJobs(database)
}
