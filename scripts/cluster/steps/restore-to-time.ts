import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { BackupRepository } from '../../backup/backup-repository.ts'
import type { DrillResult } from '../../backup/restore-beside.ts'
import type { FaultRow } from '../../faults/fault-row.ts'
import { root } from '../../source-files.ts'
import { bringTableBack } from '../bring-table-back.ts'
import type { ClusterRun } from '../cluster-run.ts'
import { findPrograms } from '../find-programs.ts'
import { findOwner, makeFolder } from '../run-as-postgres.ts'
import { runDoctor } from '../run-doctor.ts'
import { runStorm } from '../storm.ts'

const restoreSeconds = 300
/** Ends a program that hangs. */
const timeout = 120_000
const stanza = 'tessera'
/** Two other tables refer to it. */
const table = 'shop.reviews'

/** S11: backups while people buy, a table is dropped, the second before is restored beside, and the table brought back. */
export async function restoreToTime(opened: ClusterRun): Promise<FaultRow> {
  const { cluster } = opened
  const { primary } = cluster
  const repository = await createRepository(opened)
  await repository.back('full')
  const storm = await runStorm(opened, 'b', async () => {
    await sleep(4000)
    await repository.back('diff')
    await sleep(4000)
  })
  await sleep(2000)
  const before = await countAll(opened)
  const [dropped] = await primary.query<{ at: string; before: string }>(
    "select clock_timestamp()::text as at, (clock_timestamp() - interval '1 second')::text as before",
  )
  await primary.query(`drop table ${table} cascade`)
  await primary.query('select pg_switch_wal()')
  const age = await waitForArchive(opened)
  const problems = await examine(opened)
  const restored = await drill(repository, { opened, to: dropped?.before ?? '' })
  const after = await countAll(opened)
  return {
    id: 'backup',
    numbers: `${restored.orders} orders and ${restored.tables} tables in ${restored.seconds.toFixed(1)} s, written to the archive after ${age} ms; ${after.reviews} reviews brought back in ${restored.broughtSeconds.toFixed(1)} s; ${storm.numbers}`,
    findings: [
      ...storm.findings,
      ['all orders are there', restored.orders === before.orders ? [] : [`${restored.orders} of ${before.orders}`]],
      ['and the table', restored.tables === before.tables ? [] : [`${restored.tables} of ${before.tables}`]],
      ['the invariants hold', restored.violations],
      ['the doctor finds nothing bad', problems],
      ['the running database has the table again as it was', restored.differences],
      ['and its rows', after.reviews === before.reviews ? [] : [`${after.reviews} of ${before.reviews}`]],
    ],
    timed: [['in 5 minutes', restored.seconds <= restoreSeconds ? [] : [`${restored.seconds} s`]]],
  }
}

/** Lines of `npm run doctor` about what is bad. */
async function examine({ cluster }: ClusterRun): Promise<string[]> {
  const lines = await runDoctor(cluster)
  return lines.some((line) => line.startsWith('ok')) ? lines.filter((line) => line.startsWith('BAD')) : lines
}

interface DrillTarget {
  opened: ClusterRun
  /** The time to restore. */
  to: string
}

interface Drilled extends DrillResult {
  /** Of the schema, after the table was brought back, and how long that took. */
  differences: string[]
  broughtSeconds: number
}

/** As an operator would run it: the copy stays until the table is back. */
async function drill({ options }: BackupRepository, { opened: { cluster }, to }: DrillTarget): Promise<Drilled> {
  const { limitSeconds } = options
  const where = ['--config', options.config, '--stanza', options.stanza, '--folder', cluster.folder, '--stay']
  const given = [`${root}scripts/restore-drill.ts`, '--to', to, ...where, '--minutes', String(limitSeconds / 60)]
  const child = spawn(process.execPath, given, { cwd: root, timeout: 2 * limitSeconds * 1000 })
  const [exited, complaint] = [once(child, 'exit'), text(child.stderr)]
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), exited])
  if (typeof line !== 'string') throw new Error(await complaint)
  const result: DrillResult = JSON.parse(line)
  const began = performance.now()
  try {
    const names = { copy: result.url, database: cluster.primary.url, table }
    const differences = await bringTableBack(findPrograms().programs, names)
    return { ...result, differences, broughtSeconds: (performance.now() - began) / 1000 }
  } finally {
    child.kill('SIGINT')
    await exited
  }
}

/** The primary sends its log to the repository from now on. */
async function createRepository({ cluster }: ClusterRun): Promise<BackupRepository> {
  const { programs } = findPrograms()
  const owner = findOwner()
  const folder = join(cluster.folder, 'backups')
  for (const part of ['', 'repository', 'log', 'lock']) makeFolder(join(folder, part), owner)
  const config = join(cluster.folder, 'pgbackrest.conf')
  writeFileSync(config, repositoryConfig(folder, cluster.primary))
  const limitSeconds = timeout / 1000
  const repository = new BackupRepository({ program: programs.pgbackrest, config, stanza, owner, limitSeconds })
  await repository.create()
  await cluster.primary.query(`alter system set archive_command = '${repository.archiveCommand}'`)
  await cluster.primary.query('select pg_reload_conf()')
  return repository
}

const repositoryConfig = (folder: string, primary: ClusterRun['cluster']['primary']): string => `
[global]
repo1-path=${join(folder, 'repository')}
repo1-retention-full=2
log-path=${join(folder, 'log')}
lock-path=${join(folder, 'lock')}
log-level-console=warn
compress-type=lz4
[${stanza}]
pg1-path=${primary.folder}
pg1-port=${primary.port}
pg1-socket-path=${primary.folder}
pg1-user=tessera
`

interface Counts {
  orders: number
  tables: number
  /** Rows of the table that is dropped. */
  reviews: number
}

async function countAll({ cluster }: ClusterRun): Promise<Counts> {
  const [row] = await cluster.primary.query<Counts>(`
    select (select count(*)::int from platform.orders where is_submitted) as orders,
      (select count(*)::int from pg_tables where schemaname in ('platform', 'shop', 'mortarpay')) as tables,
      (select count(*)::int from ${table}) as reviews`)
  return row ?? { orders: 0, tables: 0, reviews: 0 }
}

/** Milliseconds until everything written so far is in the repository. */
async function waitForArchive({ cluster }: ClusterRun): Promise<number> {
  const began = performance.now()
  const [now] = await cluster.primary.query<{ file: string }>(
    'select pg_walfile_name(pg_current_wal_lsn() - 1) as file, pg_switch_wal()',
  )
  for (;;) {
    const [row] = await cluster.primary.query<{ last: string }>(
      'select last_archived_wal as last from pg_stat_archiver',
    )
    const took = performance.now() - began
    if ((row?.last ?? '') >= (now?.file ?? '')) return Math.round(took)
    if (took > 120_000) throw new Error(`${now?.file} is not in the archive, only ${row?.last}`)
    await sleep(100)
  }
}
