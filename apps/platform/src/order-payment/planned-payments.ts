import { getOperation } from '@tessera/contract/platform/get-operation'
import type { FinishedOperation, RequestBody } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { namedOrder } from '../orders/find-order.ts'

type PlannedOperation = Pick<FinishedOperation, 'operation' | 'params' | 'body'>

interface StoredPayment {
  id: string
  accepted: boolean
  isBooked: boolean
}

/** The public operations that a payment by Orders.Pay or Orders.Place will consist of, as far as the order's payments tell before it is locked. */
export async function plannedPayments(
  db: Queryable,
  call: Omit<PlatformCall, 'db'>,
): Promise<readonly PlannedOperation[]> {
  const { Payment: payment, Transaction: transaction } = call.body as { Payment: RequestBody; Transaction: RequestBody }
  const stored = await db.rows<StoredPayment>(sql`
    select y.id, y.accepted, exists (
      select from payment_transactions x where x.order_uid = y.order_uid and x.payment_id = y.id) as "isBooked"
    from payments y
    join orders t on t.uid = y.order_uid
    where ${namedOrder({ ...call, db })}`)
  const known = stored.find(({ id }) => id === payment.ID)
  const plan = (id: string, paymentID: unknown, body: RequestBody): PlannedOperation => ({
    operation: getOperation(id),
    params: { ...call.params, ...(typeof paymentID === 'string' && { paymentID }) },
    body,
  })
  return [
    ...stored.filter((one) => one !== known).map(({ id }) => plan('Payments.Delete', id, {})),
    ...(known ? [] : [plan('Payments.Create', undefined, payment)]),
    ...(known && !known.accepted ? [plan('Payments.Patch', known.id, { Accepted: true })] : []),
    ...(known?.isBooked ? [] : [plan('Payments.CreateTransaction', payment.ID, transaction)]),
  ]
}
