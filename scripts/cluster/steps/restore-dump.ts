import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultRow } from '../../faults/fault-row.ts'
import { adminOf } from '../../faults/seed-shop.ts'
import type { ClusterRun } from '../cluster-run.ts'
import { describeRelay } from '../relay-state.ts'

/** An event that is told to no one wakes no relay: the next minute does. */
const relayLimit = 75_000

/** S1: a dump is restored into a new cluster, whose transaction numbers begin anew. Must be the last step. */
export async function restoreDump({ cluster }: ClusterRun): Promise<FaultRow> {
  const { platforms, middlewares, worker } = cluster
  const parts = [...middlewares, worker, ...platforms]
  await Promise.all(parts.map((part) => part.stop()))
  const former = cluster.primary
  const [before] = await former.query<{ xid: string }>('select last_xid::text as xid from platform.event_cursor')
  cluster.primary = await former.restoreInto(cluster.standby)
  await former.kill()
  for (const part of platforms) part.start()
  await Promise.all(platforms.map((part) => part.ready()))
  worker.start()
  const [here] = await cluster.primary.query<{ xid: string }>('select pg_current_xact_id()::text as xid')
  await (await adminOf(platforms[0]?.url ?? '')).Products.Patch('tile', { Description: 'written after the restore' })
  const relayed = await waitForRelay(cluster.primary)
  return {
    id: 'restore',
    numbers: `relayed up to ${before?.xid} before, new numbers begin at ${here?.xid}`,
    findings: [['the next event is relayed', relayed]],
  }
}

async function waitForRelay(primary: ClusterRun['cluster']['primary']): Promise<string[]> {
  const [newest] = await primary.query<{ id: string }>('select max(id)::text as id from platform.events')
  const began = performance.now()
  for (;;) {
    const waiting = await primary.query(`
      select from platform.events e, platform.event_cursor c
      where (e.xid, e.id) > (c.last_xid, c.last_id) and e.id <= ${newest?.id}`)
    if (waiting.length === 0) return []
    if (performance.now() - began > relayLimit) return describeRelay(primary)
    await sleep(200)
  }
}
