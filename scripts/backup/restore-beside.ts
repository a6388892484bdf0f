import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
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
  /** Its address while it runs, for this machine's root and its owner only. */
  url: string
}

/** A server that is told to stop and does not is killed. */
const stopMilliseconds = 30_000

/** Restores beside the running database, looks whether everything is there, and stops the copy after `use`. */
export async function restoreBeside(
  options: DrillOptions,
  use: (result: DrillResult) => Promise<void>,
): Promise<DrillResult> {
  const { repository, folder, to, user, databaseName, port } = options
  const url = `postgresql://${user}@${encodeURIComponent(folder)}:${port}/${databaseName}`
  const began = performance.now()
  makeFolder(folder, repository.options.owner)
  await repository.restore(folder, to)
  const copy = startCopy(options)
  try {
    const database = await waitUntilOpen(options, url, copy)
    const seconds = (performance.now() - began) / 1000
    const found = await inspect(database).finally(() => database.close())
    const result = { ...found, seconds, url }
    await use(result)
    return result
  } finally {
    await stopCopy(copy.child)
  }
}

interface Copy {
  child: ChildProcess
  /** The last lines of its log. */
  log(): string
}

/** Without `hot_standby` it needs no limits as high as the original's to read the log. */
const copySettings = [
  'listen_addresses=',
  'hot_standby=off',
  'archive_mode=off',
  'synchronous_standby_names=',
  'logging_collector=off',
  'log_destination=stderr',
]

/**
 * The copy must not write into the archive of the original, and nothing waits for its standbys. Debian keeps settings and
 * rights outside the folder, and those of the original may ask for a password: the copy has its own, and no port.
 */
function startCopy({ repository, postgres, folder, port }: DrillOptions): Copy {
  const [config, rights] = [join(folder, 'copy.conf'), join(folder, 'copy_hba.conf')]
  writeFileSync(config, '')
  writeFileSync(rights, 'local all all trust\n')
  const place = ['-D', folder, '-p', String(port), '-k', folder]
  const all = [`config_file=${config}`, `hba_file=${rights}`, ...copySettings]
  const child = spawn(postgres, [...place, ...all.flatMap((setting) => ['-c', setting])], {
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

async function waitUntilOpen({ limitSeconds }: DrillOptions, url: string, { child, log }: Copy): Promise<Database> {
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

async function inspect(database: Database): Promise<Omit<DrillResult, 'seconds' | 'url'>> {
  const row = await database.find<Omit<DrillResult, 'violations' | 'seconds' | 'url'>>(sql`
    select count(*)::int as orders, max(date_submitted)::text as "lastOrder",
      (select count(*)::int from pg_tables where schemaname in ('platform', 'shop', 'mortarpay')) as tables
    from orders where is_submitted`)
  if (!row) throw new Error('The restored database has no answer')
  return { ...row, violations: await findViolations(database) }
}
