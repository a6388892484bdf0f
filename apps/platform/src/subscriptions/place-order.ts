import type { ErrorCode } from '@tessera/contract/errors'
import type { OrderState } from '@tessera/domain/order-model/order-state'
import { createPayment } from '@tessera/domain/payments/create-payment'
import { type FilledOrder, fillOrder } from '@tessera/domain/subscriptions/fill-order'
import { ApiError } from '@tessera/server/api-error'
import type { Queryable } from '@tessera/server/database'
import { JsonText } from '@tessera/server/json-text'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { newID } from '../engine/ids.ts'
import { applyBookings } from '../orders/apply-bookings.ts'
import { checkOrderAddresses } from '../orders/check-address.ts'
import { checkCard } from '../orders/check-card.ts'
import { createOrder } from '../orders/create-order.ts'
import { type LockedOrder, openLockedOrder, saveOrder } from '../orders/locked-order.ts'
import { lookUpOrder } from '../orders/order-record.ts'
import { readAccounts } from '../orders/read-accounts.ts'
import { recordEvent } from '../record-event.ts'
import type { ClaimedSubscription } from './claim-subscription.ts'
import type { SubscriptionRecord } from './find-subscription.ts'
import { subscriberCall } from './subscriber-call.ts'

/** The order of a due date, and what could not be ordered. */
export interface PlacedOrder {
  uid: string
  unavailable: readonly string[]
  errorCode: ErrorCode | null
}

/** The order of the due date: the one an earlier run made, or a new one. Its unique index holds even without the claim. */
export async function placeOrder(db: Queryable, claimed: ClaimedSubscription, now: Date): Promise<PlacedOrder> {
  const { record, due, integration } = claimed
  const known = await db.find<PlacedOrder>(sql`
    select uid::text, subscription_outcome -> 'unavailable' as unavailable, subscription_outcome ->> 'errorCode' as "errorCode"
    from orders
    where subscription_uid = ${record.uid} and subscription_due = ${due}::timestamptz`)
  if (known) return known
  const call = subscriberCall(db, record, integration.clientID, now)
  const locked = await openOrder(call, record)
  const filled = await pay(
    call,
    locked,
    record,
    fillOrder(await startOf(call, locked, record), record.lines, contextOf(call, locked)),
  )
  const { unavailable, errorCode } = filled
  await saveOrder(call, locked, filled.state, {
    extraColumns: {
      subscription_id: sql`${record.id}`,
      subscription_uid: sql`${record.uid}`,
      subscription_due: sql`${due}::timestamptz`,
      subscription_outcome: sql`${JSON.stringify({ unavailable, errorCode })}::jsonb`,
      // the order is not the cart of its user unless the user makes it so
      cart_since: sql`'-infinity'`,
    },
  })
  await recordEvent(call, new JsonText('', filled.state.order.id))
  return { uid: locked.record.uid, unavailable, errorCode }
}

async function openOrder(
  call: PlatformCall,
  { marketplace, toCompanyID, lines }: SubscriptionRecord,
): Promise<LockedOrder> {
  const made = await createOrder(call, {})
  const order = { ...made, state: { ...made.state, order: { ...made.state.order, toCompanyID } } }
  const { epoch } = await lookUpOrder(call.db, marketplace)
  return openLockedOrder(call, order, epoch, { added: lines.map(({ productID }) => productID) })
}

const contextOf = ({ now }: PlatformCall, { caller, catalog }: LockedOrder) => ({
  now,
  caller,
  offers: catalog.offers,
  newID,
})

/** The empty order with the subscription's addresses, as far as its user may still use them. */
async function startOf(call: PlatformCall, locked: LockedOrder, record: SubscriptionRecord): Promise<OrderState> {
  const { id: subscriptionID, shippingAddressID, billingAddressID } = record
  const usable = async (body: object, id: string | null) =>
    id !== null && !(await findRefusal(checkOrderAddresses(call, locked, { ...body }))) ? id : null
  const order = {
    ...locked.state.order,
    subscriptionID,
    shippingAddressID: await usable({ ShippingAddressID: shippingAddressID }, shippingAddressID),
    billingAddressID: await usable({ BillingAddressID: billingAddressID }, billingAddressID),
  }
  return { ...locked.state, order }
}

/** Adds the payment for the whole order; one that is not possible is a reason for failure. */
async function pay(
  call: PlatformCall,
  locked: LockedOrder,
  { payment }: SubscriptionRecord,
  filled: FilledOrder,
): Promise<FilledOrder> {
  if (!payment?.Type || filled.state.lines.length === 0) return filled
  const { CreditCardID: creditCardID = null, SpendingAccountID: spendingAccountID = null, Type: type } = payment
  const failed = (code: ErrorCode): FilledOrder => ({ ...filled, errorCode: filled.errorCode ?? code })
  const refusal = creditCardID ? await findRefusal(checkCard(call, locked, creditCardID)) : undefined
  if (refusal) return failed(refusal)
  const accounts = await readAccounts(call.db, locked.record, spendingAccountID ? [spendingAccountID] : [])
  const context = { now: call.now, caller: locked.caller, accounts, isCheckoutOnly: false }
  const decision = createPayment(filled.state, newID(), { type, creditCardID, spendingAccountID }, context)
  if (!decision.ok) return failed(decision.problems[0]?.code ?? 'ServerError')
  await applyBookings(call.db, locked.record, { debits: decision.debits, stock: [], redeemed: [], unredeemed: [] })
  return { ...filled, state: decision.state }
}

async function findRefusal(check: Promise<unknown>): Promise<ErrorCode | undefined> {
  try {
    await check
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error.errors[0]?.ErrorCode as ErrorCode
    throw error
  }
}
