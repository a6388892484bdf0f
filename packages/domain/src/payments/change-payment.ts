import { roundToCents } from '../money.ts'
import { isOrderAdmin } from '../orders/caller.ts'
import { missing, type Problem, problem, refused } from '../orders/problem.ts'
import type { Payment, Sheet } from '../orders/sheet.ts'
import { isRefund } from './amounts.ts'
import { shortAccounts } from './create-payment.ts'
import {
  findAcceptProblem,
  findCanceledProblem,
  findPayerProblem,
  type GivenPayment,
  mayAccept,
  type PaymentContext,
  type PaymentDecision,
} from './payment-change.ts'
import { debitsBetween, settledSheet } from './settle.ts'

/** Set once, when the payment is created. */
const fixed = {
  type: 'Type',
  creditCardID: 'CreditCardID',
  spendingAccountID: 'SpendingAccountID',
  orderReturnID: 'OrderReturnID',
} as const

export function changePayment(sheet: Sheet, id: string, given: GivenPayment, context: PaymentContext): PaymentDecision {
  const payment = sheet.payments.find((one) => one.id === id)
  if (!payment) return refused(missing('Payment', id))
  const { order } = sheet
  const closed =
    findCanceledProblem(order) ?? findPayerProblem(context.caller) ?? findAcceptedProblem(sheet, payment, context)
  if (closed) return refused(closed)
  const problems = [
    ...fixedProblems(payment, given),
    findAcceptProblem(given.accepted, payment.accepted, context),
    findAmountProblem(payment, given),
  ].filter((one) => one !== undefined)
  if (problems.length > 0) return refused(...problems)

  const amount = given.amount == null ? given.amount : roundToCents(given.amount)
  const next = {
    ...payment,
    ...(amount !== undefined && { amount }),
    ...(given.accepted != null && { accepted: given.accepted }),
  }
  const after = { ...sheet, payments: sheet.payments.map((one) => (one.id === id ? next : one)) }
  const short = shortAccounts(after, next, context)
  if (short.length > 0) return refused(...short)
  const settled = settledSheet(after)
  return { ok: true, ...settled, payment: settled.sheet.payments.find((one) => one.id === id) ?? next }
}

/**
 * Only an administrator changes an accepted card payment, or an accepted payment of a submitted or checkout-only order.
 */
function findAcceptedProblem(
  { order }: Sheet,
  { accepted, type }: Payment,
  context: PaymentContext,
): Problem | undefined {
  const isClosed = accepted && (order.isSubmitted || type === 'CreditCard' || context.isCheckoutOnly)
  return isClosed && !mayAccept(context) ? problem('Payment.CannotPatchAccepted') : undefined
}

const fixedProblems = (payment: Payment, given: GivenPayment): Problem[] =>
  (Object.keys(fixed) as (keyof typeof fixed)[])
    .filter((field) => given[field] !== undefined && given[field] !== payment[field])
    .map((field) => problem('Payment.CannotPatchProperty', { Property: fixed[field] }))

/** Zero is allowed; only refunds are negative. */
function findAmountProblem(payment: Payment, { amount }: GivenPayment): Problem | undefined {
  if (amount == null) return undefined
  if (isRefund(payment)) return amount < 0 ? undefined : problem('OrderReturn.PaymentValueMustBeNegative')
  return amount < 0 ? problem('Payment.AmountGreaterThanZero') : undefined
}

/** Deletes a payment; the spending account gets its money back. */
export function deletePayment(sheet: Sheet, id: string, { caller }: Pick<PaymentContext, 'caller'>): PaymentDecision {
  const payment = sheet.payments.find((one) => one.id === id)
  if (!payment) return refused(missing('Payment', id))
  const closed = findCanceledProblem(sheet.order) ?? findPayerProblem(caller)
  if (closed) return refused(closed)
  if (sheet.order.status !== 'Unsubmitted' && !isOrderAdmin(caller))
    return refused(problem('Payment.NotAuthorizedToPatch'))
  const payments = sheet.payments.filter((one) => one.id !== id)
  return { ok: true, sheet: { ...sheet, payments }, payment, debits: debitsBetween([payment], []) }
}
