import { coalesce } from './coalesce.ts'
import type { Database, Queryable } from './database.ts'
import { type Sql, sql } from './sql.ts'

export interface PendingJob {
  task: string
  payload: Sql
  key?: string
  maxAttempts: number
}

/**
 * Adds a job without a notification: those of one database commit one after the other, each until its flush is done. The
 * row becomes a job of the queue when `movePendingJobs` runs after the commit.
 */
export const addPendingJob = ({ task, payload, key, maxAttempts }: PendingJob): Sql => sql`
  insert into pending_jobs (task, payload, job_key, max_attempts)
  values (${task}, ${payload}, ${key ?? null}::text, ${maxAttempts}::int)`

const batchSize = 1000

/**
 * Hands what is committed to the job queue, with one notification per batch. Any number of processes may do so at once.
 * Of jobs with the same key the last one counts, as in the queue.
 */
export async function movePendingJobs(db: Queryable): Promise<void> {
  for (;;) {
    const moved = await db.find<{ count: number }>(sql`
      with taken as (
        delete from pending_jobs where id in (
          select id from pending_jobs order by id limit ${batchSize}::int for update skip locked)
        returning *),
      latest as (
        select distinct on (coalesce(job_key, id::text), job_key is null) * from taken
        order by coalesce(job_key, id::text), job_key is null, id desc)
      select count(*)::int as count, (
        select count(*) from graphile_worker.add_jobs(array(
          select row(task, payload, null, created_at, max_attempts, job_key, null, null)::graphile_worker.job_spec
          from latest order by id))) as added
      from taken having count(*) > 0`)
    if (!moved || moved.count < batchSize) return
  }
}

const movers = new WeakMap<Database, (nothing: undefined) => Promise<void>>()

/**
 * Moves them after a commit of this process; calls during a run share the next one. What fails here is left to the jobs
 * of each minute.
 */
export async function moveJobs(database: Database): Promise<void> {
  const move = movers.get(database) ?? coalesce(() => movePendingJobs(database))
  movers.set(database, move)
  await move(undefined).catch(() => undefined)
}
