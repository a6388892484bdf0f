import { minus, multiply, smaller, type Units, zero } from '../money.ts'
import type { OrderState, Payment } from '../order-model/order-state.ts'
import { amountsOf, isRefund } from './amounts.ts'
import { type AccountDebit, summedDebits } from './spending-account.ts'

export interface SettledPayments {
  payments: readonly Payment[]
  debits: readonly AccountDebit[]
}

/**
 * Settles the payments of a submitted order: open amounts become fixed, and spending accounts are debited, together no
 * more than the total (PAY-2). Running it again debits nothing.
 */
export function settlePayments(payments: readonly Payment[], total: Units): SettledPayments {
  const amounts = amountsOf(payments, total)
  let left = total
  const after = payments.map((payment) => {
    const amount = amounts.get(payment.id) ?? zero
    if (payment.type !== 'SpendingAccount' || !payment.accepted) return { ...payment, amount, debited: zero }
    // a refund goes back to the account and frees nothing of the total
    if (isRefund(payment)) return { ...payment, amount, debited: amount }
    const paid = smaller(amount, left)
    left = minus(left, paid)
    return { ...payment, amount: paid, debited: paid }
  })
  return { payments: after, debits: debitsBetween(payments, after) }
}

/** Returns the debits to the accounts, and the payments record it. */
export function returnPayments(payments: readonly Payment[]): SettledPayments {
  const after = payments.map((payment) => ({ ...payment, debited: zero }))
  return { payments: after, debits: debitsBetween(payments, after) }
}

export const debitsBetween = (before: readonly Payment[], after: readonly Payment[]): AccountDebit[] =>
  summedDebits([
    ...after.flatMap((payment) => debitOf(payment, payment.debited)),
    ...before.flatMap((payment) => debitOf(payment, multiply(payment.debited, -1))),
  ])

const debitOf = ({ spendingAccountID }: Payment, amount: Units): AccountDebit[] =>
  spendingAccountID === null ? [] : [{ spendingAccountID, amount }]

/** Settles the payments of the order according to its status; unsubmitted orders owe nothing yet. */
export function settleOrderPayments(state: OrderState): { state: OrderState; debits: readonly AccountDebit[] } {
  if (!state.order.isSubmitted) return { state, debits: [] }
  const { payments, debits } = settlePayments(state.payments, state.order.total)
  return { state: { ...state, payments }, debits }
}
