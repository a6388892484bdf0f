import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { applyMigration } from './migrations/apply-migration.ts'
import { type AppliedMigrations, checkApplied } from './migrations/check-applied.ts'
import { readApplied } from './migrations/read-applied.ts'
import { type Migration, readMigrations } from './migrations/read-migrations.ts'

export interface MigrateOptions {
  url: string
  schema: string
  folder: string
  log?: (message: string) => void
  /** Stops before the first file that takes something away from the last release. */
  isExpandOnly?: boolean
}

/**
 * Brings a schema up to date: numbered files, forward only, each with its record. Any number of processes may start at
 * once; the advisory lock lets one run while the others wait (DUR-5).
 */
export async function migrate(options: MigrateOptions): Promise<number> {
  const { url, schema, folder, log = () => {} } = options
  const files = await readMigrations(folder)
  const client = new pg.Client({ connectionString: url, options: '-c lock_timeout=60s -c timezone=UTC' })
  await client.connect()
  try {
    await requireVersion(client)
    await lockMigrations(client, schema)
    await createRecords(client, schema)
    const applied = await readApplied(client, schema)
    checkApplied(files, applied, schema)
    const pending = findPending(files, applied, options)
    for (const file of pending) {
      await applyMigration(client, schema, file)
      log(`applied ${schema} migration ${file.name}`)
    }
    return pending.length
  } finally {
    await client.end()
  }
}

const lockSeconds = 600
const pauseMilliseconds = 100

/**
 * Asks again and again: a process that waits inside a statement holds a snapshot, and an index that the other process
 * builds concurrently would wait for that.
 */
async function lockMigrations(client: pg.Client, schema: string): Promise<void> {
  const began = Date.now()
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>(
      `select pg_try_advisory_lock(hashtext('tessera migrations'), hashtext($1)) as "isOurs"`,
      [schema],
    )
    if (rows[0]?.isOurs) return
    if (Date.now() - began > lockSeconds * 1000)
      throw new Error(`Another process has been migrating the ${schema} schema for ${lockSeconds} s.`)
    await sleep(pauseMilliseconds)
  }
}

async function createRecords(client: pg.Client, schema: string): Promise<void> {
  await client.query(`create schema if not exists ${client.escapeIdentifier(schema)}`)
  await client.query(`set search_path to ${client.escapeIdentifier(schema)}`)
  await client.query(`create table if not exists migrations (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
  await client.query('alter table migrations add column if not exists is_expand boolean not null default false')
}

function findPending(
  files: Migration[],
  applied: AppliedMigrations,
  { schema, isExpandOnly, log = () => {} }: MigrateOptions,
): Migration[] {
  const pending = files.filter(({ number }) => !applied.has(number))
  const contract = isExpandOnly ? pending.findIndex(({ kind }) => kind !== 'expand') : -1
  if (contract < 0) return pending
  log(`stopped before ${schema} migration ${pending[contract]?.name}, which programs of the last release refuse`)
  return pending.slice(0, contract)
}

/** PostgreSQL 15 added `unique nulls not distinct` and `on delete set null (column)`. */
async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version")
  const version = rows[0]?.version ?? '0'
  if (Number.parseInt(version, 10) < 15) throw new Error(`PostgreSQL 15 or later is needed; this one is ${version}.`)
}
