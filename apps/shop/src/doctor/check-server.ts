import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { bad, type Finding, good, look } from './finding.ts'

interface ServerState {
  version: string
  role: string
  isSuperuser: boolean
  takesWrites: boolean
  settings: Record<string, string>
  oldestWrite: number
  numberAge: number
}

const readState = (db: Queryable): Promise<ServerState | undefined> =>
  db.find<ServerState>(sql`
    select current_setting('server_version') as version, current_user as role,
      (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
      not pg_is_in_recovery() and not current_setting('transaction_read_only')::boolean as "takesWrites",
      (select jsonb_object_agg(name, setting) from pg_settings
        where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum', 'data_checksums',
          'server_encoding', 'max_connections')) as settings,
      coalesce((select extract(epoch from max(now() - xact_start)) from pg_stat_activity
        where backend_xid is not null), 0)::float8 as "oldestWrite",
      (select max(age(datfrozenxid)) from pg_database)::float8 as "numberAge"`)

/** Settings without which an accepted order can be lost or a table decays. */
const needed: Record<string, [value: string, why: string]> = {
  fsync: ['on', 'A power failure destroys the database.'],
  full_page_writes: ['on', 'A power failure can tear pages.'],
  autovacuum: ['on', 'Tables grow without end.'],
  server_encoding: ['UTF8', 'Names of customers cannot be stored.'],
}

/** Version, role, settings and long transactions of PostgreSQL. */
export async function checkServer(db: Queryable, connections: number): Promise<Finding[]> {
  const state = await readState(db)
  if (!state) return [bad('PostgreSQL does not answer.', 'Start it, or correct DATABASE_URL.')]
  return [
    Number.parseInt(state.version, 10) >= 15
      ? good(`PostgreSQL ${state.version}.`)
      : bad(`PostgreSQL ${state.version} is too old.`, 'Use 15 or later.'),
    state.takesWrites
      ? good('The database takes writes.')
      : bad('The database takes no writes.', 'Point DATABASE_URL at the primary.'),
    state.isSuperuser
      ? look(`The role ${state.role} is a superuser.`, 'Connect as a role that only owns its database.')
      : good(`The role ${state.role} is no superuser.`),
    ...checkSettings(state.settings, connections),
    ...checkAges(state),
  ]
}

function checkSettings(settings: Record<string, string>, connections: number): Finding[] {
  const wrong = Object.entries(needed).flatMap(([name, [value, why]]) =>
    settings[name] === value ? [] : [bad(`${name} is ${settings[name]}. ${why}`, `Set ${name} = ${value}.`)],
  )
  const max = Number(settings.max_connections)
  return [
    ...wrong,
    settings.synchronous_commit === 'off'
      ? bad('Commits are not flushed: accepted orders can be lost.', 'Set synchronous_commit = on.')
      : good('Commits are flushed.'),
    settings.data_checksums === 'on'
      ? good('Pages have checksums.')
      : look('Pages have no checksums.', 'Run pg_checksums --enable while the server is stopped.'),
    max >= 4 * connections
      ? good(`${max} connections for processes of ${connections}.`)
      : look(`${max} connections are few for processes of ${connections}.`, 'Raise max_connections, or use a pooler.'),
  ]
}

const [longSeconds, tooLongSeconds, manyNumbers] = [60, 900, 500_000_000]

function checkAges({ oldestWrite, numberAge }: Pick<ServerState, 'oldestWrite' | 'numberAge'>): Finding[] {
  const says = `A transaction has been writing for ${Math.round(oldestWrite)} s; events and messages wait for it.`
  const todo = 'Find it in pg_stat_activity and end it (docs/operating/deploys.md).'
  return [
    oldestWrite > tooLongSeconds
      ? bad(says, todo)
      : oldestWrite > longSeconds
        ? look(says, todo)
        : good('No transaction has been writing for long.'),
    numberAge > manyNumbers
      ? bad(`Transaction numbers are ${numberAge} old.`, 'Vacuum the oldest tables: vacuum freeze.')
      : good('Transaction numbers are young.'),
  ]
}
