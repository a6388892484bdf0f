import { setTimeout as sleep } from 'node:timers/promises'
import type { FaultRow } from '../../faults/fault-row.ts'
import { adminOf } from '../../faults/seed-shop.ts'
import type { ClusterRun } from '../cluster-run.ts'
import { failOver, renewStandby } from '../fail-over.ts'
import { type ShownNames, waitForNames } from '../shown-names.ts'
import { runStorm } from '../storm.ts'

const writeLimit = 30_000
const staleLimit = 2000

/** S1: each process is killed once while people buy, then the primary, whose commits wait for the standby. */
export async function killParts(run: ClusterRun): Promise<FaultRow> {
  const { cluster } = run
  const { platforms, middlewares, storefronts, worker, pooler } = cluster
  const before = await rename(run, 'Before the fail-over')
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
  const after = await rename(run, 'After the fail-over')
  await renewStandby(cluster)
  return {
    id: 'kills',
    numbers: `writes back after ${Math.round(writesBack)} ms, a name everywhere after ${after.took} ms (${after.each}), before the kills after ${before.took} ms; ${storm.numbers}`,
    findings: [...storm.findings, ['every process shows a new name', [...before.wrong, ...after.wrong]]],
    timed: [
      ['writes are back in 30 s', writesBack <= writeLimit ? [] : [`${Math.round(writesBack)} ms`]],
      ['no process shows a name that is older than 2 s', after.stale <= staleLimit ? [] : [after.each]],
    ],
  }
}

/**
 * Renames a product and waits until every process shows it. After a fail-over each platform reads all products again for
 * its first list, which must not keep the change from the middlewares.
 */
async function rename(run: ClusterRun, Name: string): Promise<ShownNames> {
  const [sku = ''] = run.skus
  const admin = await adminOf(run.cluster.url)
  await admin.Products.Patch(sku, { Name })
  return waitForNames(run, { [sku]: Name })
}
