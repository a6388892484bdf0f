import {
  getPaymentStatus as getPaymentStatusRow,
  getSubmission as getSubmissionRow,
  payOrder,
  placeOrder as placeOrderRow,
} from '@tessera/contract/platform/additions/order-payment'
import type { Database } from '@tessera/server/database'
import type { Json } from '@tessera/server/json'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { once } from '../repeats.ts'
import { pay } from './pay.ts'
import { getPaymentStatus } from './payment-status.ts'
import { placeOrder } from './place-order.ts'
import { getSubmission } from './submission.ts'

/** These record the public operations they consist of, so they open their own transactions. */
export const orderPaymentTransactions: readonly string[] = [payOrder.id, placeOrderRow.id]

export function orderPaymentHandlers(database: Database): PlatformHandlers {
  const inTransaction =
    (write: (call: PlatformCall) => Promise<Json>): PlatformHandler =>
    (call) =>
      database.transaction((db) => once({ ...call, db }, () => write({ ...call, db })))
  return {
    [getPaymentStatusRow.id]: getPaymentStatus,
    [getSubmissionRow.id]: getSubmission,
    [payOrder.id]: inTransaction(pay),
    [placeOrderRow.id]: inTransaction(placeOrder),
  }
}
