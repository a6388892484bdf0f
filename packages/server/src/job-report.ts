import type { Queryable } from './database.ts'
import { sql } from './sql.ts'

/** A background job that someone may have to look at. */
export interface ReportedJob {
  id: string
  task: string
  status: 'Running' | 'Waiting' | 'GivenUp'
  attempts: number
  maxAttempts: number
  /** The first line of the last failure. */
  problem: string | null
  dueAt: Date
}

const maxListed = 100

/**
 * Jobs that failed, are given up, or should have run a minute ago, the worst first. Programs may share a queue, so each
 * names its own tasks.
 */
export const listTroubledJobs = (db: Queryable, tasks: readonly string[]): Promise<ReportedJob[]> =>
  db.rows<ReportedJob>(sql`
    select id::text as id, task_identifier as task, case when locked_at is not null then 'Running'
        when attempts >= max_attempts then 'GivenUp' else 'Waiting' end as status,
      attempts::int as attempts, max_attempts::int as "maxAttempts",
      left(split_part(last_error, e'\\n', 1), 500) as problem, run_at as "dueAt"
    from graphile_worker.jobs
    where task_identifier = any(${tasks}::text[])
      and (last_error is not null or (locked_at is null and run_at < now() - interval '1 minute'))
    order by locked_at is null and attempts >= max_attempts desc, run_at, id
    limit ${maxListed}`)

/** Runs a job again at once, with all of its attempts. Returns its task; undefined if it is gone or runs now. */
export async function retryJob(db: Queryable, id: string, tasks: readonly string[]): Promise<string | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined
  const job = await db.find<{ task: string }>(sql`
    select task_identifier as task from graphile_worker.jobs
    where id = ${id}::bigint and task_identifier = any(${tasks}::text[]) and locked_at is null`)
  if (!job) return undefined
  await db.rows(sql`
    select from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`)
  return job.task
}
