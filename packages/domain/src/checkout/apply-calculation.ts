import { roundToCents, toUnits, type Units } from '../money.ts'
import { type LineContext, repriced } from '../orders/line-change.ts'
import { type Decision, refused } from '../orders/problem.ts'
import type { Sheet, SheetOrder } from '../orders/sheet.ts'
import { withTotals } from '../orders/totals.ts'
import { costProblem, type Estimate, isCost, selectedCost } from './estimate.ts'
import { type LineOverride, overriddenLines, overriddenPromotions, overrideProblems } from './line-overrides.ts'

/** The response to a cost calculation. Missing values leave the order unchanged. */
export interface GivenCalculation {
  ShippingTotal: number | null
  TaxTotal: number | null
  FeeTotal: number | null
  LineItemOverrides: readonly LineOverride[] | null
}

const totals = ['ShippingTotal', 'TaxTotal', 'FeeTotal'] as const

/** Applies a calculation to the order. The caller recomputes promotion amounts. */
export function applyCalculation(
  sheet: Sheet,
  given: GivenCalculation,
  estimates: readonly Estimate[],
  context: LineContext,
): Decision<{ sheet: Sheet }> {
  const overrides = given.LineItemOverrides ?? []
  const problems = [
    ...totals.filter((name) => !isCost(given[name] ?? 0)).map(costProblem),
    ...overrides.flatMap((override) => overrideProblems(sheet, override)),
  ]
  if (problems.length > 0) return refused(...problems)
  const lines = overriddenLines(sheet.lines, overrides)
  const order = { ...sheet.order, ...costsOf(sheet.order, given, estimates), isCalculated: true }
  const after = { ...sheet, order, lines, promotions: overriddenPromotions(sheet, lines, overrides) }
  const records = overrides.flatMap(({ LineItemID, InventoryRecordID }) =>
    InventoryRecordID ? (LineItemID ?? []) : [],
  )
  const pricing = repriced(after, { lines: [], records }, context)
  return pricing.ok ? { ok: true, sheet: withTotals(pricing.sheet) } : pricing
}

function costsOf(
  order: SheetOrder,
  { ShippingTotal, TaxTotal, FeeTotal }: GivenCalculation,
  estimates: readonly Estimate[],
): Pick<SheetOrder, 'shippingCost' | 'taxCost' | 'fees'> {
  const inCents = (amount: number | null, otherwise: Units) =>
    amount === null ? otherwise : roundToCents(toUnits(amount))
  return {
    shippingCost: inCents(ShippingTotal, estimates.length > 0 ? selectedCost(estimates) : order.shippingCost),
    taxCost: inCents(TaxTotal, order.taxCost),
    fees: inCents(FeeTotal, order.fees),
  }
}
