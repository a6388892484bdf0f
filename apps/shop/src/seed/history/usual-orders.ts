import { type SeededRandom, seededRandom } from '@tessera/range/seeded-random'
import type { DemoProducts } from './demo-products.ts'
import type { HistoryClock } from './history-clock.ts'
import type { OpenedAccount } from './opened-account.ts'
import type { PlannedLine, PlannedOrder } from './planned-order.ts'

export interface HistoryContext {
  demoProducts: DemoProducts
  when: HistoryClock
}

/** The regular buying pattern of an account. */
export interface BuyingHabit {
  key: string
  account: OpenedAccount
  /** Age of the first order in days, and the days between two orders. */
  since: number
  every: readonly [least: number, most: number]
  /** Age of the last order in days, at least. */
  until: number
  boxes: readonly [least: number, most: number]
  payment: PlannedOrder['payment']
  origins: readonly PlannedOrder['origin'][]
  poPrefix?: string
  referredBy?: readonly (string | null)[]
}

const rooms = ['Kitchen', 'Main bath', 'Entry', 'Laundry', 'Guest bath', 'Mudroom'] as const

/** One or two tiles with the matching mortar and grout. */
export function pickLines(
  { demoProducts }: HistoryContext,
  chance: SeededRandom,
  [least, most]: readonly [number, number],
): PlannedLine[] {
  const tiles = chance.some(demoProducts.tiles, chance.int(1, 2))
  const laid = tiles.map((product) => ({ product, boxes: chance.int(least, most), room: chance.pick(rooms) }))
  const [first] = laid
  if (!first || chance.is(0.3)) return laid
  const setting = demoProducts.settingOf(first.product).map((product) => ({
    product,
    boxes: Math.max(1, Math.round(first.boxes / 4)),
    room: first.room,
  }))
  return [...laid, ...setting]
}

/** Delivered orders of the past, which make up most of a long list. */
export function usualOrders(context: HistoryContext, habit: BuyingHabit): PlannedOrder[] {
  const chance = seededRandom(`history ${habit.key}`)
  const orders: PlannedOrder[] = []
  for (let ago = habit.since; ago >= habit.until; ago -= chance.int(...habit.every))
    orders.push(planOrder(context, habit, chance, ago, orders.length + 1))
  return orders
}

export function planOrder(
  context: HistoryContext,
  habit: BuyingHabit,
  chance: SeededRandom,
  ago: number,
  count: number,
): PlannedOrder {
  const { account, since, poPrefix, payment } = habit
  const origin = chance.pick(habit.origins)
  // job sites in sequence, with an occasional order for another one
  const usual = account.sites[Math.floor(((since - ago) / (since + 1)) * account.sites.length)]
  const site = chance.is(0.2) ? chance.pick(account.sites) : usual
  const buyers = account.people.filter(({ rights, status }) => rights.includes('buy') && status === 'active')
  const person = buyers.length > 0 ? chance.pick(buyers) : undefined
  const isSmall = person?.orderLimitCents !== undefined
  return {
    key: `${habit.key} ${count}`,
    account,
    person,
    placedOn: context.when.ago(ago),
    origin,
    stage: ago > 40 && chance.is(0.12) ? 'delivered-in-two' : 'delivered',
    lines: pickLines(context, chance, isSmall ? [2, 5] : habit.boxes),
    site: origin === 'counter' || chance.is(0.15) ? undefined : site,
    soldTo: chance.is(0.15) ? account.soldTo.at(-1) : account.soldTo[0],
    jobName: account.type === 'Pro' ? (site?.job ?? null) : null,
    poNumber: poPrefix ? `${poPrefix}-${String(1000 + count * 7)}` : null,
    payment,
    referredBy: habit.referredBy ? chance.pick(habit.referredBy) : null,
    ...(account.type === 'Retail' && chance.is(0.4) && { discountPercent: 10 }),
  }
}
