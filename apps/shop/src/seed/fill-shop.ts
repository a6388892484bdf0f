import type { Commerce } from '@tessera/middleware/kit/commerce'
import { analyzeFilled } from '@tessera/server/analyze-filled'
import type { Database } from '@tessera/server/database'
import type { DemoReceiver } from '../demo-receiver.ts'
import { forgetFilling } from './begin-filling.ts'
import { fillOnce, isFilled } from './fill-once.ts'
import type { FillWork } from './fill-work.ts'
import { openFillingDatabase } from './filling-database.ts'
import { refuseLocalPeople } from './history/refuse-local-people.ts'

type Size = 'demo' | 'full'

export interface FillNeeds {
  databaseUrl: string
  shopDatabase: Database
  commerce: Commerce
  /** The platform's API on the filling's own database handle. */
  openCommerce(platform: Database): Promise<Commerce>
  /** Demo customers have public passwords, so production does not get them. */
  isProduction: boolean
  /** For links in emails. */
  publicUrl: string
  /** The shop's own receiver of webhooks; null where there is none. */
  receiver: DemoReceiver | null
  size: Size
}

type Name =
  | 'range'
  | 'staff'
  | 'selling'
  | 'history'
  | 'waiting order'
  | 'platform orders'
  | 'desk'
  | 'reviews'
  | 'history at scale'

interface Part {
  name: Name
  fill(work: FillWork): Promise<void>
  /** Parts that must be complete first. Independent parts are filled in parallel. */
  after: readonly Name[]
  isFor?(needs: FillNeeds): boolean
}

const isLocal = ({ isProduction }: FillNeeds): boolean => !isProduction

/**
 * The ledger is append-only: filling again keeps the existing history. The range and its data files are loaded only
 * when something is missing, because most starts find the shop full.
 */
const parts: readonly Part[] = [
  { name: 'range', fill: async (work) => (await import('./fill-range.ts')).fillRange(work), after: [] },
  {
    name: 'staff',
    fill: async (work) => (await import('./staff/fill-staff.ts')).fillStaff(work),
    after: [],
    isFor: isLocal,
  },
  {
    name: 'selling',
    fill: async (work) => (await import('./selling/fill-selling.ts')).fillSelling(work),
    after: ['range'],
    isFor: isLocal,
  },
  {
    name: 'history',
    fill: async (work) => (await import('./history/fill-history.ts')).fillHistory(work),
    after: [],
    isFor: isLocal,
  },
  {
    name: 'history at scale',
    fill: async (work) => (await import('./history/fill-history.ts')).fillScale(work),
    after: ['history'],
    isFor: (needs) => isLocal(needs) && needs.size === 'full',
  },
  {
    name: 'waiting order',
    fill: async (work) => (await import('./history/place-waiting-order.ts')).placeWaitingOrder(work),
    // the large account restarts the shop's sequences, which no other part may use meanwhile
    after: ['range', 'history', 'history at scale'],
    isFor: isLocal,
  },
  {
    name: 'platform orders',
    fill: async (work) => (await import('./history/put-on-platform.ts')).putOnPlatform(work),
    after: ['range', 'history', 'waiting order'],
    isFor: isLocal,
  },
  {
    // the name is stored in every shop that was filled
    name: 'desk',
    fill: async (work) => (await import('./tasks/fill-tasks.ts')).fillTasks(work),
    // orders that are returned on the platform too are left alone
    after: ['history', 'history at scale', 'waiting order', 'platform orders'],
    isFor: isLocal,
  },
  {
    name: 'reviews',
    fill: async (work) => (await import('./reviews/fill-reviews.ts')).fillReviews(work),
    after: ['range', 'history', 'platform orders'],
    isFor: isLocal,
  },
]

/** A new shop is filled on its first start, with a line for each part; `none` leaves it empty. */
export async function fillShop({ size, ...needs }: Omit<FillNeeds, 'size'> & { size: Size | 'none' }): Promise<void> {
  if (needs.isProduction) await refuseLocalPeople(needs.shopDatabase, needs.commerce)
  if (size === 'none') return
  const missing: Part[] = []
  for (const part of parts)
    if ((part.isFor?.({ ...needs, size }) ?? true) && !(await isFilled(needs.shopDatabase, part.name)))
      missing.push(part)
  if (missing.length > 0) await fillParts(missing, { ...needs, size })
}

async function fillParts(
  missing: readonly Part[],
  { databaseUrl, openCommerce, publicUrl, receiver, size }: FillNeeds,
): Promise<void> {
  const shop = openFillingDatabase(databaseUrl, 'shop')
  const platform = openFillingDatabase(databaseUrl, 'platform')
  let commerce: Promise<Commerce> | undefined
  const open = () => {
    commerce ??= openCommerce(platform)
    return commerce
  }
  const groups = Promise.withResolvers<void>()
  const work = { shop, platform, openCommerce: open, groups, publicUrl, receiver, size }
  console.log('  Filling the shop. If this is cut off, the next start goes on from there.')
  try {
    await inOrder(missing, ({ name, fill }) => fillOnce(shop, name, (filling) => fill({ ...work, filling })), groups)
    // plans for tables of no known size made the first product list time out at 10,000 products (0083)
    await analyzeFilled(platform.pool)
  } finally {
    await shop.close()
    await platform.close()
  }
}

/** Runs each part once its dependencies are done; a failed part fails its dependents. */
async function inOrder(
  missing: readonly Part[],
  fill: (part: Part) => Promise<void>,
  groups: PromiseWithResolvers<void>,
): Promise<void> {
  const filled = new Map<Name, Promise<void>>()
  for (const part of missing)
    filled.set(
      part.name,
      Promise.all(part.after.map((name) => filled.get(name))).then(() => fill(part)),
    )
  const range = filled.get('range') ?? Promise.resolve()
  range.then(groups.resolve, groups.reject)
  const ends = await Promise.allSettled([...filled.values(), groups.promise])
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** Writes the products again; customers and their history stay. */
export async function fillAgain(needs: FillNeeds): Promise<void> {
  await forgetFilling(needs.shopDatabase, 'range')
  await fillShop(needs)
}
