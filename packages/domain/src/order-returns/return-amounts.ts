import { multiply, roundToCents, sum, type Units, zero } from '../money.ts'
import type { Payment } from '../order-model/order-state.ts'
import { type ReturnState, withReturnStatus } from './return-state.ts'

/** The sum of the items that have an amount; null if none has, unless an administrator set the amount. */
export function withSummedAmount(state: ReturnState): ReturnState {
  if (state.isOverridden) return state
  const known = state.items.flatMap(({ refundAmount }) => refundAmount ?? [])
  return { ...state, refundAmount: known.length > 0 ? sum(known) : null }
}

/** A service may set what no one has set. */
export const lacksAmounts = ({ isOverridden, refundAmount, items }: ReturnState): boolean =>
  !isOverridden && (refundAmount === null || items.some((item) => item.refundAmount === null))

export interface CalculatedAmounts {
  refundAmount: Units | null
  byLine: ReadonlyMap<string, Units>
}

/** Amounts of a service fill gaps; those that an administrator set stay. */
export function withCalculatedAmounts(state: ReturnState, { refundAmount, byLine }: CalculatedAmounts): ReturnState {
  if (!lacksAmounts(state)) return state
  const items = state.items.map((item) => ({
    ...item,
    refundAmount: item.refundAmount ?? roundedOrNull(byLine.get(item.lineItemID)),
  }))
  const summed = withSummedAmount({ ...state, items })
  return { ...summed, refundAmount: roundedOrNull(refundAmount) ?? summed.refundAmount }
}

const roundedOrNull = (amount: Units | null | undefined): Units | null => (amount == null ? null : roundToCents(amount))

/** The sum that refunds of this return have paid back, as a positive amount. */
export const refundedAmount = (payments: readonly Payment[], returnID: string): Units =>
  multiply(sum(payments.filter((one) => one.orderReturnID === returnID).map(({ amount }) => amount ?? zero)), -1)

/** Refunds that reach the amount complete an open return. */
export function completeIfRefunded(state: ReturnState, payments: readonly Payment[], now: Date): ReturnState {
  const refunded = refundedAmount(payments, state.id)
  const isPaid = state.status === 'Open' && refunded > 0 && refunded === state.refundAmount
  return isPaid ? withReturnStatus(state, 'Completed', now, 'dateCompleted') : state
}
