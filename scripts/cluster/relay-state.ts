import type { PostgresServer } from './postgres-server.ts'

/** Why events may wait: the relay's position, transactions that have written, listening workers, and jobs. */
export async function describeRelay(server: PostgresServer): Promise<string[]> {
  const rows = await server.query<{ line: string }>(`
    select format('%s (%s, %s) after (%s, %s), visible below %s',
      e.operation, e.xid, e.id, c.last_xid, c.last_id, platform.log_xmin()) as line
    from platform.events e, platform.event_cursor c where (e.xid, e.id) > (c.last_xid, c.last_id)
    union all
    select format('transaction %s of %s since %s, %s: %s', backend_xid, usename, xact_start, state, left(query, 100))
    from pg_stat_activity where backend_xid is not null
    union all
    select format('%s workers listen', count(*)) from pg_stat_activity where query ilike 'listen "jobs:insert"%'
    union all
    select format('job %s, key %s, %s attempts, due %s, locked %s: %s', task_identifier, key, attempts, run_at, locked_at, left(last_error, 200))
    from graphile_worker.jobs where run_at < now() + interval '1 minute'`)
  return [`now ${new Date().toISOString()}`, ...rows.map(({ line }) => line)]
}
