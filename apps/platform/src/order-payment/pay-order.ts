import type { RequestBody } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import type { PlatformCall } from '../actor.ts'
import { saveWithBookings, withoutStock } from '../orders/locked-order.ts'
import { orderTarget } from '../orders/order-target.ts'
import { eventsStatement } from '../record-event.ts'
import { bookPayment } from './book-payment.ts'
import { paymentStatusOf } from './payment-status.ts'

const noStockOrPromotions = { stock: [], redeemed: [], unredeemed: [] }

/** Leaves the order with this payment only. Can be repeated. */
export async function payOrder(call: PlatformCall): Promise<JsonText> {
  const { Payment: payment, Transaction: transaction } = call.body as { Payment: RequestBody; Transaction: RequestBody }
  const locked = await orderTarget.lock(call, withoutStock)
  const { done, hasChanges, paymentText, ...booked } = await bookPayment(call, locked, payment, transaction)
  const also = [booked.transaction, await eventsStatement(call, done)].filter((part) => part !== undefined)
  if (hasChanges) await saveWithBookings(call, locked, { ...noStockOrPromotions, ...booked }, { also, paymentText })
  else for (const part of also) await call.db.send(part)
  if (done.length > 0) await call.announce?.(call.db, done)
  return paymentStatusOf({ record: locked.record, state: booked.state })
}
