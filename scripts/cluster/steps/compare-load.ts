import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@tessera/testing/shop-process'
import type { FaultRow } from '../../faults/fault-row.ts'
import { History } from '../../faults/history.ts'
import { signInShoppers } from '../../faults/seed-shop.ts'
import { ShopProcess } from '../../faults/shop-process.ts'
import { root } from '../../source-files.ts'
import type { ClusterRun } from '../cluster-run.ts'
import { runStorm, type StormResult } from '../storm.ts'

const warmMilliseconds = 8000
const loadMilliseconds = 30_000

/**
 * The checkout storm through the whole cluster, and the same on one process with a PostgreSQL of its own that has the
 * same content and no standby. The other side runs too, and is idle.
 */
export async function compareLoad(run: ClusterRun): Promise<FaultRow> {
  const whole = await measure(run)
  const single = await measureSingle(run)
  const share = (pick: (one: StormResult) => number) => (pick(whole) / pick(single)).toFixed(2)
  return {
    id: 'load',
    numbers: [
      `cluster: ${ratesOf(whole)}`,
      `one process: ${ratesOf(single)}`,
      `shares: orders ${share(({ placed }) => placed)}, by card ${share(({ paid }) => paid)}, page ${share(({ pageMedian }) => pageMedian)}`,
    ].join('; '),
    findings: [...whole.findings, ...single.findings],
  }
}

type StormRun = Parameters<typeof runStorm>[0]

async function measure(run: StormRun): Promise<StormResult> {
  await runStorm(run, `w${run.history.purchases.length}-`, () => sleep(warmMilliseconds))
  return runStorm(run, `l${run.history.purchases.length}-`, () => sleep(loadMilliseconds))
}

const ratesOf = ({ placed, paid, pageMedian }: StormResult): string => {
  const perSecond = (count: number) => ((count * 1000) / loadMilliseconds).toFixed(1)
  return `${perSecond(placed)} orders and ${perSecond(paid)} by card a second, a page in ${Math.round(pageMedian)} ms`
}

async function measureSingle({ cluster, history, tokens, skus, pages }: ClusterRun): Promise<StormResult> {
  const server = await cluster.primary.copyAside(join(cluster.folder, 'single-database'), await freePort())
  const port = await freePort()
  const url = `http://localhost:${port}`
  const settings = { DATABASE_URL: server.url, PUBLIC_URL: url }
  const shop = new ShopProcess(join(cluster.folder, 'single'), port, settings)
  shop.start()
  await shop.ready()
  const copied = new History(`${root}.tmp/cluster-single.jsonl`)
  copied.purchases.push(...history.purchases)
  try {
    return await measure({
      cluster: { url, databaseUrl: server.url },
      history: copied,
      tokens: await signInShoppers(url, tokens.length),
      skus,
      pages: pages.map((page) => page.replace(cluster.url, url)),
    })
  } finally {
    await shop.stop()
    await server.kill()
  }
}
