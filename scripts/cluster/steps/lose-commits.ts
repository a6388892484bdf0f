import type { FaultRow } from '../../faults/fault-row.ts'
import { adminOf } from '../../faults/seed-shop.ts'
import type { ClusterRun } from '../cluster-run.ts'
import { failOver, renewStandby } from '../fail-over.ts'
import { type Names, waitForNames } from '../shown-names.ts'

const lostCommits = 9
const truthLimit = 5000

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
  const seen = await waitForNames(run, before)
  await cluster.primary.setSynchronous(false)
  await cluster.standby.stopFollowing()
  const unseen = await waitForNames(run, await rename(lost, (at) => `Lost ${at}`))
  const writesBack = await failOver(cluster)
  const after = { ...before, ...(await rename(written, (at) => `After ${at}`)) }
  const { took, each, wrong } = await waitForNames(run, after)
  await renewStandby(cluster)
  return {
    id: 'lost commits',
    numbers: `${lostCommits} commits lost, writes back after ${Math.round(writesBack)} ms, the new truth everywhere after ${took} ms (${each}; names before after ${unseen.took} ms)`,
    findings: [
      ['every process had shown what was lost', [...seen.wrong, ...unseen.wrong]],
      ['every process shows the new truth, and the feed misses no change', wrong],
    ],
    timed: [['in 5 s', took <= truthLimit ? [] : [`${took} ms`]]],
  }
}
