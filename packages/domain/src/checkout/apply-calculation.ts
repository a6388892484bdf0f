import { roundToCents, toUnits, type Units } from '../money.ts'
import type { OrderHeader, OrderState } from '../order-model/order-state.ts'
import { type Decision, refuse } from '../order-model/problem.ts'
import { type LineContext, repriceOrder } from '../orders/line-change.ts'
import { withTotals } from '../orders/totals.ts'
import { costProblem, type EstimateWithItems, isCost, selectedCost } from './estimate.ts'
import { type LineOverride, overriddenLines, overriddenPromotions, overrideProblems } from './line-overrides.ts'

/** The response to a cost calculation. Missing values leave the order unchanged. */
export interface CalculationResponse {
  ShippingTotal: number | null
  TaxTotal: number | null
  FeeTotal: number | null
  LineItemOverrides: readonly LineOverride[] | null
}

const totals = ['ShippingTotal', 'TaxTotal', 'FeeTotal'] as const

/** Applies a calculation to the order. The caller recomputes promotion amounts. */
export function applyCalculation(
  state: OrderState,
  response: CalculationResponse,
  estimates: readonly EstimateWithItems[],
  context: LineContext,
): Decision<{ state: OrderState }> {
  const overrides = response.LineItemOverrides ?? []
  const problems = [
    ...totals.filter((name) => !isCost(response[name] ?? 0)).map(costProblem),
    ...overrides.flatMap((override) => overrideProblems(state, override)),
  ]
  if (problems.length > 0) return refuse(...problems)
  const lines = overriddenLines(state.lines, overrides)
  const order = { ...state.order, ...costsOf(state.order, response, estimates), isCalculated: true }
  const after = { ...state, order, lines, promotions: overriddenPromotions(state, lines, overrides) }
  const records = overrides.flatMap(({ LineItemID, InventoryRecordID }) =>
    InventoryRecordID ? (LineItemID ?? []) : [],
  )
  const pricing = repriceOrder(after, { lines: [], records }, context)
  return pricing.ok ? { ok: true, state: withTotals(pricing.state) } : pricing
}

function costsOf(
  order: OrderHeader,
  { ShippingTotal, TaxTotal, FeeTotal }: CalculationResponse,
  estimates: readonly EstimateWithItems[],
): Pick<OrderHeader, 'shippingCost' | 'taxCost' | 'fees'> {
  const inCents = (amount: number | null, otherwise: Units) =>
    amount === null ? otherwise : roundToCents(toUnits(amount))
  return {
    shippingCost: inCents(ShippingTotal, estimates.length > 0 ? selectedCost(estimates) : order.shippingCost),
    taxCost: inCents(TaxTotal, order.taxCost),
    fees: inCents(FeeTotal, order.fees),
  }
}
