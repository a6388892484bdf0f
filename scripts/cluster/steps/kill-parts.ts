import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultRow } from '../../faults/fault-row.ts'
import { adminOf } from '../../faults/seed-shop.ts'
import type { ClusterRun } from '../cluster-run.ts'
import { failOver, renewStandby } from '../fail-over.ts'
import { waitForNames } from '../shown-names.ts'
import { runStorm } from '../storm.ts'

const writeLimit = 30_000
const staleLimit = 2000

/** S1: each process is killed once while people buy, then the primary, whose commits wait for the standby. */
export async function killParts(run: ClusterRun): Promise<FaultRow> {
  const { cluster } = run
  const { platforms, middlewares, storefronts, worker, pooler } = cluster
  let writesBack = 0
  const storm = await runStorm(run, 'k', async () => {
    for (const part of [...platforms, ...middlewares, ...storefronts]) {
      await sleep(3000)
      part.kill()
      await sleep(1000)
      await part.ready()
    }
    worker.kill()
    await pooler.kill()
    pooler.start()
    await sleep(3000)
    writesBack = await failOver(cluster)
    await sleep(5000)
  })
  const [sku = ''] = run.skus
  await (await adminOf(cluster.url)).Products.Patch(sku, { Name: 'After the fail-over' })
  const stale = await waitForNames(run, { [sku]: 'After the fail-over' }, staleLimit)
  await renewStandby(cluster)
  return {
    id: 'kills',
    numbers: `writes back after ${Math.round(writesBack)} ms; ${storm.numbers}`,
    findings: storm.findings,
    timed: [
      ['writes are back in 30 s', writesBack <= writeLimit ? [] : [`${Math.round(writesBack)} ms`]],
      ['no process shows a name that is older than 2 s', stale],
    ],
  }
}
