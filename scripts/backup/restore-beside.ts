import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findViolations } from '@tessera/platform/find-violations'
import { type Database, openDatabase } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { makeFolder } from '../cluster/run-as-postgres.ts'
import type { BackupRepository } from './backup-repository.ts'

export interface DrillOptions {
  repository: BackupRepository
  /** The program `postgres`. */
  postgres: string
  /** Does not exist yet. */
  folder: string
  port: number
  /** A time such as `2026-11-17 15:00:00+00`. */
  to: string
  user: string
  databaseName: string
}

export interface DrillResult {
  /** Submitted orders, and when the last one was. */
  orders: number
  lastOrder: string | null
  tables: number
  violations: string[]
  /** Until the restored database took questions. */
  seconds: number
}

const limitMilliseconds = 3_600_000
const long = { connection: 10, statement: 600, lock: 10, silence: 600 }

/** Restores beside the running database, looks whether everything is there, and stops the copy. */
export async function restoreBeside(options: DrillOptions): Promise<DrillResult> {
  const { repository, postgres, folder, port, to } = options
  const { owner } = repository.options
  const began = performance.now()
  makeFolder(folder, owner)
  await repository.restore(folder, to)
  // the copy must not write into the archive of the original, and nothing waits for its standbys
  const apart = ['archive_mode=off', 'synchronous_standby_names='].flatMap((setting) => ['-c', setting])
  const place = ['-D', folder, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
  const child = spawn(postgres, [...place, ...apart], { ...owner, cwd: folder, stdio: 'ignore' })
  const exited = once(child, 'exit')
  try {
    const database = await waitUntilOpen(options, () => child.exitCode !== null)
    const seconds = (performance.now() - began) / 1000
    return await inspect(database, seconds).finally(() => database.close())
  } finally {
    child.kill('SIGINT')
    await exited
  }
}

async function waitUntilOpen({ port, user, databaseName, folder }: DrillOptions, hasEnded: () => boolean) {
  const url = `postgresql://${user}@127.0.0.1:${port}/${databaseName}`
  const database = openDatabase({ url, schema: 'platform', maxConnections: 1, timeouts: long })
  for (const began = Date.now(); ; await sleep(200)) {
    const row = await database
      .find<{ isOpen: boolean }>(sql`select not pg_is_in_recovery() as "isOpen"`)
      .catch(() => undefined)
    if (row?.isOpen) return database
    if (!hasEnded() && Date.now() - began < limitMilliseconds) continue
    await database.close()
    throw new Error(`The restored database did not open; see ${join(folder, 'log')}`)
  }
}

async function inspect(database: Database, seconds: number): Promise<DrillResult> {
  const row = await database.find<Omit<DrillResult, 'violations' | 'seconds'>>(sql`
    select count(*)::int as orders, max(date_submitted)::text as "lastOrder",
      (select count(*)::int from pg_tables where schemaname in ('platform', 'shop', 'mortarpay')) as tables
    from orders where is_submitted`)
  if (!row) throw new Error('The restored database has no answer')
  return { ...row, violations: await findViolations(database), seconds }
}
