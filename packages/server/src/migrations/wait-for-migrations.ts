import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { MigrateOptions } from '../migrate.ts'
import { type AppliedMigrations, checkApplied } from './check-applied.ts'
import { readApplied } from './read-applied.ts'
import { type Migration, readMigrations } from './read-migrations.ts'

const pauseMilliseconds = 500

/**
 * Resolves when another process has migrated the schema far enough for this program. Files that take away what only the
 * last release uses may come later.
 */
export async function waitForMigrations(
  { url, schema, folder, log = () => {} }: MigrateOptions,
  limitSeconds = 600,
): Promise<void> {
  const files = await readMigrations(folder)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const began = Date.now()
    for (let tries = 0; ; tries++) {
      const missing = await findMissing(client, schema, files)
      if (!missing) return
      const what = `${schema} migration ${missing.name}; npm run migrate applies it`
      if (tries === 0) log(`waits for ${what}`)
      if (Date.now() - began > limitSeconds * 1000) throw new Error(`Waited ${limitSeconds} s for ${what}.`)
      await sleep(pauseMilliseconds)
    }
  } finally {
    await client.end()
  }
}

/** The first file that this program needs and the schema lacks. Refuses a schema that it cannot work with. */
export async function findMissingMigration({ url, schema, folder }: MigrateOptions): Promise<Migration | undefined> {
  const files = await readMigrations(folder)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return findMissing(client, schema, files).finally(() => client.end())
}

async function findMissing(client: pg.Client, schema: string, files: Migration[]): Promise<Migration | undefined> {
  const applied = await readIfThere(client, schema)
  checkApplied(files, applied, schema)
  return files.find(({ number, kind }) => !applied.has(number) && kind !== 'contract')
}

async function readIfThere(client: pg.Client, schema: string): Promise<AppliedMigrations> {
  const { rows } = await client.query<{ isThere: boolean }>(`select to_regclass($1) is not null as "isThere"`, [
    `${client.escapeIdentifier(schema)}.migrations`,
  ])
  return rows[0]?.isThere ? readApplied(client, schema) : new Map()
}
