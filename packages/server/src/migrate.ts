import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

interface Migration {
  number: number
  name: string
  text: string
  checksum: string
  /** An earlier program works with the schema that this file leaves; its first line says `-- expand`. */
  isExpand: boolean
}

interface AppliedMigration {
  number: number
  checksum: string
  isExpand: boolean
}

export interface MigrateOptions {
  url: string
  schema: string
  folder: string
  log?: (message: string) => void
}

/**
 * Brings a schema up to date: numbered files, forward only, each in its own transaction with its record. Any number of
 * processes may start at once; the advisory lock lets one run while the others wait (DUR-5).
 */
export async function migrate({ url, schema, folder, log = () => {} }: MigrateOptions): Promise<number> {
  const files = await readMigrations(folder)
  const client = new pg.Client({ connectionString: url, options: '-c lock_timeout=60s -c timezone=UTC' })
  await client.connect()
  try {
    await requireVersion(client)
    await client.query(`select pg_advisory_lock(hashtext('tessera migrations'), hashtext($1))`, [schema])
    const applied = await readApplied(client, schema)
    checkNewer(files, applied, schema)
    checkChanged(files, applied)
    const pending = files.filter(({ number }) => !applied.has(number))
    for (const file of pending) {
      await applyMigration(client, schema, file)
      log(`applied ${schema} migration ${file.name}`)
    }
    return pending.length
  } finally {
    await client.end()
  }
}

/** PostgreSQL 15 added `unique nulls not distinct` and `on delete set null (column)`. */
async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version")
  const version = rows[0]?.version ?? '0'
  if (Number.parseInt(version, 10) < 15) throw new Error(`PostgreSQL 15 or later is needed; this one is ${version}.`)
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d+_.*\.sql$/.test(name))
  const files = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return {
        number: Number.parseInt(name, 10),
        name,
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
        isExpand: /^-- expand\b/.test(text),
      }
    }),
  )
  return files.sort((a, b) => a.number - b.number)
}

async function readApplied(client: pg.Client, schema: string): Promise<Map<number, AppliedMigration>> {
  await client.query(`create schema if not exists ${client.escapeIdentifier(schema)}`)
  await client.query(`set search_path to ${client.escapeIdentifier(schema)}`)
  await client.query(`create table if not exists migrations (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
  await client.query('alter table migrations add column if not exists is_expand boolean not null default false')
  const { rows } = await client.query<AppliedMigration>(
    'select number, checksum, is_expand as "isExpand" from migrations',
  )
  return new Map(rows.map((row) => [row.number, row]))
}

/**
 * During a rolling deploy programs of the last release start beside the next one: files that only expand the schema do
 * not stop them.
 */
function checkNewer(files: Migration[], applied: Map<number, AppliedMigration>, schema: string): void {
  const newest = Math.max(0, ...files.map(({ number }) => number))
  const contract = [...applied.values()].find(({ number, isExpand }) => number > newest && !isExpand)
  if (contract)
    throw new Error(
      `The ${schema} schema is at migration ${contract.number}, newer than this program knows (${newest}). Start a newer version.`,
    )
}

function checkChanged(files: Migration[], applied: Map<number, AppliedMigration>): void {
  const changed = files.find(({ number, checksum }) => checksum !== (applied.get(number)?.checksum ?? checksum))
  if (changed)
    throw new Error(
      `Migration ${changed.name} was changed after it had been applied. Restore the file and add a new one.`,
    )
}

async function applyMigration(
  client: pg.Client,
  schema: string,
  { number, name, text, checksum, isExpand }: Migration,
): Promise<void> {
  try {
    await client.query('begin')
    await client.query(`set local search_path to ${client.escapeIdentifier(schema)}`)
    await client.query(text)
    await client.query('insert into migrations (number, name, checksum, is_expand) values ($1, $2, $3, $4)', [
      number,
      name,
      checksum,
      isExpand,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
