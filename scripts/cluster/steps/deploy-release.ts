import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { FaultRow } from '../../faults/fault-row.ts'
import type { ShopProcess } from '../../faults/shop-process.ts'
import { root } from '../../source-files.ts'
import type { ClusterRun } from '../cluster-run.ts'
import { FileReader } from '../file-reader.ts'
import { makeNextRelease } from '../next-release.ts'
import { runStorm } from '../storm.ts'

const run = promisify(execFile)
const leastRequests = 2000

/**
 * S3: while people buy, the schema is expanded, one process of each part goes to the next release, the others start
 * again as they are, and then they follow. In the end one of each goes back.
 */
export async function deployRelease(opened: ClusterRun): Promise<FaultRow> {
  const { cluster, history, pages } = opened
  const { platforms, middlewares, storefronts, worker } = cluster
  const tree = await makeNextRelease(cluster.folder)
  const earlier = history.troubles.length
  const reader = new FileReader(cluster.url, pages)
  let filesBefore = 0
  const storm = await runStorm(opened, 'd', async () => {
    await migrate(tree, cluster.databaseUrl)
    filesBefore = reader.files
    const moveAll = (at: number, to: string) =>
      Promise.all([platforms, middlewares, storefronts].flatMap((all) => all[at] ?? []).map((part) => moveTo(part, to)))
    await moveAll(0, tree)
    await moveAll(1, root)
    await worker.stop()
    worker.tree = tree
    worker.start()
    await moveAll(1, tree)
    await moveAll(1, root)
  })
  await reader.stop()
  const troubles = history.troubles.slice(earlier).map(({ status, what }) => `${status} ${what}`)
  const requests = reader.requests + history.purchases.length
  return {
    id: 'deploy',
    numbers: `${reader.requests} pages and files, ${reader.failures.length} failed; files named by pages ${filesBefore} before, ${reader.files} after; ${storm.numbers}`,
    findings: [
      ...storm.findings,
      ['no request of shoppers fails', troubles],
      ['no page and no file fails', reader.failures],
      ['there were 2,000 requests', requests >= leastRequests ? [] : [String(requests)]],
      ['pages of both releases were open', reader.files > filesBefore ? [] : ['no new file was named']],
    ],
  }
}

/** Only what the last release works with. */
const migrate = (tree: string, DATABASE_URL: string) =>
  run(process.execPath, [`${tree}apps/shop/src/migrate.ts`, '--expand'], {
    cwd: tree,
    env: { ...process.env, DATABASE_URL },
  })

/** Stops a process as a supervisor would and starts it from the folder of a release. */
async function moveTo(part: ShopProcess, tree: string): Promise<void> {
  await part.stop()
  part.tree = tree
  part.start()
  await part.ready()
}
