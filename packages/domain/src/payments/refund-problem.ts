import { minus, sum, type Units, zero } from '../money.ts'
import { isOrderAdmin } from '../order-model/caller.ts'
import type { OrderState, Payment } from '../order-model/order-state.ts'
import { notFoundProblem, type Problem, problem } from '../order-model/problem.ts'
import { isRefund } from './amounts.ts'
import { mayAccept, type PaymentContext } from './payment-change.ts'

/**
 * PAY-5: a refund is paid by the seller's side for an open return, and refunds exceed neither the return's amount nor
 * the money that was paid. `state` has the other payments of the order.
 */
export function findRefundProblem(state: OrderState, refund: Payment, context: PaymentContext): Problem | undefined {
  const { id, amount, orderReturnID, spendingAccountID } = refund
  const { orderReturn } = context
  if (!orderReturn) return notFoundProblem('OrderReturn', orderReturnID ?? '')
  if (!mayAccept(context)) return problem('Payment.NotAuthorizedToPatch', { Property: 'OrderReturnID' })
  if (orderReturn.status !== 'Open') return problem('OrderReturn.CannotCreatePaymentBadStatus')
  if (amount === null || amount >= 0) return problem('OrderReturn.PaymentValueMustBeNegative')
  if (spendingAccountID !== null && !context.accounts.has(spendingAccountID))
    return problem('Payment.InvalidSpendingAccountID', { SpendingAccountID: spendingAccountID })
  const others = state.payments.filter((one) => one.id !== id && isRefund(one))
  const ofReturn = others.filter((one) => one.orderReturnID === orderReturnID)
  const isTooMuch =
    refundsWith(ofReturn, amount) > (orderReturn.refundAmount ?? zero) ||
    refundsWith(others, amount) > paidAmount(state)
  return isTooMuch ? problem('OrderReturn.TotalRefundsExceedRefundAmount', { OrderReturnID: orderReturnID }) : undefined
}

const refundsWith = (refunds: readonly Payment[], amount: Units): Units =>
  minus(zero, sum([amount, ...refunds.map((one) => one.amount ?? zero)]))

/** An order without accepted payments was paid elsewhere, at its total. */
function paidAmount({ order, payments }: OrderState): Units {
  const accepted = payments.filter((one) => one.accepted && !isRefund(one)).map(({ amount }) => amount ?? zero)
  return accepted.length > 0 ? sum(accepted) : order.total
}

/** Money that completed a return stays booked. */
export function findRefundRemovalProblem(
  refund: Payment,
  { caller, orderReturn }: RemovalContext,
): Problem | undefined {
  if (!isRefund(refund)) return undefined
  if (!isOrderAdmin(caller)) return problem('Payment.NotAuthorizedToPatch', { Property: 'OrderReturnID' })
  return orderReturn?.status === 'Completed' ? problem('OrderReturn.CannotCreatePaymentBadStatus') : undefined
}

type RemovalContext = Pick<PaymentContext, 'caller' | 'orderReturn'>
