import { PaymentTransaction } from '@tessera/contract/platform/orders/payments'
import { missing } from '@tessera/domain/orders/problem'
import { findTransactionProblem } from '@tessera/domain/payments/payment-change'
import { ApiError, notFound } from '@tessera/server/api-error'
import { parameter } from '@tessera/server/call'
import { join, name, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { chosenID } from '../engine/crud.ts'
import { tableOf } from '../engine/table.ts'
import { fullRow } from '../engine/write.ts'
import { refuseCardNumbers } from '../me/card-number.ts'
import { type Desk, uncounted } from './desk.ts'
import { getPayment } from './payments.ts'
import type { Place } from './place.ts'

const table = tableOf(PaymentTransaction, '/transactions', 'payment_transactions')

/** Transactions of a payment, as reported by the provider. */
export function transactionHandlers(place: Place): PlatformHandlers {
  return {
    [place.name('Transaction', 'Create')]: async (call) => {
      const { uid, paymentID } = paymentAt(call, await place.take(call, uncounted))
      await recordTransaction(call, uid, paymentID)
      return getPayment(call, uid, paymentID)
    },
    [place.name('Transaction', 'Delete')]: async (call) => {
      const { uid, paymentID } = paymentAt(call, await place.take(call, uncounted))
      const id = parameter(call, 'transactionID')
      const gone = await call.db.find(sql`
        delete from payment_transactions where order_uid = ${uid} and payment_id = ${paymentID} and id = ${id} returning true`)
      if (!gone) throw notFound('PaymentTransaction', id)
      return undefined
    },
  }
}

function paymentAt(call: PlatformCall, { open, sheet, caller }: Desk): { uid: string; paymentID: string } {
  const paymentID = parameter(call, 'paymentID')
  const isThere = sheet.payments.some(({ id }) => id === paymentID)
  const closed = findTransactionProblem(caller) ?? (isThere ? undefined : missing('Payment', paymentID))
  if (closed) throw new ApiError([closed])
  return { uid: open.uid, paymentID }
}

export async function recordTransaction(call: PlatformCall, uid: string, paymentID: string): Promise<void> {
  refuseCardNumbers(call.body)
  const row = [
    { column: 'order_uid', value: sql`${uid}` },
    { column: 'payment_id', value: sql`${paymentID}` },
    { column: 'id', value: sql`${await chosenID(call)}` },
    ...fullRow(table, call.body),
  ]
  await call.db.send(sql`
    insert into payment_transactions (${join(row.map(({ column }) => name(column)))})
    values (${join(row.map(({ value }) => value))})`)
}
