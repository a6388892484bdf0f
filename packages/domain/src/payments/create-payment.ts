import { roundToCents, type Units, zero } from '../money.ts'
import type { OrderState, Payment, PaymentType } from '../order-model/order-state.ts'
import { invalidProperty, type Problem, problem, refuse } from '../order-model/problem.ts'
import { isRefund, openAmount } from './amounts.ts'
import {
  findAcceptProblem,
  findCanceledProblem,
  findPayerProblem,
  isAcceptedAtFirst,
  type PaymentContext,
  type PaymentDecision,
  type PaymentInput,
} from './payment-change.ts'
import { findRefundProblem } from './refund-problem.ts'
import { settleOrderPayments } from './settle-payments.ts'
import { debitProblems, outstandingDebits } from './spending-account.ts'

export function createPayment(
  state: OrderState,
  id: string,
  input: PaymentInput,
  context: PaymentContext,
): PaymentDecision {
  const { order } = state
  const closed = findCanceledProblem(order) ?? findPayerProblem(context.caller)
  if (closed) return refuse(closed)
  const type = input.type ?? null
  if (type === null) return refuse(invalidProperty('Type', 'Type is required: how the order is paid.'))
  const isAccepted = isAcceptedAtFirst(type, context)
  const payment = newPayment(id, type, { ...input, accepted: input.accepted ?? isAccepted })
  const problems = [
    ...typeProblems(payment),
    findAcceptProblem(input.accepted, isAccepted, context),
    isRefund(payment) ? findRefundProblem(state, payment, context) : findAmountProblem(state, payment.amount),
  ].filter((one) => one !== undefined)
  if (problems.length > 0) return refuse(...problems)

  const after = { ...state, payments: [...state.payments, payment] }
  const short = shortAccounts(after, payment, context)
  if (short.length > 0) return refuse(...short)
  const settlement = settleOrderPayments(after)
  return { ok: true, ...settlement, payment: settlement.state.payments.at(-1) ?? payment }
}

function newPayment(id: string, type: PaymentType, input: PaymentInput & Pick<Payment, 'accepted'>): Payment {
  return {
    id,
    type,
    creditCardID: input.creditCardID ?? null,
    spendingAccountID: input.spendingAccountID ?? null,
    amount: input.amount == null ? null : roundToCents(input.amount),
    accepted: input.accepted,
    orderReturnID: input.orderReturnID ?? null,
    debited: zero,
  }
}

/** Each type allows only its own card or account. */
function typeProblems({ type, creditCardID, spendingAccountID }: Payment): Problem[] {
  const problems: (Problem | false)[] = [
    type !== 'CreditCard' && creditCardID !== null && problem('Payment.CannotSetCreditCard'),
    type !== 'SpendingAccount' && spendingAccountID !== null && problem('Payment.CannotSetSpendingAccount'),
    type === 'SpendingAccount' && spendingAccountID === null && problem('Payment.SpendingAccountIdMissing'),
  ]
  return problems.filter((one) => one !== false)
}

function findAmountProblem({ order, payments }: OrderState, amount: Units | null): Problem | undefined {
  if (amount !== null && amount <= 0) return problem('Payment.AmountGreaterThanZero')
  const paying = payments.filter((payment) => !isRefund(payment))
  const takesRest = amount === null && paying.some((payment) => payment.amount === null)
  // an empty cart may already name its payment
  const isCovered = paying.length > 0 && openAmount(paying, order.total) === 0
  return takesRest || isCovered ? problem('Payment.AlreadyPaid', { OrderID: order.id }) : undefined
}

/** The account must cover this payment and its other payments on the order. */
export function shortAccounts(
  { order, payments }: OrderState,
  { spendingAccountID }: Payment,
  context: PaymentContext,
): Problem[] {
  const debits = outstandingDebits(payments, order.total).filter(
    (debit) => debit.spendingAccountID === spendingAccountID,
  )
  return debitProblems(debits, context.accounts, context.now)
}
