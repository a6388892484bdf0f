import type { Commerce } from '@tessera/middleware/kit/commerce'
import { refuse } from '@tessera/middleware/kit/shop-error'
import { toCents } from '@tessera/middleware/kit/to-cents'
import { findDestination } from '@tessera/middleware/modules/operator/counter/find-destination'
import { planLines } from '@tessera/middleware/modules/operator/counter/plan-lines'
import {
  type CounterEntry,
  findCounterOrder,
  getCounterOrder,
  noteCounterTotal,
  writeCounterOrder,
} from '@tessera/middleware/modules/operator/counter/stored-counter-order'
import {
  readPlatformOrder,
  writePlatformOrder,
} from '@tessera/middleware/modules/operator/counter/write-platform-order'
import { findCustomerByUser } from '@tessera/middleware/modules/people/session/find-customer'
import { usualOrigin } from '@tessera/middleware/modules/site/stores/stores'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { staff } from '../staff/staff.ts'
import { castStoreId, smallPro } from './cast.ts'
import type { DemoProducts } from './demo-products.ts'

/** The same on every start, so that a second one finds it. */
const id = 'c0de0000-0000-4000-8000-000000000001'
const site = smallPro.sites[1]

/** Enters an order at the counter and holds it, so that the list of held orders has one. */
export async function holdCounterOrder(shop: Database, commerce: Commerce, { catalog, tiles }: DemoProducts) {
  if (await findCounterOrder(shop, id)) return
  const entry: CounterEntry = {
    lines: tiles.slice(1, 3).map(({ sku }, at) => ({ sku, boxes: 12 - at * 4, lotNo: null, ...customersPrice })),
    delivery: { ...pickUp, storeId: castStoreId },
    poNumber: 'OTS-1204',
    jobName: site?.job ?? null,
    acceptsMixedLots: true,
  }
  const userID = await findUser(shop)
  const customer = (await findCustomerByUser(shop, userID)) ?? refuse('NotFound')
  const clerk = staff.find(({ profile }) => profile.startsWith('Counter'))
  const name = [clerk?.firstName, clerk?.lastName].join(' ')
  await writeCounterOrder(shop, { id, customerNumber: customer.account.number, userID }, entry, name)
  const destination = await findDestination(shop, customer, entry.delivery)
  const plan = planLines(catalog, entry.lines, destination?.shipFrom ?? usualOrigin)
  await writePlatformOrder(commerce, await getCounterOrder(shop, id), plan, destination)
  const { Order } = await readPlatformOrder(commerce, id)
  await noteCounterTotal(shop, id, toCents(Order?.Total ?? 0))
}

const customersPrice = { priceCents: null, priceReason: null }
const pickUp = { kind: 'pick-up', placeId: null, address: null, optionId: null, instructions: null } as const

async function findUser(shop: Database): Promise<string> {
  const owner = smallPro.people[0]?.email
  const row = await shop.find<{ userID: string }>(sql`
    select platform_user_id as "userID" from people where email = ${owner}`)
  return row?.userID ?? refuse('NotFound')
}
