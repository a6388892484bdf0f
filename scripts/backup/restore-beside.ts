import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
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
  /** Each part that takes longer is given up: writing the files, reading the log, checking the rules. */
  limitSeconds: number
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

/** A server that is told to stop and does not is killed. */
const stopMilliseconds = 30_000

/** Restores beside the running database, looks whether everything is there, and stops the copy. */
export async function restoreBeside(options: DrillOptions): Promise<DrillResult> {
  const { repository, folder, to } = options
  const began = performance.now()
  makeFolder(folder, repository.options.owner)
  await repository.restore(folder, to)
  const copy = startCopy(options)
  try {
    const database = await waitUntilOpen(options, copy)
    const seconds = (performance.now() - began) / 1000
    return await inspect(database, seconds).finally(() => database.close())
  } finally {
    await stopCopy(copy.child)
  }
}

interface Copy {
  child: ChildProcess
  /** The last lines of its log. */
  log(): string
}

/** The copy must not write into the archive of the original, and nothing waits for its standbys. */
function startCopy({ repository, postgres, folder, port }: DrillOptions): Copy {
  const apart = ['archive_mode=off', 'synchronous_standby_names=', 'logging_collector=off', 'log_destination=stderr']
  const place = ['-D', folder, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
  const child = spawn(postgres, [...place, ...apart.flatMap((setting) => ['-c', setting])], {
    ...repository.options.owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (chunk) => {
    log = (log + chunk).slice(-3000)
  })
  return { child, log: () => log }
}

async function stopCopy(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMilliseconds)
  await exited
  clearTimeout(timer)
}

async function waitUntilOpen(options: DrillOptions, { child, log }: Copy): Promise<Database> {
  const { port, user, databaseName, limitSeconds } = options
  const url = `postgresql://${user}@127.0.0.1:${port}/${databaseName}`
  const timeouts = { connection: 10, statement: limitSeconds, lock: 10, silence: limitSeconds }
  const database = openDatabase({ url, schema: 'platform', maxConnections: 1, timeouts, answerSeconds: limitSeconds })
  for (const began = Date.now(); ; await sleep(200)) {
    const row = await database
      .within(timeouts.connection)
      .find<{ isOpen: boolean }>(sql`select not pg_is_in_recovery() as "isOpen"`)
      .catch(() => undefined)
    if (row?.isOpen) return database
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (!hasEnded && Date.now() - began < limitSeconds * 1000) continue
    await database.close()
    const reason = hasEnded ? 'did not start' : `did not open in ${limitSeconds} s`
    throw new Error(`The restored database ${reason}. The end of its log:\n${log()}`)
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
