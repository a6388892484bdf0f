import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openRun } from '@tessera/testing/test-run'
import { type ClusterRun, openClusterRun } from './cluster/cluster-run.ts'
import { findPrograms } from './cluster/find-programs.ts'
import { closeCluster, openCluster } from './cluster/open-cluster.ts'
import { checkOut } from './cluster/steps/check-out.ts'
import { deployRelease } from './cluster/steps/deploy-release.ts'
import { killParts } from './cluster/steps/kill-parts.ts'
import { leaveTransactionOpen } from './cluster/steps/leave-transaction-open.ts'
import { loseBucket } from './cluster/steps/lose-bucket.ts'
import { loseCommits } from './cluster/steps/lose-commits.ts'
import { restoreDump } from './cluster/steps/restore-dump.ts'
import { restoreToTime } from './cluster/steps/restore-to-time.ts'
import { stopPrimary } from './cluster/steps/stop-primary.ts'
import { usePooler } from './cluster/steps/use-pooler.ts'
import { writeMuch } from './cluster/steps/write-much.ts'
import type { FaultRow } from './faults/fault-row.ts'
import { RowReport } from './faults/row-report.ts'

/**
 * Runs the shop on several processes with programs of Debian's packages, one line per step. `--partial` accepts that a
 * package is missing: its steps are reported as not run. `--steps kills,hang` runs some of them.
 */
const { values } = parseArgs({ options: { partial: { type: 'boolean' }, steps: { type: 'string' } } })

const steps: Record<string, (opened: ClusterRun) => Promise<FaultRow>> = {
  checkout: checkOut,
  pooler: usePooler,
  kills: killParts,
  'lost-commits': loseCommits,
  hang: stopPrimary,
  writers: writeMuch,
  deploy: deployRelease,
  'open-transaction': leaveTransactionOpen,
  bucket: loseBucket,
  backup: restoreToTime,
  restore: restoreDump,
}

/** Packages that only one step needs. */
const packagesOf: Record<string, string> = { backup: 'pgbackrest' }

const { programs, missing } = findPrograms()
const isBare = missing.some((name) => !Object.values(packagesOf).includes(name))
const wanted = values.steps?.split(',') ?? Object.keys(steps)
const left = wanted.filter((id) => isBare || missing.includes(packagesOf[id] ?? ''))
if (left.length > 0) console.log(`not run: ${left.join(', ')}; missing packages: ${missing.join(', ')}`)
if (isBare) process.exit(values.partial ? 0 : 1)
const requested = wanted.filter((id) => !left.includes(id))
const report = new RowReport(true)
if (left.length > 0 && !values.partial) report.judge('start', ['all packages are there', missing])
const run = await openRun()
const folder = await mkdtemp(join(tmpdir(), 'cluster-'))
// PostgreSQL's user must be able to enter
await chmod(folder, 0o711)
await report.run('cluster', () => runSteps(folder))
await rm(folder, { recursive: true, force: true })
const remains = (await run?.close()) ?? []
if (remains.length > 0) report.judge('end', ['nothing is left behind', remains])
console.log(`${report.passed} passed, ${report.failed} failed`)
process.exitCode = report.failed > 0 ? 1 : 0

async function runSteps(inFolder: string): Promise<FaultRow> {
  const cluster = await openCluster(programs, inFolder)
  const opened = await openClusterRun(cluster)
  for (const [id, step] of Object.entries(steps)) if (requested.includes(id)) await report.run(id, () => step(opened))
  await closeCluster(cluster)
  return { id: 'cluster', numbers: 'opened and closed', findings: [] }
}
