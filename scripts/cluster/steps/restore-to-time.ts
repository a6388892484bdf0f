import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { BackupRepository } from '../../backup/backup-repository.ts'
import type { DrillResult } from '../../backup/restore-beside.ts'
import type { FaultRow } from '../../faults/fault-row.ts'
import { root } from '../../source-files.ts'
import type { ClusterRun } from '../cluster-run.ts'
import { findPrograms } from '../find-programs.ts'
import { findOwner, makeFolder } from '../run-as-postgres.ts'
import { runDoctor } from '../run-doctor.ts'
import { runStorm } from '../storm.ts'

const run = promisify(execFile)
const restoreSeconds = 300
/** Ends a program that hangs. */
const timeout = 120_000
const stanza = 'tessera'

/** S11: backups while people buy, a table is dropped, and the second before is restored beside. */
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
  const before = await countBoth(opened)
  const [dropped] = await primary.query<{ at: string; before: string }>(
    "select clock_timestamp()::text as at, (clock_timestamp() - interval '1 second')::text as before",
  )
  await primary.query('drop table shop.review_votes cascade')
  await primary.query('select pg_switch_wal()')
  const age = await waitForArchive(opened)
  const problems = await examine(opened)
  const restored = await drill(repository, cluster.folder, dropped?.before ?? '')
  return {
    id: 'backup',
    numbers: `${restored.orders} orders and ${restored.tables} tables in ${restored.seconds.toFixed(1)} s, written to the archive after ${age} ms; ${storm.numbers}`,
    findings: [
      ...storm.findings,
      ['all orders are there', restored.orders === before.orders ? [] : [`${restored.orders} of ${before.orders}`]],
      ['and the table', restored.tables === before.tables ? [] : [`${restored.tables} of ${before.tables}`]],
      ['the invariants hold', restored.violations],
      ['the doctor finds nothing bad', problems],
    ],
    timed: [['in 5 minutes', restored.seconds <= restoreSeconds ? [] : [`${restored.seconds} s`]]],
  }
}

/** Lines of `npm run doctor` about what is bad. */
async function examine({ cluster }: ClusterRun): Promise<string[]> {
  const lines = await runDoctor(cluster)
  return lines.some((line) => line.startsWith('ok')) ? lines.filter((line) => line.startsWith('BAD')) : lines
}

/** As an operator would run it. */
async function drill({ options }: BackupRepository, folder: string, to: string): Promise<DrillResult> {
  const { limitSeconds } = options
  const where = ['--config', options.config, '--stanza', options.stanza, '--folder', folder]
  const given = [`${root}scripts/restore-drill.ts`, '--to', to, ...where, '--minutes', String(limitSeconds / 60)]
  const { stdout } = await run(process.execPath, given, { cwd: root, timeout: 2 * limitSeconds * 1000 })
  return JSON.parse(stdout)
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

async function countBoth({ cluster }: ClusterRun): Promise<{ orders: number; tables: number }> {
  const [row] = await cluster.primary.query<{ orders: number; tables: number }>(`
    select (select count(*)::int from platform.orders where is_submitted) as orders,
      (select count(*)::int from pg_tables where schemaname in ('platform', 'shop', 'mortarpay')) as tables`)
  return row ?? { orders: 0, tables: 0 }
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
