import type { Findings } from '../faults/check-history.ts'
import { checkPurchases } from '../faults/check-history.ts'
import { cardRules, shopByCard } from '../faults/payments/shop-by-card.ts'
import { Shopper } from '../faults/shopper.ts'
import type { ClusterRun } from './cluster-run.ts'
import type { Cluster } from './open-cluster.ts'
import { PageReader } from './page-reader.ts'

const guests = 3
const cardBuyers = 2

type Storm = Omit<ClusterRun, 'cluster'> & { cluster: Pick<Cluster, 'url' | 'databaseUrl'> }

export interface StormResult {
  numbers: string
  findings: Findings
  /** Orders of the platform's shoppers, and of guests who paid by card. */
  placed: number
  paid: number
  pageMedian: number
}

/**
 * Customers and guests who buy through the balancer, and a guest who opens pages, while `work` breaks things. Afterwards
 * nothing that was accepted may be missing or doubled.
 */
export async function runStorm(
  { cluster, history, tokens, skus, pages }: Storm,
  name: string,
  work: () => Promise<void>,
): Promise<StormResult> {
  let isOpen = true
  const shopping = { url: cluster.url, history, isOpen: () => isOpen }
  const earlier = { purchases: history.purchases.length, troubles: history.troubles.length }
  const all = [...tokens, ...Array.from({ length: guests }, () => undefined)]
  const shoppers = all.map((token, at) => new Shopper(`${name}${at}`, token, shopping).shop())
  const byCard = shopByCard({ url: cluster.url, skus, isOpen: () => isOpen }, cardBuyers)
  const reader = new PageReader(pages)
  await work().finally(() => {
    isOpen = false
  })
  const [bought] = await Promise.all([byCard, ...shoppers, reader.stop()])
  const cards = await cardRules(cluster.databaseUrl, bought)
  const [purchases, troubles] = [history.purchases.slice(earlier.purchases), history.troubles.slice(earlier.troubles)]
  const placed = purchases.filter(({ outcome }) => outcome === 'ok').length
  const slowest = Math.max(0, ...troubles.map(({ took }) => took))
  return {
    placed,
    paid: bought.filter(({ outcome }) => outcome === 'placed').length,
    pageMedian: reader.median,
    numbers: `${placed} bought, ${cards.numbers}; ${troubles.length} requests failed, the slowest after ${slowest} ms; ${reader.opened} pages, the slowest ${Math.round(reader.slowest)} ms`,
    findings: [
      ...(await checkPurchases(history, cluster.databaseUrl)),
      ...cards.findings,
      ["guests' pages never fail", reader.failures],
      ['no request takes 10 s', slowest < 10_000 ? [] : [`${slowest} ms`]],
    ],
  }
}
