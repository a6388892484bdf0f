import type { Database } from '@tessera/server/database'
import type { JsonText } from '@tessera/server/json-text'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { runOnce } from '../repeats.ts'
import { payOrder } from './pay-order.ts'
import { getPaymentStatus } from './payment-status.ts'
import { placeOrder } from './place-order.ts'
import { prepareOrder } from './prepare-order.ts'
import { getSubmission } from './submission.ts'

/** These record the public operations they consist of, so they open their own transactions. */
export const orderPaymentTransactions: readonly string[] = ['Orders.Pay', 'Orders.Place']

export function orderPaymentHandlers(database: Database): PlatformHandlers {
  const inTransaction =
    (write: (call: PlatformCall) => Promise<JsonText>): PlatformHandler =>
    (call) =>
      database.transaction((db) => write({ ...call, db }))
  return {
    'Orders.GetPaymentStatus': getPaymentStatus,
    'Orders.GetSubmission': getSubmission,
    'Orders.Pay': inTransaction((call) => runOnce(call, () => payOrder(call))),
    'Orders.Prepare': prepareOrder,
    'Orders.Place': inTransaction(placeOrder),
  }
}
