import type { FaultRow } from '../../faults/fault-row.ts'
import { adminOf } from '../../faults/seed-shop.ts'
import type { ClusterRun } from '../cluster-run.ts'
import { failOver, renewStandby } from '../fail-over.ts'
import { type Names, waitForNames } from '../shown-names.ts'

const lostCommits = 9
const truthLimit = 5000
/** Not judged here. */
const anyTime = 60_000

/** S1: a standby that is nine commits behind becomes the primary and gives their numbers to other transactions. */
export async function loseCommits(run: ClusterRun): Promise<FaultRow> {
  const { cluster, skus } = run
  const [lost, written] = [skus.slice(0, lostCommits), skus.slice(lostCommits, 2 * lostCommits)]
  const rename = async (all: readonly string[], name: (at: number) => string): Promise<Names> => {
    const admin = await adminOf(cluster.url)
    const names = all.map((sku, at): [string, string] => [sku, name(at)])
    for (const [sku, Name] of names) await admin.Products.Patch(sku, { Name })
    return Object.fromEntries(names)
  }
  const before = await rename([...lost, ...written], (at) => `Before ${at}`)
  const seen = await waitForNames(run, before, anyTime)
  await cluster.primary.setSynchronous(false)
  await cluster.standby.stopFollowing()
  const unseen = await waitForNames(run, await rename(lost, (at) => `Lost ${at}`), anyTime)
  const writesBack = await failOver(cluster)
  const after = { ...before, ...(await rename(written, (at) => `After ${at}`)) }
  const began = performance.now()
  const wrong = await waitForNames(run, after, truthLimit)
  const took = Math.round(performance.now() - began)
  await renewStandby(cluster)
  return {
    id: 'lost commits',
    numbers: `${lostCommits} commits lost, writes back after ${Math.round(writesBack)} ms, the new truth everywhere after ${took} ms`,
    findings: [
      ['every process had shown what was lost', [...seen, ...unseen]],
      ['every process shows the new truth in 5 s, and the feed misses no change', wrong],
    ],
  }
}
