import { type StockDelta, stockDeltas, takingStock } from '../inventory/movement.ts'
import { settledPayments } from '../payments/settle.ts'
import type { Debit } from '../payments/spending-account.ts'
import { findActorProblem } from './caller.ts'
import { findSubmitterProblem, findUnpaidProblem } from './checkout-only.ts'
import { inStatus } from './life-cycle.ts'
import type { Offers } from './offer.ts'
import { type Decision, refused } from './problem.ts'
import type { Sheet } from './sheet.ts'
import { type SubmitContext, validateSheet } from './validate.ts'

/** Bookings made together with a new status, or not at all. */
export interface OrderBooking {
  sheet: Sheet
  /** By source, in the order in which stock is locked. */
  stock: readonly StockDelta[]
  /** By account, in the order in which accounts are locked. */
  debits: readonly Debit[]
  /** Sorted IDs of promotions that are redeemed. */
  redeemed: readonly string[]
  /** IDs of promotions whose redemption is undone. */
  unredeemed: readonly string[]
}

export type OrderDecision = Decision<OrderBooking>

/** Submits the order as it is; the caller refreshes prices and promotions before. */
export function submitOrder(sheet: Sheet, offers: Offers, context: SubmitContext): OrderDecision {
  const { caller, isCheckoutOnly } = context
  const stranger = findActorProblem(caller) ?? (isCheckoutOnly ? findSubmitterProblem(sheet, caller) : undefined)
  if (stranger) return refused(stranger)
  const problems = validateSheet(sheet, offers, context)
  if (problems.length > 0) return refused(...problems)
  const unpaid = isCheckoutOnly ? findUnpaidProblem(sheet) : undefined
  if (unpaid) return refused(unpaid)
  if (context.approvalsRequired.length === 0) return { ok: true, ...opened(sheet, offers, context.now) }
  return { ok: true, ...booked({ ...sheet, order: inStatus(sheet.order, 'AwaitingApproval', context.now) }) }
}

/** Opens the order: takes stock, debits accounts and redeems promotions at once. */
export function opened(sheet: Sheet, offers: Offers, now: Date): OrderBooking {
  const lines = takingStock(sheet.lines, offers)
  const { payments, debits } = settledPayments(sheet.payments, sheet.order.total)
  const order = { ...inStatus(sheet.order, 'Open', now, 'dateSubmitted'), isSubmitted: true }
  const redeemed = promotionsOf(sheet)
  return { ...booked({ ...sheet, order, lines, payments }), stock: stockDeltas(sheet.lines, lines), debits, redeemed }
}

/** A promotion on many lines is redeemed once. */
export const promotionsOf = ({ promotions }: Sheet): string[] =>
  [...new Set(promotions.map(({ promotionID }) => promotionID))].sort()

/** A change of status without any bookings. */
export const booked = (sheet: Sheet): OrderBooking => ({ sheet, stock: [], debits: [], redeemed: [], unredeemed: [] })
