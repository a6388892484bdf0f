import { minus, sum, type Units, zero } from '../money.ts'
import type { Payment } from '../orders/sheet.ts'

/** Refunds pay back a return; they cover nothing of the order. */
export const isRefund = ({ orderReturnID }: Pick<Payment, 'orderReturnID'>): boolean => orderReturnID !== null

/** What payments with an amount leave open of the total. */
export function openAmount(payments: readonly Payment[], total: Units): Units {
  const given = sum(payments.filter((payment) => !isRefund(payment)).map(({ amount }) => amount ?? zero))
  return given >= total ? zero : minus(total, given)
}

/** What each payment comes to. The first without an amount takes all that is open, the next ones find nothing left. */
export function amountsOf(payments: readonly Payment[], total: Units): ReadonlyMap<string, Units> {
  const open = openAmount(payments, total)
  const first = payments.find((payment) => payment.amount === null && !isRefund(payment))
  return new Map(payments.map((payment) => [payment.id, payment.amount ?? (payment === first ? open : zero)]))
}
