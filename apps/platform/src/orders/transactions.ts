import { PaymentTransaction } from '@tessera/contract/platform/orders/payments'
import { notFoundProblem } from '@tessera/domain/order-model/problem'
import { findTransactionProblem } from '@tessera/domain/payments/payment-change'
import { ApiError, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { join, name, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { fullRow } from '../engine/column-assignments.ts'
import { chosenID } from '../engine/crud.ts'
import { tableOf } from '../engine/table.ts'
import { refuseCardNumbers } from '../me/card-number.ts'
import { type LockedOrder, withoutStock } from './locked-order.ts'
import type { OrderTarget } from './order-target.ts'
import { getPayment } from './payments.ts'

const table = tableOf(PaymentTransaction, '/transactions', 'payment_transactions')

/** Transactions of a payment, as reported by the provider. */
export function transactionHandlers(target: OrderTarget): PlatformHandlers {
  return {
    [target.operationID('Transaction', 'Create')]: async (call) => {
      const { uid, paymentID } = paymentAt(call, await target.lock(call, withoutStock))
      await recordTransaction(call, uid, paymentID)
      return getPayment(call, uid, paymentID)
    },
    [target.operationID('Transaction', 'Delete')]: async (call) => {
      const { uid, paymentID } = paymentAt(call, await target.lock(call, withoutStock))
      const id = pathParameter(call, 'transactionID')
      const gone = await call.db.find(sql`
        delete from payment_transactions where order_uid = ${uid} and payment_id = ${paymentID} and id = ${id} returning true`)
      if (!gone) throw notFound('PaymentTransaction', id)
      return undefined
    },
  }
}

function paymentAt(call: PlatformCall, { record, state, caller }: LockedOrder): { uid: string; paymentID: string } {
  const paymentID = pathParameter(call, 'paymentID')
  const isThere = state.payments.some(({ id }) => id === paymentID)
  const closed = findTransactionProblem(caller) ?? (isThere ? undefined : notFoundProblem('Payment', paymentID))
  if (closed) throw new ApiError([closed])
  return { uid: record.uid, paymentID }
}

const recordTransaction = async (call: PlatformCall, uid: string, paymentID: string): Promise<void> =>
  call.db.send(await transactionStatement(call, uid, paymentID))

export async function transactionStatement(call: PlatformCall, uid: string, paymentID: string): Promise<Sql> {
  refuseCardNumbers(call.body)
  const row = [
    { column: 'order_uid', value: sql`${uid}` },
    { column: 'payment_id', value: sql`${paymentID}` },
    { column: 'id', value: sql`${await chosenID(call)}` },
    ...fullRow(table, call.body),
  ]
  return sql`
    insert into payment_transactions (${join(row.map(({ column }) => name(column)))})
    values (${join(row.map(({ value }) => value))})`
}
