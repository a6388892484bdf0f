import { getOperation } from '@tessera/contract/platform/get-operation'
import type { OrderState } from '@tessera/domain/order-model/order-state'
import { changePayment, deletePayment } from '@tessera/domain/payments/change-payment'
import { createPayment } from '@tessera/domain/payments/create-payment'
import type { AccountDebit } from '@tessera/domain/payments/spending-account'
import type { FinishedOperation, RequestBody } from '@tessera/server/call'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { chosenID } from '../engine/crud.ts'
import { checkAllowed } from '../identity/guard.ts'
import { refuseCardNumbers } from '../me/card-number.ts'
import { checkCard } from '../orders/check-card.ts'
import { type LockedOrder, orThrow } from '../orders/locked-order.ts'
import type { PaymentText } from '../orders/money-statements.ts'
import { contextFor } from '../orders/payments.ts'
import { readPaymentInput } from '../orders/read-payment-input.ts'
import { transactionStatement } from '../orders/transactions.ts'

/** The operations that the audit and event receivers see. */
type PaymentOperation = 'Payments.Create' | 'Payments.Patch' | 'Payments.Delete' | 'Payments.CreateTransaction'

interface PaidOrder {
  state: OrderState
  debits: AccountDebit[]
  /** The operations done, with payment ID and body. */
  operations: [PaymentOperation, paymentID: string, body: RequestBody][]
}

/** A payment that is decided but not written. */
export interface PaymentBooking {
  state: OrderState
  /** By account, in the order in which accounts are locked. */
  debits: readonly AccountDebit[]
  /** False if the payment was there. */
  hasChanges: boolean
  /** Inserts the transaction, unless the payment has one. */
  transaction: Sql | undefined
  paymentText: PaymentText
  /** The public operations it consists of. */
  done: FinishedOperation[]
}

/**
 * Leaves the order with this payment only: payments of earlier attempts are removed, or the order would be paid twice.
 * An existing payment of this ID is kept, so the call can be repeated.
 */
export async function bookPayment(
  call: PlatformCall,
  locked: LockedOrder,
  payment: RequestBody,
  transaction: RequestBody,
): Promise<PaymentBooking> {
  refuseCardNumbers(payment)
  const id = await chosenID({ ...call, body: payment })
  const { state, debits, operations } = await withAcceptedPayment(
    call,
    withoutOtherPayments(locked, id),
    locked,
    id,
    payment,
  )
  const hasChanges = operations.length > 0
  const isFirst = await isFirstTransaction(call, locked, id)
  if (isFirst) operations.push(['Payments.CreateTransaction', id, transaction])
  return {
    state,
    debits,
    hasChanges,
    transaction: isFirst
      ? await transactionStatement({ ...call, body: transaction }, locked.record.uid, id)
      : undefined,
    paymentText: { id, description: payment.Description ?? null, xp: payment.xp ?? null },
    done: operations.map((part) => eventOf(call, part)),
  }
}

function withoutOtherPayments({ state, caller }: LockedOrder, id: string): PaidOrder {
  const paid: PaidOrder = { state, debits: [], operations: [] }
  for (const other of state.payments.filter((one) => one.id !== id)) {
    const gone = orThrow(deletePayment(paid.state, other.id, { caller }))
    paid.state = gone.state
    paid.debits.push(...gone.debits)
    paid.operations.push(['Payments.Delete', other.id, {}])
  }
  return paid
}

async function withAcceptedPayment(
  call: PlatformCall,
  before: PaidOrder,
  locked: LockedOrder,
  id: string,
  body: RequestBody,
): Promise<PaidOrder> {
  const known = before.state.payments.find((one) => one.id === id)
  if (known?.accepted) return before
  const given = known ? { accepted: true } : readPaymentInput(body)
  const context = await contextFor(call, locked, given, id)
  if (given.creditCardID) await checkCard(call, locked, given.creditCardID)
  const { state, debits } = orThrow(
    known ? changePayment(before.state, id, given, context) : createPayment(before.state, id, given, context),
  )
  const part: PaidOrder['operations'][number] = known
    ? ['Payments.Patch', id, { Accepted: true }]
    : ['Payments.Create', id, body]
  return {
    state,
    debits: [...before.debits, ...debits].toSorted(byAccount),
    operations: [...before.operations, part],
  }
}

/** Sorts by account, so that accounts are always locked in the same order. */
const byAccount = (one: AccountDebit, other: AccountDebit): number =>
  one.spendingAccountID < other.spendingAccountID ? -1 : 1

async function isFirstTransaction({ db }: PlatformCall, { record, state }: LockedOrder, id: string): Promise<boolean> {
  if (!state.payments.some((one) => one.id === id)) return true
  const there = await db.find(
    sql`select from payment_transactions where order_uid = ${record.uid} and payment_id = ${id} limit 1`,
  )
  return there === undefined
}

function eventOf(call: PlatformCall, [part, paymentID, body]: PaidOrder['operations'][number]): FinishedOperation {
  const operation = getOperation(part)
  const params = { ...call.params, paymentID }
  checkAllowed(call.actor, operation, params)
  return { operation, params, body }
}
