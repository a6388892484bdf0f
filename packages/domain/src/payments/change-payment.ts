import { roundToCents } from '../money.ts'
import { isOrderAdmin } from '../order-model/caller.ts'
import type { OrderState, Payment } from '../order-model/order-state.ts'
import { notFoundProblem, type Problem, problem, refuse } from '../order-model/problem.ts'
import { isRefund } from './amounts.ts'
import { shortAccounts } from './create-payment.ts'
import {
  findAcceptProblem,
  findCanceledProblem,
  findPayerProblem,
  mayAccept,
  type PaymentContext,
  type PaymentDecision,
  type PaymentInput,
} from './payment-change.ts'
import { findRefundProblem, findRefundRemovalProblem } from './refund-problem.ts'
import { debitsBetween, settleOrderPayments } from './settle-payments.ts'

/** Set once, when the payment is created. */
const fixedFields = {
  type: 'Type',
  creditCardID: 'CreditCardID',
  spendingAccountID: 'SpendingAccountID',
  orderReturnID: 'OrderReturnID',
} as const

export function changePayment(
  state: OrderState,
  id: string,
  input: PaymentInput,
  context: PaymentContext,
): PaymentDecision {
  const payment = state.payments.find((one) => one.id === id)
  if (!payment) return refuse(notFoundProblem('Payment', id))
  const { order } = state
  const closed =
    findCanceledProblem(order) ?? findPayerProblem(context.caller) ?? findAcceptedProblem(state, payment, context)
  if (closed) return refuse(closed)
  const problems = [
    ...fixedProblems(payment, input),
    findAcceptProblem(input.accepted, payment.accepted, context),
    findAmountProblem(state, payment, input, context),
  ].filter((one) => one !== undefined)
  if (problems.length > 0) return refuse(...problems)

  const amount = input.amount == null ? input.amount : roundToCents(input.amount)
  const next = {
    ...payment,
    ...(amount !== undefined && { amount }),
    ...(input.accepted != null && { accepted: input.accepted }),
  }
  const after = { ...state, payments: state.payments.map((one) => (one.id === id ? next : one)) }
  const short = shortAccounts(after, next, context)
  if (short.length > 0) return refuse(...short)
  const settlement = settleOrderPayments(after)
  return { ok: true, ...settlement, payment: settlement.state.payments.find((one) => one.id === id) ?? next }
}

/**
 * Only an administrator changes an accepted card payment, or an accepted payment of a submitted or checkout-only order.
 */
function findAcceptedProblem(
  { order }: OrderState,
  { accepted, type }: Payment,
  context: PaymentContext,
): Problem | undefined {
  const isClosed = accepted && (order.isSubmitted || type === 'CreditCard' || context.isCheckoutOnly)
  return isClosed && !mayAccept(context) ? problem('Payment.CannotPatchAccepted') : undefined
}

const fixedProblems = (payment: Payment, input: PaymentInput): Problem[] =>
  (Object.keys(fixedFields) as (keyof typeof fixedFields)[])
    .filter((field) => input[field] !== undefined && input[field] !== payment[field])
    .map((field) => problem('Payment.CannotPatchProperty', { Property: fixedFields[field] }))

/** Zero is allowed; only refunds are negative. */
function findAmountProblem(
  state: OrderState,
  payment: Payment,
  { amount }: PaymentInput,
  context: PaymentContext,
): Problem | undefined {
  if (amount === undefined || amount === payment.amount) return undefined
  if (isRefund(payment)) return findRefundProblem(state, { ...payment, amount }, context)
  if (amount === null) return undefined
  return amount < 0 ? problem('Payment.AmountGreaterThanZero') : undefined
}

/** Deletes a payment; the spending account gets its money back. */
export function deletePayment(
  state: OrderState,
  id: string,
  context: Pick<PaymentContext, 'caller' | 'orderReturn'>,
): PaymentDecision {
  const { caller } = context
  const payment = state.payments.find((one) => one.id === id)
  if (!payment) return refuse(notFoundProblem('Payment', id))
  const closed =
    findCanceledProblem(state.order) ?? findPayerProblem(caller) ?? findRefundRemovalProblem(payment, context)
  if (closed) return refuse(closed)
  if (state.order.status !== 'Unsubmitted' && !isOrderAdmin(caller))
    return refuse(problem('Payment.NotAuthorizedToPatch'))
  const payments = state.payments.filter((one) => one.id !== id)
  return { ok: true, state: { ...state, payments }, payment, debits: debitsBetween([payment], []) }
}
