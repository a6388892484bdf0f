import { fromUnits, sum, type Units, zero } from '../money.ts'
import type { Caller } from '../order-model/caller.ts'
import type { OrderState, Payment } from '../order-model/order-state.ts'
import { type Problem, problem } from '../order-model/problem.ts'
import { isRefund } from '../payments/amounts.ts'

/** Shoppers place such an order at the seller's checkout, which takes the payment first and then submits. */
export const findSubmitterProblem = ({ order }: OrderState, caller: Caller): Problem | undefined =>
  caller.isSeller ? undefined : problem('Order.SubmitAtCheckout', { OrderID: order.id })

/** MON-6: the seller submits only orders that are paid to the cent. An order of $0 needs no payment. */
export function findUnpaidProblem({ order, payments }: OrderState): Problem | undefined {
  const accepted = acceptedAmount(payments)
  if (accepted === order.total) return undefined
  const data = { OrderID: order.id, Accepted: fromUnits(accepted), Total: fromUnits(order.total) }
  return problem('Order.PaymentsDoNotMatchTotal', data)
}

/** A payment without an amount grows with the order, so it proves no sum. */
const acceptedAmount = (payments: readonly Payment[]): Units =>
  sum(payments.filter((payment) => payment.accepted && !isRefund(payment)).map(({ amount }) => amount ?? zero))
