import { minus, sum, type Units, zero } from '../money.ts'
import type { Payment } from '../order-model/order-state.ts'

/** Refunds pay for a return; they cover nothing of the order. */
export const isRefund = ({ orderReturnID }: Pick<Payment, 'orderReturnID'>): boolean => orderReturnID !== null

/** The part of the total not covered by payments with an amount. */
export function openAmount(payments: readonly Payment[], total: Units): Units {
  const covered = sum(payments.filter((payment) => !isRefund(payment)).map(({ amount }) => amount ?? zero))
  return covered >= total ? zero : minus(total, covered)
}

/** The amount of each payment. The first one without an amount takes everything open, the next ones nothing. */
export function amountsOf(payments: readonly Payment[], total: Units): ReadonlyMap<string, Units> {
  const open = openAmount(payments, total)
  const first = payments.find((payment) => payment.amount === null && !isRefund(payment))
  return new Map(payments.map((payment) => [payment.id, payment.amount ?? (payment === first ? open : zero)]))
}
