import { seededRandom } from '@tessera/range/seeded-random'
import type { OpenedAccount } from './opened-account.ts'
import type { PlannedLine, PlannedOrder } from './planned-order.ts'
import { type HistoryContext, pickLines } from './usual-orders.ts'
import type { ProjectIds } from './write-projects.ts'

export const onTerms: PlannedOrder['payment'] = { method: 'Invoice', words: 'On account, net 30 days' }

interface Recent extends Pick<PlannedOrder, 'origin' | 'stage'> {
  /** Index into the account's people. */
  who: number
  ago: number
  poNumber: string
  isPickUp?: boolean
  size?: readonly [least: number, most: number]
  project?: string
}

/** One recent order in every state; the one that waits for approval is placed through the shop. */
const recent: readonly Recent[] = [
  { who: 1, ago: 1, origin: 'web', stage: 'confirmed', poNumber: 'NR-2201' },
  { who: 1, ago: 3, origin: 'web', stage: 'allocated', poNumber: 'NR-2203', project: 'ordered' },
  { who: 0, ago: 4, origin: 'web', stage: 'picking', poNumber: 'NR-2204' },
  { who: 3, ago: 5, origin: 'web', stage: 'ready-for-pick-up', poNumber: 'NR-2205', isPickUp: true, size: [2, 5] },
  { who: 0, ago: 9, origin: 'web', stage: 'partly-delivered', poNumber: 'NR-2206' },
  { who: 1, ago: 5, origin: 'phone', stage: 'on-the-way', poNumber: 'NR-2207' },
  { who: 1, ago: 10, origin: 'web', stage: 'backordered', poNumber: 'NR-2208' },
  { who: 3, ago: 13, origin: 'phone', stage: 'declined', poNumber: 'NR-2209', size: [30, 40] },
  { who: 0, ago: 16, origin: 'web', stage: 'canceled', poNumber: 'NR-2210' },
]

export function recentOrders(context: HistoryContext, account: OpenedAccount, projects: ProjectIds): PlannedOrder[] {
  const [site] = account.sites
  const usual = recent.map(({ who, ago, isPickUp = false, size = [6, 14], project = '', ...one }): PlannedOrder => {
    const chance = seededRandom(`history recent ${one.poNumber}`)
    return {
      key: one.poNumber,
      account,
      person: account.people[who],
      placedOn: context.when.ago(ago),
      lines: severalLines(context, pickLines(context, chance, size)),
      site: isPickUp ? undefined : site,
      jobName: site?.job ?? null,
      payment: onTerms,
      projectId: projects.get(project) ?? null,
      ...one,
    }
  })
  return [...usual, ...sampleOrders(context, account), ...specialOrder(context, account)]
}

/** A partial delivery needs at least two lines. */
const severalLines = ({ demoProducts }: HistoryContext, lines: PlannedLine[]): PlannedLine[] =>
  lines.length > 1 ? lines : [...lines, ...demoProducts.tiles.slice(0, 1).map((product) => ({ product, boxes: 6 }))]

const sampleOrders = ({ demoProducts, when }: HistoryContext, account: OpenedAccount): PlannedOrder[] => [
  {
    key: 'samples of the pro',
    account,
    person: account.people[1],
    placedOn: when.ago(19),
    origin: 'web',
    stage: 'delivered',
    lines: demoProducts.samples.slice(0, 4).map((product) => ({ product, boxes: 1 })),
    site: account.sites[1],
    jobName: account.sites[1]?.job ?? null,
    payment: onTerms,
  },
]

export const specialKey = 'special order'

const specialOrder = ({ demoProducts, when }: HistoryContext, account: OpenedAccount): PlannedOrder[] =>
  demoProducts.special.slice(0, 1).map((product) => ({
    key: specialKey,
    account,
    person: account.people[0],
    placedOn: when.ago(11),
    origin: 'counter',
    stage: 'confirmed',
    lines: [{ product, boxes: 24, room: 'Lobby' }],
    site: account.sites[5],
    jobName: account.sites[5]?.job ?? null,
    poNumber: 'NR-2211',
    payment: onTerms,
  }))
