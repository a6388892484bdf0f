import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { FaultRow } from '../../faults/fault-row.ts'
import { adminOf } from '../../faults/seed-shop.ts'
import type { ClusterRun } from '../cluster-run.ts'
import { describeRelay } from '../relay-state.ts'

/** An outbox that rests for longer raised the alarm that once took processes out of service. */
const limitMilliseconds = 5000
/** An event that is told to no one wakes no relay: the next minute does. */
const relayLimit = 75_000

/** S3: a transaction that has written stays open, so events wait. All processes stay ready. */
export async function leaveTransactionOpen({ cluster }: ClusterRun): Promise<FaultRow> {
  const client = new pg.Client({ connectionString: cluster.primary.url })
  await client.connect()
  await client.query('begin')
  await client.query('select pg_current_xact_id()')
  await (await adminOf(cluster.url)).Products.Patch('tile', { Description: 'behind an open transaction' })
  const unready = await watchReadiness(cluster, limitMilliseconds + 3000)
  const [oldest] = await readWaiting(cluster)
  await client.query('commit')
  await client.end()
  const relayed = await waitUntilRelayed(cluster)
  return {
    id: 'open transaction',
    numbers: `events waited ${oldest?.seconds.toFixed(1) ?? 0} s, all relayed ${relayed} ms after the commit`,
    findings: [
      ['every process stays ready', unready],
      ['events wait for longer than 5 s', (oldest?.seconds ?? 0) * 1000 > limitMilliseconds ? [] : ['none waited']],
      ['they are relayed afterward', relayed < relayLimit ? [] : await describeRelay(cluster.primary)],
    ],
  }
}

type Cluster = ClusterRun['cluster']

async function watchReadiness(cluster: Cluster, milliseconds: number): Promise<string[]> {
  const unready = new Set<string>()
  const parts = [...cluster.platforms, ...cluster.middlewares, ...cluster.storefronts]
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(250))
    for (const { url } of parts) {
      const { status } = await fetch(`${url}/health/ready`)
      if (status !== 200) unready.add(`${url} answered ${status}`)
    }
  return [...unready]
}

const readWaiting = ({ primary }: Cluster) =>
  primary.query<{ seconds: number }>(`
    select extract(epoch from clock_timestamp() - e.at)::float8 as seconds
    from platform.events e, platform.event_cursor c where (e.xid, e.id) > (c.last_xid, c.last_id)
    order by e.at limit 1`)

async function waitUntilRelayed(cluster: Cluster): Promise<number> {
  const began = performance.now()
  while ((await readWaiting(cluster)).length > 0 && performance.now() - began < relayLimit) await sleep(200)
  return Math.round(performance.now() - began)
}
