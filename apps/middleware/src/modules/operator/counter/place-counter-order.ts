import type { CounterOrder, CounterPlacingInput, PlacedCounterOrder } from '@tessera/client/shop/types.gen'
import { sql } from '@tessera/server/sql'
import { counterOrderId } from '../../../kit/counter-order-id.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { type OrderSubmission, placeOrder } from '../../checkout/attempts/place-order.ts'
import type { PlaceOrderResult } from '../../checkout/attempts/place-order-result.ts'
import { platformSteps } from '../../checkout/attempts/platform-steps.ts'
import { importWebOrder } from '../../orders/web-orders/import-web-order.ts'
import { type OperatorCall, operatorOf } from '../store/operator.ts'
import type { CounterNeeds } from './counter-needs.ts'
import { getBuyer, readCounterOrder } from './save-counter-order.ts'
import { getCounterOrder, type StoredCounterOrder } from './stored-counter-order.ts'

/**
 * Places the order by the same steps as checkout: credit is taken with the account locked, limits are checked with the
 * person locked, and the platform books stock. However often it is called, there is one order.
 */
export async function placeCounterOrder(
  needs: CounterNeeds,
  call: OperatorCall,
  { id = '', version = 0, totalCents = 0 }: CounterPlacingInput,
): Promise<PlacedCounterOrder> {
  const stored = await getCounterOrder(needs.database, id)
  if (stored.isPlaced) return placedAnswer(needs, stored, 'placed')
  if (stored.version !== version) refuse('Request.Conflict')
  try {
    await checkReady(needs, stored, totalCents, call.now)
    await notePlacing(needs, call, stored)
  } catch (error) {
    // another press may have placed it since it was read above, or be about to: then the credit that it took is missing
    const now = await getCounterOrder(needs.database, id)
    if (now.isPlaced) return placedAnswer(needs, now, 'placed')
    if (!now.isUnderWay || now.version !== version) throw error
  }
  const onTerms = { payment: { paymentMethod: 'Invoice' as const }, returnUrl: '/account/orders' }
  const result = await payAndPlace(needs, stored, { ...onTerms, totalCents, now: call.now })
  if (result.status === 'declined') return refuse('Counter.NotReady', { message: declinedText(result, stored) })
  if (result.status === 'placed' || result.status === 'awaiting-approval') await finishCounterOrder(needs, stored)
  return placedAnswer(needs, stored, result.status === 'awaiting-approval' ? 'awaiting-approval' : statusOf(result))
}

const statusOf = ({ status }: PlaceOrderResult): PlacedCounterOrder['status'] =>
  status === 'placed' ? 'placed' : 'working'

/** Refuses with the first problem; a running attempt of an earlier click is not asked again. */
async function checkReady(
  needs: CounterNeeds,
  stored: StoredCounterOrder,
  totalCents: number,
  now: Date,
): Promise<void> {
  if (stored.isUnderWay) return
  const order: CounterOrder = await readCounterOrder(needs, stored.id, now)
  const [problem] = order.problems
  if (problem) refuse('Counter.NotReady', { message: problem.message, data: { code: problem.code } })
  if (order.totals.totalCents !== totalCents)
    refuse('Counter.TotalChanged', { data: { totalCents: order.totals.totalCents } })
}

/** Names the person who places it before anything happens, so that the order names them whatever fails in between. */
async function notePlacing({ database }: CounterNeeds, call: OperatorCall, { id, version }: StoredCounterOrder) {
  const { userID, name } = operatorOf(call)
  const placing = JSON.stringify({ userID, name, requestID: call.requestID, from: call.from })
  const noted = await database.find(sql`
    update counter_orders set placed_by = ${placing}::jsonb
    where id = ${id} and version = ${version}::int and placed_at is null returning true`)
  if (!noted) refuse('Request.Conflict')
}

type Paying = Pick<OrderSubmission, 'payment' | 'returnUrl' | 'now'> & { totalCents: number }

/** In the name of the customer, on terms or with a card that is theirs. */
export async function payAndPlace(
  needs: CounterNeeds,
  stored: StoredCounterOrder,
  paying: Paying,
): Promise<PlaceOrderResult> {
  const customer = await getBuyer(needs.database, stored.customerNumber, stored.userID)
  const orderId = counterOrderId(stored.id)
  return placeOrder(
    needs.payments,
    {
      orderId,
      owner: customer.platformUserID,
      bearerToken: '',
      customer,
      email: customer.email,
      ...paying,
    },
    platformSteps(needs.commerce, { orderId }),
  )
}

const declinedText = ({ message }: PlaceOrderResult, { customer }: StoredCounterOrder): string =>
  `The terms of ${customer} don’t cover this order now. The customer would read: ${message}`

/** The order is written to the back office at once, so that its page is there. A job would do the same. */
export async function finishCounterOrder(needs: CounterNeeds, { id }: StoredCounterOrder): Promise<void> {
  await importWebOrder(needs, counterOrderId(id))
  await needs.database.rows(sql`
    update counter_orders set placed_at = coalesce(placed_at, now()) where id = ${id}`)
}

async function placedAnswer(
  { database }: CounterNeeds,
  { id, person }: StoredCounterOrder,
  status: PlacedCounterOrder['status'],
): Promise<PlacedCounterOrder> {
  const orderNumber = (await getCounterOrder(database, id)).orderNumber
  const messages: Record<PlacedCounterOrder['status'], string> = {
    placed: `Order ${orderNumber} is placed for ${person}.`,
    'awaiting-approval': `Order ${orderNumber} is placed for ${person}. It needs the company’s approval.`,
    working: 'The order is being placed. Press the button again in a moment to see its number.',
  }
  return { status, orderNumber, message: messages[status] }
}
