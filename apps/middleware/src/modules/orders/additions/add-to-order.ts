import { PlatformError } from '@tessera/client/platform-error'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { untilFree } from '../../../kit/http/until-free.ts'
import { invalid, refuse, ShopError } from '../../../kit/shop-error.ts'
import { type Part, placeBoxes, recordOf } from '../../checkout/cart/place-boxes.ts'
import type { Doer } from '../../people/accounts/audit.ts'
import type { SalesNeeds } from '../order-needs.ts'
import { holdOrder } from '../records/hold-order.ts'
import { isClearRefusal } from '../records/is-clear-refusal.ts'
import { lockOrder } from '../records/lock-order.ts'
import { bookAddition } from './book-addition.ts'
import { articleOf, checkExtendable, type Wish } from './price-addition.ts'
import { showCosts, takeBack } from './settle-additions.ts'

export interface Adding extends Wish {
  key: string
  /** The total the customer saw. */
  totalCents: number
  doer: Doer
}

export interface AskedAddition {
  id: string
  documentId: string
  orderId: string
  lineIds: string[]
}

/**
 * Adds boxes to an order that is not being picked yet. The platform takes them from stock at the customer's price, then
 * they are booked here within spending limits and credit, or removed again. The order is marked first, so nothing ships
 * meanwhile. A job undoes or finishes what a crashed process left behind.
 */
export async function addToOrder(needs: SalesNeeds, given: Adding): Promise<void> {
  const parts = partsOf(needs, given)
  const asked = await untilFree(() => needs.database.transaction((db) => ask(db, given, parts)))
  if (asked === 'added') return
  try {
    await putOnPlatform(needs, asked, given, parts)
    await bookAddition(needs, asked, given)
  } catch (error) {
    if (isClearRefusal(error)) await takeBack(needs, asked)
    throw refusalOf(error)
  }
  // a job retries this if it fails
  await showCosts(needs, asked).catch(() => undefined)
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof PlatformError) || error.status >= 500) return error
  return error.errorCode === 'Inventory.Insufficient'
    ? new ShopError('Cart.NotEnough')
    : new ShopError('Order.NotExtendable', { message: 'We can’t add that many. Please contact your store.' })
}

function partsOf(needs: SalesNeeds, given: Adding): Part[] {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(given.key)) invalid('key', 'Please reload the page.')
  return placeBoxes(articleOf(needs, given), given.boxes, null, new Map())
}

/** Returns undefined while another request holds the order, most likely the first of two clicks. */
async function ask(db: Queryable, given: Adding, parts: readonly Part[]): Promise<AskedAddition | 'added' | undefined> {
  const { customer, key, sku, boxes, now } = given
  const order = await lockOrder(db, customer, given.number)
  const known = await db.find<{ state: string; isSame: boolean }>(sql`
    select state, document_id = ${order.number} and person_id = ${customer.personID} and sku = ${sku}
      and boxes = ${boxes}::int as "isSame"
    from order_additions where id = ${key}`)
  if (known && !known.isSame) return refuse('Request.Conflict')
  if (known?.state === 'booked' || known?.state === 'done') return 'added'
  if (known?.state === 'refused') return refuse('Order.AdditionChanged')
  if (known) return undefined
  checkExtendable(order, customer)
  if (!(await holdOrder(db, order.number, now))) return undefined
  const lineIds = parts.map((_, at) => `add-${key}-${at + 1}`)
  await db.rows(sql`
    insert into order_additions (id, document_id, person_id, sku, boxes, state, line_ids, asked_at, moved_at)
    values (${key}, ${order.number}, ${customer.personID}, ${sku}, ${boxes}, 'asked', ${lineIds}, ${now}, ${now})`)
  return { id: key, documentId: order.number, orderId: order.orderId ?? '', lineIds }
}

async function putOnPlatform(
  { commerce }: SalesNeeds,
  { orderId, lineIds }: AskedAddition,
  { sku }: Adding,
  parts: readonly Part[],
): Promise<void> {
  const asShop = await commerce.backOffice()
  for (const [at, part] of parts.entries()) {
    const body = { ProductID: sku, Quantity: part.quantity, ...recordOf(sku, part) }
    await commerce.client.LineItems.Save('Incoming', orderId, lineIds[at] ?? '', body, asShop)
  }
}
