import { randomUUID } from 'node:crypto'
import type { OrderChangeWishInput } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { waitUntilFree } from '../../../kit/http/wait-until-free.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import {
  additionRefusalOf,
  askForAddition,
  type PendingAddition,
  savePlatformLines,
} from '../../orders/additions/add-to-order.ts'
import { readAddition } from '../../orders/additions/book-addition.ts'
import { savePlatformCosts, undoAddition } from '../../orders/additions/settle-additions.ts'
import { holdOrder, releaseOrder } from '../../orders/records/hold-order.ts'
import { isClearRefusal } from '../../orders/records/is-clear-refusal.ts'
import type { SalesNeeds } from '../../orders/sales-needs.ts'
import type { OperatorCall } from '../store/operator.ts'
import { type ChangeableOrder, checkVersion, getChangeable, lockChangeable } from './changeable-order.ts'
import { type BookedAddition, finishChange } from './finish-change.ts'
import { type ChangePlan, planChange } from './plan-change.ts'
import { freeBoxes, type LineThere, readLinesThere } from './platform-lines.ts'
import { type PricedChange, priceChange } from './price-change.ts'

/** A change with its version and its key. */
export interface ConfirmedChange {
  /** The call as it came: with the same key it must be the same. */
  asked: object
  request: OrderChangeWishInput
  version: string
  key: string
  reason: string
  /** The effect as it was shown; null if it was not. */
  shownCents: number | null
}

export interface HeldChange {
  order: ChangeableOrder
  plan: ChangePlan
  priced: PricedChange
  pending: PendingAddition | null
  there: LineThere[]
}

/**
 * Makes a change: the order is held first, so that nothing ships meanwhile; the platform takes and frees the boxes; then
 * one transaction writes lines, money, events, audit and email. What is refused on the way is taken back. If a process
 * dies in between, the jobs that follow the platform and that settle additions leave no box without its order.
 */
export async function applyChange(needs: SalesNeeds, call: OperatorCall, change: ConfirmedChange): Promise<void> {
  checkWords(change)
  const { database } = needs
  if (await wasMade(database, change)) return
  const order = await getChangeable(database, change.request.number ?? '')
  checkVersion(order, change.version)
  const plan = planChange(order, change.request, call.now)
  const priced = await priceChange(needs, order, plan, call.now)
  if (change.shownCents !== null && change.shownCents !== priced.effect.totalCents)
    refuse('Order.AdditionChanged', { message: 'The amount is another by now. Look at the effect again.' })
  const held = await waitUntilFree(() => database.transaction((db) => holdChange(db, call, change, { plan, priced })))
  if (held === 'made') return
  await makeChange(needs, call, change, held)
}

function checkWords({ key, reason }: ConfirmedChange): void {
  if (!key.trim()) invalid('key', 'Please reload the page.')
  if (!reason.trim()) invalid('reason', 'Tell why the order is changed.')
}

/** The same key with another change is refused. */
export async function wasMade(
  db: Queryable,
  { asked, request: { number }, key }: Pick<ConfirmedChange, 'asked' | 'request' | 'key'>,
): Promise<boolean> {
  const known = await db.find<{ isSame: boolean }>(sql`
    select c.asked = ${JSON.stringify(asked)}::jsonb as "isSame" from order_changes c
    join sales_documents d on d.id = c.document_id
    where c.key = ${key} and (d.id = ${number} or d.platform_order_id = ${number})`)
  if (known && !known.isSame) refuse('Request.Conflict')
  return known !== undefined
}

/** Returns undefined while another request holds the order, most likely the first of two clicks. */
async function holdChange(
  db: Queryable,
  { now }: OperatorCall,
  change: ConfirmedChange,
  { plan, priced }: Pick<HeldChange, 'plan' | 'priced'>,
): Promise<HeldChange | 'made' | undefined> {
  // the first of two clicks may have made it while the second waited
  if (await wasMade(db, change)) return 'made'
  const order = await lockChangeable(db, change.request.number ?? '', change.version)
  if (!(await holdOrder(db, order.number, now))) return undefined
  const { addition } = priced
  const asked = addition && {
    key: randomUUID(),
    personId: addition.customer.personID,
    sku: addition.sku,
    boxes: addition.boxes,
    now,
  }
  return {
    order,
    plan,
    priced,
    pending: asked && addition ? await askForAddition(db, order, asked, addition.parts) : null,
    there: plan.isEverything ? [] : await readLinesThere(db, order.number, plan.cancellations),
  }
}

async function makeChange(
  needs: SalesNeeds,
  call: OperatorCall,
  change: ConfirmedChange,
  held: HeldChange,
): Promise<void> {
  const { pending, order, there } = held
  let takeBack = async () => {}
  try {
    const booked = pending ? await takeBoxes(needs, pending, held.priced) : null
    if (order.orderId) takeBack = await freeBoxes(needs, order.orderId, there)
    if (held.plan.isEverything) await cancelThere(needs, order.orderId)
    await needs.database.transaction((db) => finishChange(db, needs, call, { change, held, booked }))
  } catch (error) {
    // after any other error the jobs find out what the platform did
    if (isClearRefusal(error)) {
      await takeBack()
      if (pending) await undoAddition(needs, pending)
      await releaseOrder(needs.database, order.number, call.now)
    }
    throw pending ? additionRefusalOf(error) : error
  }
  // a job retries this if it fails
  if (pending) await savePlatformCosts(needs, pending).catch(() => undefined)
}

async function takeBoxes(
  needs: SalesNeeds,
  pending: PendingAddition,
  { addition }: PricedChange,
): Promise<BookedAddition | null> {
  if (!addition) return null
  await savePlatformLines(needs, pending, addition, addition.parts)
  const added = await readAddition(needs, pending, addition.effect.totalCents)
  if (added.money.totalCents !== addition.effect.totalCents) refuse('Order.AdditionChanged')
  return { ...added, pending, addition }
}

async function cancelThere({ commerce }: SalesNeeds, orderId: string | null): Promise<void> {
  if (!orderId) return
  const asShop = await commerce.backOffice()
  const { Status } = await commerce.client.Orders.Get('Incoming', orderId, asShop)
  if (Status !== 'Canceled') await commerce.client.Orders.Cancel('Incoming', orderId, asShop)
}
