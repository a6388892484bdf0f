import { multiply, roundToCents, sum, type Units, zero } from '../money.ts'
import { invalidProperty, missing, type Problem, problem, refused } from '../orders/problem.ts'
import type { Payment, PaymentType, Sheet } from '../orders/sheet.ts'
import { isRefund, openAmount } from './amounts.ts'
import {
  findAcceptProblem,
  findCanceledProblem,
  findPayerProblem,
  type GivenPayment,
  isAcceptedAtFirst,
  type PaymentContext,
  type PaymentDecision,
} from './payment-change.ts'
import { settledSheet } from './settle.ts'
import { debitProblems, outstandingDebits } from './spending-account.ts'

export function createPayment(sheet: Sheet, id: string, given: GivenPayment, context: PaymentContext): PaymentDecision {
  const { order } = sheet
  const closed = findCanceledProblem(order) ?? findPayerProblem(context.caller)
  if (closed) return refused(closed)
  const type = given.type ?? null
  if (type === null) return refused(invalidProperty('Type', 'Type is required: how the order is paid.'))
  const isAccepted = isAcceptedAtFirst(type, context)
  const payment = newPayment(id, type, { ...given, accepted: given.accepted ?? isAccepted })
  const problems = [
    ...typeProblems(payment),
    findAcceptProblem(given.accepted, isAccepted, context),
    isRefund(payment) ? findRefundProblem(payment, context) : findAmountProblem(sheet, payment.amount),
  ].filter((one) => one !== undefined)
  if (problems.length > 0) return refused(...problems)

  const after = { ...sheet, payments: [...sheet.payments, payment] }
  const short = shortAccounts(after, payment, context)
  if (short.length > 0) return refused(...short)
  const settled = settledSheet(after)
  return { ok: true, ...settled, payment: settled.sheet.payments.at(-1) ?? payment }
}

function newPayment(id: string, type: PaymentType, given: GivenPayment & Pick<Payment, 'accepted'>): Payment {
  return {
    id,
    type,
    creditCardID: given.creditCardID ?? null,
    spendingAccountID: given.spendingAccountID ?? null,
    amount: given.amount == null ? null : roundToCents(given.amount),
    accepted: given.accepted,
    orderReturnID: given.orderReturnID ?? null,
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

function findAmountProblem({ order, payments }: Sheet, amount: Units | null): Problem | undefined {
  if (amount !== null && amount <= 0) return problem('Payment.AmountGreaterThanZero')
  const paying = payments.filter((payment) => !isRefund(payment))
  const takesRest = amount === null && paying.some((payment) => payment.amount === null)
  // an empty cart may already name its payment
  const isCovered = paying.length > 0 && openAmount(paying, order.total) === 0
  return takesRest || isCovered ? problem('Payment.AlreadyPaid', { OrderID: order.id }) : undefined
}

function findRefundProblem({ amount, orderReturnID }: Payment, { orderReturn }: PaymentContext): Problem | undefined {
  if (!orderReturn) return missing('OrderReturn', orderReturnID ?? '')
  if (orderReturn.status !== 'Open') return problem('OrderReturn.CannotCreatePaymentBadStatus')
  if (amount === null || amount >= 0) return problem('OrderReturn.PaymentValueMustBeNegative')
  const paidBack = sum([orderReturn.refunded, multiply(amount, -1)])
  return paidBack > (orderReturn.refundAmount ?? zero)
    ? problem('OrderReturn.TotalRefundsExceedRefundAmount')
    : undefined
}

/** The account must cover this payment and its other payments on the order. */
export function shortAccounts(
  { order, payments }: Sheet,
  { spendingAccountID }: Payment,
  context: PaymentContext,
): Problem[] {
  const debits = outstandingDebits(payments, order.total).filter(
    (debit) => debit.spendingAccountID === spendingAccountID,
  )
  return debitProblems(debits, context.accounts, context.now)
}
