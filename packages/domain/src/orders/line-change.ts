import { stockProblemsOf } from '../inventory/demand.ts'
import type { StockDelta } from '../inventory/stock-deltas.ts'
import type { Units } from '../money.ts'
import type { Caller } from '../order-model/caller.ts'
import type { Offer, OffersByProduct } from '../order-model/offer.ts'
import type { JsonObject, Line, OrderState } from '../order-model/order-state.ts'
import { type Decision, distinctProblems, notFoundProblem, type Problem, refuse } from '../order-model/problem.ts'
import { pricingContext, repriceLines } from '../pricing/reprice-lines.ts'
import type { SpecInput } from '../pricing/spec-choice.ts'
import { type ClearedResults, clearedBy, type OrderAspect } from './cleared-results.ts'
import { withTotals } from './totals.ts'

/** Input for a line. Missing fields are unchanged. */
export interface LineInput {
  productID?: string
  quantity?: number
  /** Ignored unless the caller may override prices; null restores the schedule's price. */
  unitPrice?: Units | null
  specs?: readonly SpecInput[]
  dateNeeded?: string | null
  costCenter?: string | null
  shippingAccount?: string | null
  shippingAddressID?: string | null
  shipFromAddressID?: string | null
  inventoryRecordID?: string | null
  xp?: JsonObject | null
}

export interface LineContext {
  now: Date
  caller: Caller
  /** Offers of every product on the order and of those being added. */
  offers: OffersByProduct
}

export interface OrderChange {
  state: OrderState
  cleared: ClearedResults
  /** Booked with the change; empty unless the order is open. */
  stock: readonly StockDelta[]
}

export type LineDecision = Decision<OrderChange & { line: Line }>

/** Limits: lines in the cart, and units of one line. */
export const maxLines = 500
export const maxQuantity = 100_000

/** Recomputes totals and dates and drops invalidated estimates. The caller re-applies promotions. */
export function finishChange(
  before: OrderState,
  after: OrderState,
  touched: readonly OrderAspect[],
  now: Date,
): OrderChange {
  const state = withTotals(after)
  const isTotalChanged = state.order.total !== before.order.total
  // submitted orders are not calculated again
  const cleared = before.order.isSubmitted
    ? { calculation: false, shipEstimates: false }
    : clearedBy(touched, isTotalChanged)
  const { isCalculated, hasShipEstimates } = before.order
  return {
    state: {
      ...state,
      order: {
        ...state.order,
        lastUpdated: now.toISOString(),
        isCalculated: isCalculated && !cleared.calculation,
        hasShipEstimates: hasShipEstimates && !cleared.shipEstimates,
      },
    },
    cleared,
    stock: [],
  }
}

export interface LineChecks {
  /** Lines whose price and stock must be valid. */
  lines: readonly string[]
  /** Lines that name a new stock record. */
  records: readonly string[]
}

/** Reprices unsubmitted lines today, or returns the problems of added and changed lines. */
export function repriceOrder(
  after: OrderState,
  checks: LineChecks,
  { now, offers }: LineContext,
): Decision<{ state: OrderState }> {
  const { lines, problems } = repriceLines(after.lines, offers, pricingContext(after, now))
  const records = lines
    .filter(({ id }) => checks.records.includes(id))
    .flatMap((line) => findRecordProblem(line, offers.get(line.productID)) ?? [])
  const priced = checks.lines.flatMap((id) => problems.get(id) ?? [])
  const touched = lines.filter(({ id }) => checks.lines.includes(id))
  const found = [...priced, ...records, ...(records.length > 0 ? [] : stockProblemsOf(touched, lines, offers))]
  return found.length > 0 ? refuse(...distinctProblems(found)) : { ok: true, state: { ...after, lines } }
}

/** The buyer must be allowed to use the record, and it must count the purchased variant. */
export function findRecordProblem(
  { inventoryRecordID, variantID }: Line,
  offer: Offer | undefined,
): Problem | undefined {
  if (inventoryRecordID === null) return undefined
  const record = offer?.records.find(({ id }) => id === inventoryRecordID)
  const fits = record?.isUsable && (record.variantID === null || record.variantID === variantID)
  return fits ? undefined : notFoundProblem('InventoryRecord', inventoryRecordID)
}
