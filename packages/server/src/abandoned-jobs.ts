import type pg from 'pg'

/** Both numbers of the lock of a worker: the first is the same for all of them. */
const lockNumbers = 'hashtext($1), hashtext($2)'
const lockName = 'tessera worker'

/**
 * Shows that a worker is there, by a lock of the connection on which it listens: the lock ends with the process. A
 * connection that cannot take it is lost, and the next one takes it.
 */
export const showWorker = async (client: pg.ClientBase, worker: string): Promise<void> => {
  await client.query(`select pg_advisory_lock_shared(${lockNumbers})`, [lockName, worker]).catch(() => {})
}

/** Before the connection goes back to its pool. */
export const hideWorker = async (client: pg.ClientBase, worker: string): Promise<void> => {
  await client.query(`select pg_advisory_unlock_shared(${lockNumbers})`, [lockName, worker]).catch(() => {})
}

/** Workers that hold jobs and are not there. */
const missingWorkers = `
  select distinct j.locked_by as worker from graphile_worker.jobs j
  where j.locked_by is not null and not exists (
    select from pg_locks l
    where l.locktype = 'advisory' and l.objsubid = 2 and l.granted
      and l.database = (select oid from pg_database where datname = current_database())
      and l.classid::bigint = hashtext($1)::bigint & 4294967295
      and l.objid::bigint = hashtext(j.locked_by)::bigint & 4294967295)`

export const processEnded = 'The process that ran this job ended.'

/**
 * Lets others run the jobs of these workers. The attempt that was cut off does not count, so that a job in its last one
 * is not given up. It counts if the attempt before was cut off too: a job that ends its process must not go on forever.
 */
const freeJobs = `
  with freed as (
    update graphile_worker._private_jobs set
      locked_at = null, locked_by = null, run_at = greatest(run_at, now()), updated_at = now(), last_error = $2,
      attempts = attempts - (last_error is distinct from $2)::int
    where locked_by = any ($1::text[])
    returning id)
  select count(*)::int as count, pg_notify('jobs:insert', json_build_object('count', count(*))::text)
  from freed having count(*) > 0`

/**
 * A look for jobs of processes that were killed, which the queue itself keeps locked for four hours. A worker counts as
 * gone when two looks in a row have missed it: one that has lost its connection makes another within a minute. Returns
 * how many jobs were freed.
 */
export function watchAbandonedJobs(pool: pg.Pool): () => Promise<number> {
  let missed = new Set<string>()
  return async () => {
    const { rows } = await pool.query<{ worker: string }>(missingWorkers, [lockName])
    const missing = rows.map(({ worker }) => worker)
    const gone = missing.filter((worker) => missed.has(worker))
    missed = new Set(missing)
    if (gone.length === 0) return 0
    const freed = await pool.query<{ count: number }>(freeJobs, [gone, processEnded])
    return freed.rows[0]?.count ?? 0
  }
}
