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

/** What is booked together with a new status, or not at all. */
export interface OrderBooking {
  sheet: Sheet
  /** By source, in the order in which stock is locked. */
  stock: readonly StockDelta[]
  /** By account, in the order in which accounts are locked. */
  debits: readonly Debit[]
  /** IDs of promotions that are used once more, sorted. */
  redeemed: readonly string[]
  /** IDs of promotions whose use does not count any more. */
  unredeemed: readonly string[]
}

export type OrderDecision = Decision<OrderBooking>

/** The sheet is taken as it stands: whoever wants today's prices and promotions works them out before. */
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

/** The order reaches the seller: stock, accounts and promotions are used in the same moment. */
export function opened(sheet: Sheet, offers: Offers, now: Date): OrderBooking {
  const lines = takingStock(sheet.lines, offers)
  const { payments, debits } = settledPayments(sheet.payments, sheet.order.total)
  const order = { ...inStatus(sheet.order, 'Open', now, 'dateSubmitted'), isSubmitted: true }
  const redeemed = promotionsOf(sheet)
  return { ...booked({ ...sheet, order, lines, payments }), stock: stockDeltas(sheet.lines, lines), debits, redeemed }
}

/** A promotion on many lines is one use. */
export const promotionsOf = ({ promotions }: Sheet): string[] =>
  [...new Set(promotions.map(({ promotionID }) => promotionID))].sort()

/** A change of status that moves nothing else. */
export const booked = (sheet: Sheet): OrderBooking => ({ sheet, stock: [], debits: [], redeemed: [], unredeemed: [] })
