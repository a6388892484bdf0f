import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openRun } from '@tessera/testing/test-run'
import { type ClusterRun, openClusterRun } from './cluster/cluster-run.ts'
import { findPrograms } from './cluster/find-programs.ts'
import { closeCluster, openCluster } from './cluster/open-cluster.ts'
import { runWithin } from './cluster/run-within.ts'
import { StepTable } from './cluster/step-table.ts'
import { checkOut } from './cluster/steps/check-out.ts'
import { compareLoad } from './cluster/steps/compare-load.ts'
import { deployRelease } from './cluster/steps/deploy-release.ts'
import { killParts } from './cluster/steps/kill-parts.ts'
import { leaveTransactionOpen } from './cluster/steps/leave-transaction-open.ts'
import { loseBucket } from './cluster/steps/lose-bucket.ts'
import { loseCommits } from './cluster/steps/lose-commits.ts'
import { readReplica } from './cluster/steps/read-replica.ts'
import { restoreDump } from './cluster/steps/restore-dump.ts'
import { restoreToTime } from './cluster/steps/restore-to-time.ts'
import { stopPrimary } from './cluster/steps/stop-primary.ts'
import { useEdge } from './cluster/steps/use-edge.ts'
import { usePooler } from './cluster/steps/use-pooler.ts'
import { writeMuch } from './cluster/steps/write-much.ts'
import type { FaultRow } from './faults/fault-row.ts'
import { RowReport } from './faults/row-report.ts'

/**
 * Runs the shop on several processes with programs of Debian's packages, one line per step. `--partial` accepts that a
 * package is missing: its steps are reported as not run. `--steps kills,hang` runs some of them. `--outage 600` leaves the
 * edge without the shop for ten minutes. The end is a table of all.
 */
const { values } = parseArgs({
  options: {
    partial: { type: 'boolean' },
    steps: { type: 'string' },
    // longer than a page is fresh and may be shown while it is fetched again: 30 s and 60 s
    outage: { type: 'string', default: '100' },
  },
})
const outageSeconds = Number(values.outage)

const steps: Record<string, (opened: ClusterRun) => Promise<FaultRow>> = {
  checkout: checkOut,
  load: compareLoad,
  pooler: usePooler,
  replica: readReplica,
  kills: killParts,
  'lost-commits': loseCommits,
  hang: stopPrimary,
  writers: writeMuch,
  deploy: deployRelease,
  'open-transaction': leaveTransactionOpen,
  bucket: loseBucket,
  edge: (opened) => useEdge(opened, programs, outageSeconds),
  backup: restoreToTime,
  restore: restoreDump,
}

/** Ends a step that hangs. */
const stepMilliseconds = 500_000 + outageSeconds * 1000

/** Packages that only one step needs. */
const packagesOf: Record<string, readonly string[]> = {
  backup: ['pgbackrest'],
  edge: ['varnish', 'varnish-modules'],
}

const { programs, missing } = findPrograms()
const isBare = missing.some((name) => !Object.values(packagesOf).flat().includes(name))
const wanted = values.steps?.split(',') ?? Object.keys(steps)
const left = wanted.filter((id) => isBare || packagesOf[id]?.some((name) => missing.includes(name)))
const table = new StepTable()
for (const id of left) table.add(id, 'not run', `missing packages: ${missing.join(', ')}`)
for (const id of Object.keys(steps)) if (!wanted.includes(id)) table.add(id, 'not run', 'not asked for')
for (const id of wanted) if (!steps[id]) table.add(id, 'not run', 'there is no such step')
const requested = wanted.filter((id) => steps[id] && !left.includes(id))
if (requested.length === 0) {
  console.log(`${table}`)
  process.exit(values.partial ? 0 : 1)
}
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
console.log(`${table}\n${report.passed} rules held, ${report.failed} did not`)
process.exitCode = report.failed > 0 ? 1 : 0

async function runSteps(inFolder: string): Promise<FaultRow> {
  const waiting = Object.entries(steps).filter(([id]) => requested.includes(id))
  try {
    const cluster = await openCluster(programs, inFolder)
    const opened = await openClusterRun(cluster)
    for (const [id, step] of [...waiting]) {
      const began = Date.now()
      const earlier = report.failed
      await report.run(id, () => runWithin(stepMilliseconds, step(opened)))
      const seconds = Math.round((Date.now() - began) / 1000)
      table.add(id, report.failed > earlier ? 'failed' : 'passed', `${seconds} s`)
      waiting.shift()
      // a step that hangs may still break things
      if (seconds * 1000 >= stepMilliseconds) break
    }
    await runWithin(stepMilliseconds, closeCluster(cluster))
    const left = waiting.map(([id]) => id)
    return { id: 'cluster', numbers: 'opened and closed', findings: [['every step was run', left]] }
  } finally {
    for (const [id] of waiting) table.add(id, 'not run', 'an earlier step or the start did not come to its end')
  }
}
