import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultRow } from '../../faults/fault-row.ts'
import type { ClusterRun } from '../cluster-run.ts'
import { failOver, renewStandby } from '../fail-over.ts'
import { countStatements, readMix } from '../read-mix.ts'
import { type ReplicaParts, startReplicaParts } from '../replica-parts.ts'
import { runDoctor } from '../run-doctor.ts'
import { type StaleReads, watchStaleReads } from '../stale-reads.ts'

const [stopMilliseconds, marginMilliseconds] = [10_000, 3000]
const maxAge = 2000
const leastShare = 0.3
const follows = 'The replica follows.'

/** S8: reads that may be old come from the standby, but none older than 2 s and none that lacks the caller's own writes. */
export async function readReplica(run: ClusterRun): Promise<FaultRow> {
  const parts = await startReplicaParts(run.cluster)
  const saved = await compareStatements(run, parts)
  const doctor = await runDoctor(run.cluster, { DATABASE_REPLICA_URL: run.cluster.standby.url })
  const paused = await pauseReplay(run, parts)
  const hung = await stopStandby(run, parts)
  const servers = await parts.countReads()
  const promoted = await promoteReplica(run, parts)
  await parts.stop()
  const all = [paused, hung, promoted]
  const share = 1 - saved.after / saved.before
  return {
    id: 'replica',
    numbers:
      `${saved.requests} requests cost the primary ${saved.before} statements, and ${saved.after} with a replica (${Math.round(share * 100)}% fewer; the standby answered ${saved.moved}); ` +
      `replay paused for 10 s: ${numbersOf(paused)}; standby stopped for 10 s: ${numbersOf(hung)}; ` +
      `${servers.replica} reads by the replica, ${servers.primary} by the primary instead; standby promoted: ${numbersOf(promoted)}`,
    findings: [
      ["the primary's statements are down by 30%", share >= leastShare ? [] : [share.toFixed(2)]],
      ['no answer is older than 2 s', all.flatMap(({ oldest }) => (oldest > maxAge ? [`${oldest} ms`] : []))],
      ['own writes are always seen', all.flatMap(({ missed }) => missed)],
      ['no call fails', all.flatMap(({ failures }) => failures)],
      ['the doctor says that it follows', doctor.some((line) => line.includes(follows)) ? [] : doctor],
      ['the replica answers', (servers.replica ?? 0) > 0 ? [] : ['never']],
    ],
  }
}

const numbersOf = ({ reads, oldest, ownWrites, missed, slowest }: StaleReads): string =>
  `${reads} reads, the oldest ${Math.round(oldest)} ms old, ${ownWrites - missed.length} of ${ownWrites} own writes seen, the slowest call ${Math.round(slowest)} ms`

async function compareStatements(run: ClusterRun, parts: ReplicaParts) {
  const { primary, standby, platforms, middlewares } = run.cluster
  const without = { platformUrl: platforms[0]?.url ?? '', middlewareUrl: middlewares[0]?.url ?? '' }
  const withReplica = { platformUrl: parts.platforms[0].url, middlewareUrl: parts.middleware.url }
  await primary.query('create extension if not exists pg_stat_statements', 'postgres')
  const measure = async (urls: typeof without) => {
    const [before, moved] = [await countStatements(primary), await countStatements(standby)]
    const requests = await readMix(run, urls)
    return {
      requests,
      primary: (await countStatements(primary)) - before,
      standby: (await countStatements(standby)) - moved,
    }
  }
  await measure(without)
  await measure(withReplica)
  const [before, after] = [await measure(without), await measure(withReplica)]
  return { requests: after.requests, before: before.primary, after: after.primary, moved: after.standby }
}

const urlsOf = ({ platforms: [one, two] }: ReplicaParts) => [one.url, two.url] as const

/** The standby receives everything and shows nothing of it. */
const pauseReplay = ({ cluster: { standby }, skus }: ClusterRun, parts: ReplicaParts): Promise<StaleReads> =>
  watchStaleReads(urlsOf(parts), skus[0] ?? '', async () => {
    await sleep(marginMilliseconds)
    await standby.query('select pg_wal_replay_pause()')
    await sleep(stopMilliseconds)
    await standby.query('select pg_wal_replay_resume()')
    await sleep(marginMilliseconds)
  })

/** All processes of the standby hang, and commits do not wait for it. */
async function stopStandby(
  { cluster: { primary, standby }, skus }: ClusterRun,
  parts: ReplicaParts,
): Promise<StaleReads> {
  await primary.setSynchronous(false)
  const found = await watchStaleReads(urlsOf(parts), skus[1] ?? '', async () => {
    await sleep(marginMilliseconds)
    standby.signalAll('SIGSTOP')
    await sleep(stopMilliseconds)
    standby.signalAll('SIGCONT')
    await sleep(marginMilliseconds)
  })
  await primary.setSynchronous(true)
  return found
}

/** The replica becomes the primary: it is left out, and the balancer leads to it. */
async function promoteReplica({ cluster, skus }: ClusterRun, parts: ReplicaParts): Promise<StaleReads> {
  await parts.waitUntil('used')
  await failOver(cluster)
  await parts.waitUntil('left out')
  const found = await watchStaleReads(urlsOf(parts), skus[2] ?? '', () => sleep(marginMilliseconds))
  await renewStandby(cluster)
  return found
}
