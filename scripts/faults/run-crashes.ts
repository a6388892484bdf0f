import { checkHistory } from './check-history.ts'
import type { FaultRow } from './fault-row.ts'
import type { History } from './history.ts'
import { injectFaults } from './inject-faults.ts'
import { cardRules, shopByCard, waitUntilSold } from './payments/shop-by-card.ts'
import { stockProducts } from './payments/stock-products.ts'
import { planFrom } from './plan.ts'
import { seedShop } from './seed-shop.ts'
import type { ShopProcess } from './shop-process.ts'
import { Shopper } from './shopper.ts'

const cardShoppers = 8

interface Size {
  seed: number
  shoppers: number
  share: number
}

/**
 * R7 to R9: shoppers buy while the program and its database are killed repeatedly. Afterwards no accepted order may be
 * missing or duplicated.
 */
export async function runCrashes(
  shop: ShopProcess,
  history: History,
  { seed, shoppers, share }: Size,
): Promise<FaultRow> {
  shop.start()
  const firstReady = await shop.ready()
  const tokens = await seedShop(shop.url, Math.ceil((shoppers * 2) / 3))
  const skus = await stockProducts(shop.databaseUrl())
  await waitUntilSold(shop.url, skus)
  let isOpen = true
  const shopping = { url: shop.url, history, isOpen: () => isOpen }
  const all = Array.from({ length: shoppers }, (_, at) => new Shopper(`s${at}`, tokens[at], shopping).shop())
  const byCard = shopByCard({ ...shopping, skus }, cardShoppers)
  const problems = await injectFaults(planFrom(seed, share), shop, history)
  isOpen = false
  const [bought] = await Promise.all([byCard, ...all])
  await shop.ready()
  const cards = await cardRules(shop.databaseUrl(), bought)
  const { findings, timed } = await checkHistory(history, shop.databaseUrl(), firstReady)
  const code = await shop.stop()
  return {
    id: 'R7-R9',
    numbers: `ready after ${Math.round(firstReady)} ms; ${summaryOf(history)}; ${cards.numbers}`,
    findings: [
      ...findings,
      ...cards.findings,
      ['every blow fell, and the program outlived its database', problems],
      ['the last one stopped clean', code === 0 ? [] : [`exit code ${code}\n${shop.output}`]],
    ],
    timed: [...timed, ...cards.timed],
  }
}

function summaryOf({ purchases, outages, troubles }: History): string {
  const tally = (outcome: string) => purchases.filter((one) => one.outcome === outcome).length
  const each = outages.map(({ victim, from, until }) => `${victim} ${until - from} ms`)
  return (
    `${outages.length} kills, ready again: ${each.join(', ')}; ` +
    `${tally('ok')} bought, ${tally('fail')} refused, ${tally('unknown')} unknown, ${troubles.length} not answered`
  )
}
