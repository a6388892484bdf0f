import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Migration } from './read-migrations.ts'

/** Runs a file and notes it. */
export async function applyMigration(client: pg.Client, schema: string, file: Migration): Promise<void> {
  try {
    await (file.isOutsideTransaction ? runStatements(client, file) : runInTransaction(client, schema, file))
  } catch (error) {
    throw new Error(`Migration ${file.name} failed: ${(error as Error).message}`, { cause: error })
  }
}

const lockSeconds = 1
const lockTries = 60
const pauseMilliseconds = 500

/**
 * A statement that waits for a table's lock makes everyone else wait behind it, so it gives up soon, lets them pass and
 * tries again.
 */
async function runInTransaction(client: pg.Client, schema: string, file: Migration): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryInTransaction(client, schema, file)
    } catch (error) {
      if (!isLockTimeout(error) || tries === lockTries) throw error
      await sleep(pauseMilliseconds)
    }
  }
}

const isLockTimeout = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '55P03'

async function tryInTransaction(client: pg.Client, schema: string, file: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = '${lockSeconds}s'`)
    await client.query(`set local search_path to ${client.escapeIdentifier(schema)}`)
    await client.query(file.text)
    await noteMigration(client, file)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * One statement after the other. A file that was interrupted is run again from its beginning. An index that is built
 * concurrently waits for every older transaction, so there is no limit on waiting.
 */
async function runStatements(client: pg.Client, file: Migration): Promise<void> {
  await client.query('set lock_timeout = 0')
  try {
    for (const statement of splitStatements(file.text)) await client.query(statement)
    await noteMigration(client, file)
  } finally {
    await client.query('reset lock_timeout')
  }
}

/** A semicolon at the end of a line ends a statement. */
const splitStatements = (text: string): string[] =>
  text
    .replace(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean)

const noteMigration = (client: pg.Client, { number, name, checksum, kind }: Migration): Promise<unknown> =>
  client.query('insert into migrations (number, name, checksum, is_expand) values ($1, $2, $3, $4)', [
    number,
    name,
    checksum,
    kind === 'expand',
  ])
