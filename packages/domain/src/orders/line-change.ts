import { stockProblemsOf } from '../inventory/demand.ts'
import type { StockDelta } from '../inventory/movement.ts'
import type { Units } from '../money.ts'
import { pricingContext, repriceLines } from '../pricing/reprice.ts'
import type { GivenSpec } from '../pricing/spec-choice.ts'
import type { Caller } from './caller.ts'
import { type Cleared, clearedBy, type Touched } from './clearing.ts'
import type { Offer, Offers } from './offer.ts'
import { type Decision, distinct, missing, type Problem, refused } from './problem.ts'
import type { Json, Line, Sheet } from './sheet.ts'
import { withTotals } from './totals.ts'

/** Input for a line. Missing fields are unchanged. */
export interface GivenLine {
  productID?: string
  quantity?: number
  /** Ignored unless the caller may override prices; null restores the schedule's price. */
  unitPrice?: Units | null
  specs?: readonly GivenSpec[]
  dateNeeded?: string | null
  costCenter?: string | null
  shippingAccount?: string | null
  shippingAddressID?: string | null
  shipFromAddressID?: string | null
  inventoryRecordID?: string | null
  xp?: Json | null
}

export interface LineContext {
  now: Date
  caller: Caller
  /** Offers of every product on the order and of those being added. */
  offers: Offers
}

export interface SheetChange {
  sheet: Sheet
  cleared: Cleared
  /** Booked with the change; empty unless the order is open. */
  stock: readonly StockDelta[]
}

export type LineDecision = Decision<SheetChange & { line: Line }>

/** Limits: lines in the cart, and units of one line. */
export const maxLines = 500
export const maxQuantity = 100_000

/** Recomputes totals and dates and drops invalidated estimates. The caller re-applies promotions. */
export function settled(before: Sheet, after: Sheet, touched: readonly Touched[], now: Date): SheetChange {
  const sheet = withTotals(after)
  const isTotalChanged = sheet.order.total !== before.order.total
  // submitted orders are not calculated again
  const cleared = before.order.isSubmitted
    ? { calculation: false, shipEstimates: false }
    : clearedBy(touched, isTotalChanged)
  const { isCalculated, hasShipEstimates } = before.order
  return {
    sheet: {
      ...sheet,
      order: {
        ...sheet.order,
        lastUpdated: now.toISOString(),
        isCalculated: isCalculated && !cleared.calculation,
        hasShipEstimates: hasShipEstimates && !cleared.shipEstimates,
      },
    },
    cleared,
    stock: [],
  }
}

export interface Checks {
  /** Lines whose price and stock must be valid. */
  lines: readonly string[]
  /** Lines that name a new stock record. */
  records: readonly string[]
}

/** Reprices unsubmitted lines today, or returns the problems of added and changed lines. */
export function repriced(after: Sheet, checks: Checks, { now, offers }: LineContext): Decision<{ sheet: Sheet }> {
  const { lines, problems } = repriceLines(after.lines, offers, pricingContext(after, now))
  const records = lines
    .filter(({ id }) => checks.records.includes(id))
    .flatMap((line) => findRecordProblem(line, offers.get(line.productID)) ?? [])
  const priced = checks.lines.flatMap((id) => problems.get(id) ?? [])
  const touched = lines.filter(({ id }) => checks.lines.includes(id))
  const found = [...priced, ...records, ...(records.length > 0 ? [] : stockProblemsOf(touched, lines, offers))]
  return found.length > 0 ? refused(...distinct(found)) : { ok: true, sheet: { ...after, lines } }
}

/** The buyer must be allowed to use the record, and it must count the purchased variant. */
export function findRecordProblem(
  { inventoryRecordID, variantID }: Line,
  offer: Offer | undefined,
): Problem | undefined {
  if (inventoryRecordID === null) return undefined
  const record = offer?.records.find(({ id }) => id === inventoryRecordID)
  const fits = record?.isUsable && (record.variantID === null || record.variantID === variantID)
  return fits ? undefined : missing('InventoryRecord', inventoryRecordID)
}
