import { getOperation } from '@tessera/contract/platform/get-operation'
import type { FinishedOperation, RequestBody } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import type { PlatformCall } from '../actor.ts'
import { missingOrder } from '../orders/find-order.ts'
import type { LockedOrder } from '../orders/locked-order.ts'
import { orderTarget } from '../orders/order-target.ts'
import { submitForPaymentStatus } from '../orders/submit.ts'
import { eventsStatement } from '../record-event.ts'
import { repeats, replyStatement } from '../repeats.ts'
import { bookPayment, type PaymentBooking } from './book-payment.ts'

interface PlacedOrder {
  Payment?: RequestBody | null
  Transaction?: RequestBody | null
  FromUserID?: string | null
  IsGuest?: boolean | null
}

/**
 * Submits an order and answers its payment status; audit and event receivers see it as Orders.Submit. A payment is
 * added in the same transaction, so it is there only if the order is placed. The events and the reply for repeats are
 * parts of the order's own write.
 */
export async function placeOrder(call: PlatformCall): Promise<JsonText> {
  const { key } = call
  const first = key === undefined ? undefined : await repeats.begin(call, key)
  if (first) return first.reply as JsonText // stored below
  let paid: PaymentBooking | undefined
  const pay = async (locked: LockedOrder) => {
    refuseOtherOwner(call, locked)
    const { Payment: payment, Transaction: transaction } = call.body as PlacedOrder
    paid = payment && transaction ? await bookPayment(call, locked, payment, transaction) : undefined
    return paid
  }
  const doneWith = (reply: JsonText): FinishedOperation[] => [
    ...(paid?.done ?? []),
    { operation: getOperation('Orders.Submit'), params: call.params, body: {}, reply },
  ]
  const alsoWrite = async (answer: JsonText) => {
    const events = await eventsStatement(call, doneWith(answer))
    const stored = key === undefined ? undefined : replyStatement(call, key, answer)
    return [paid?.transaction, events, stored].filter((part) => part !== undefined)
  }
  const reply = await submitForPaymentStatus(orderTarget, call, { pay, alsoWrite })
  await call.announce?.(call.db, doneWith(reply))
  return reply
}

/** Limits were checked for the owner that the caller names. */
function refuseOtherOwner(call: PlatformCall, { record, state }: LockedOrder): void {
  const { FromUserID: userID, IsGuest: isGuest } = call.body as PlacedOrder
  const isOther = userID != null && userID !== state.order.fromUserID
  if (isOther || (isGuest != null && isGuest !== record.isGuest)) throw missingOrder(call)
}
