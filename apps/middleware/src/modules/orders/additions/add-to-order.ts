import { PlatformError } from '@tessera/client/platform-error'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { waitUntilFree } from '../../../kit/http/wait-until-free.ts'
import { isUuid } from '../../../kit/is-uuid.ts'
import { invalid, refuse, ShopError } from '../../../kit/shop-error.ts'
import { allocateBoxes, inventoryRecordOf, type LinePart } from '../../checkout/cart/allocate-boxes.ts'
import type { AuditActor } from '../../people/accounts/audit.ts'
import { holdOrder } from '../records/hold-order.ts'
import { isClearRefusal } from '../records/is-clear-refusal.ts'
import { lockOrder } from '../records/lock-order.ts'
import type { OrderRecord } from '../records/order-record.ts'
import type { SalesNeeds } from '../sales-needs.ts'
import { bookAddition } from './book-addition.ts'
import { orderSeparately } from './order-separately.ts'
import { type AdditionRequest, checkExtendable, getProduct } from './price-addition.ts'
import { savePlatformCosts, undoAddition } from './settle-additions.ts'

export interface NewAddition extends AdditionRequest {
  key: string
  /** The total the customer saw. */
  totalCents: number
  auditActor: AuditActor
}

export interface PendingAddition {
  id: string
  documentId: string
  orderId: string
  lineIds: string[]
}

/**
 * Adds boxes to an order that is not being picked yet. The platform takes them from stock at the customer's price, then
 * they are booked here within spending limits and credit, or removed again. The order is marked first, so nothing ships
 * meanwhile. A job undoes or finishes what a crashed process left behind. Above a limit they become an order of their own
 * that waits for approval. Returns the number of the order they are in.
 */
export async function addToOrder(needs: SalesNeeds, addition: NewAddition): Promise<string> {
  const parts = partsOf(needs, addition)
  const waiting = await orderSeparately(needs, addition)
  if (waiting) return waiting
  const pending = await waitUntilFree(() => needs.database.transaction((db) => startAddition(db, addition, parts)))
  if (pending === 'added') return addition.number
  try {
    await savePlatformLines(needs, pending, addition, parts)
    await bookAddition(needs, pending, addition)
  } catch (error) {
    if (isClearRefusal(error)) await undoAddition(needs, pending)
    throw additionRefusalOf(error)
  }
  // a job retries this if it fails
  await savePlatformCosts(needs, pending).catch(() => undefined)
  return addition.number
}

export function additionRefusalOf(error: unknown): unknown {
  if (!(error instanceof PlatformError) || error.status >= 500) return error
  return error.errorCode === 'Inventory.Insufficient'
    ? new ShopError('Cart.NotEnough')
    : new ShopError('Order.NotExtendable', { message: 'We can’t add that many. Please contact your store.' })
}

function partsOf(needs: SalesNeeds, addition: NewAddition): LinePart[] {
  if (!isUuid(addition.key)) invalid('key', 'Please reload the page.')
  return allocateBoxes(getProduct(needs, addition), addition.boxes, null, new Map())
}

/** Returns undefined while another request holds the order, most likely the first of two clicks. */
async function startAddition(
  db: Queryable,
  addition: NewAddition,
  parts: readonly LinePart[],
): Promise<PendingAddition | 'added' | undefined> {
  const { customer, key, sku, boxes, now } = addition
  const order = await lockOrder(db, customer, addition.number)
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
  return askForAddition(db, order, { key, personId: customer.personID, sku, boxes, now }, parts)
}

interface AskedAddition extends Pick<NewAddition, 'key' | 'sku' | 'boxes' | 'now'> {
  personId: string
}

/** Records what the platform is asked for, in the transaction that holds the order. */
export async function askForAddition(
  db: Queryable,
  { number, orderId }: Pick<OrderRecord, 'number' | 'orderId'>,
  { key, personId, sku, boxes, now }: AskedAddition,
  parts: readonly LinePart[],
): Promise<PendingAddition> {
  const lineIds = parts.map((_, at) => `add-${key}-${at + 1}`)
  await db.rows(sql`
    insert into order_additions (id, document_id, person_id, sku, boxes, state, line_ids, asked_at, moved_at)
    values (${key}, ${number}, ${personId}, ${sku}, ${boxes}, 'asked', ${lineIds}, ${now}, ${now})`)
  return { id: key, documentId: number, orderId: orderId ?? '', lineIds }
}

export async function savePlatformLines(
  { commerce }: SalesNeeds,
  { orderId, lineIds }: PendingAddition,
  { sku }: Pick<NewAddition, 'sku'>,
  parts: readonly LinePart[],
): Promise<void> {
  const asShop = await commerce.backOffice()
  for (const [at, part] of parts.entries()) {
    const body = { ProductID: sku, Quantity: part.quantity, ...inventoryRecordOf(sku, part) }
    await commerce.client.LineItems.Save('Incoming', orderId, lineIds[at] ?? '', body, asShop)
  }
}
