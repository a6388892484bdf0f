import { seededRandom } from '@tessera/range/seeded-random'
import type { OpenedAccount } from './opened-account.ts'
import type { OrderStage, PlannedOrder } from './planned-order.ts'
import { type HistoryContext, pickLines, usualOrders } from './usual-orders.ts'

const byCard: PlannedOrder['payment'] = { method: 'Credit_Card', words: 'Visa ending in 4242' }

interface Accounts {
  smallPro: OpenedAccount
  netPro: OpenedAccount
  retail: OpenedAccount
  neighbors: OpenedAccount
}

/** Orders paid immediately, at the counter or by card. */
export function paidOrders(context: HistoryContext, { smallPro, netPro, retail, neighbors }: Accounts): PlannedOrder[] {
  const small = usualOrders(context, {
    key: 'small pro',
    account: smallPro,
    since: 745,
    every: [14, 34],
    until: 12,
    boxes: [2, 9],
    payment: { method: 'Credit_Card', words: 'Mastercard ending in 5100' },
    origins: ['counter', 'counter', 'web'],
    poPrefix: 'OTS',
  })
  const home = usualOrders(context, {
    key: 'retail',
    account: retail,
    since: 690,
    every: [60, 120],
    until: 30,
    boxes: [2, 8],
    payment: byCard,
    origins: ['web', 'web', 'counter'],
    referredBy: [null, smallPro.id, smallPro.id],
  })
  const next = usualOrders(context, {
    key: 'neighbors',
    account: neighbors,
    since: 400,
    every: [25, 60],
    until: 15,
    boxes: [3, 10],
    payment: byCard,
    origins: ['counter'],
    referredBy: [netPro.id, smallPro.id],
  })
  return [...small, ...home, ...next, ...retailNow(context, retail, smallPro)]
}

/** A sample order, then tile orders: in transit, ready for pickup, confirmed and canceled. */
function retailNow(
  { demoProducts, when }: HistoryContext,
  retail: OpenedAccount,
  smallPro: OpenedAccount,
): PlannedOrder[] {
  const [person] = retail.people
  const [site] = retail.sites
  const order = (stage: OrderStage, ago: number, more: Partial<PlannedOrder> = {}): PlannedOrder => {
    const key = `retail ${stage} ${ago}`
    return {
      key,
      account: retail,
      person,
      placedOn: when.ago(ago),
      origin: 'web',
      stage,
      lines: pickLines({ demoProducts, when }, seededRandom(`history ${key}`), [4, 9]),
      site,
      payment: byCard,
      ...more,
    }
  }
  return [
    order('delivered', 26, { lines: demoProducts.samples.slice(4, 8).map((product) => ({ product, boxes: 1 })) }),
    order('on-the-way', 5, { referredBy: smallPro.id }),
    order('ready-for-pick-up', 3, { site: undefined }),
    order('confirmed', 1),
    order('canceled', 41),
  ]
}
