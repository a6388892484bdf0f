import { toUnits } from '../money.ts'
import type { AppliedPromotion, Line, OrderState } from '../order-model/order-state.ts'
import { notFoundProblem, type Problem, problem } from '../order-model/problem.ts'
import { findMarkedUp } from '../pricing/markup.ts'
import { costProblem, isCost } from './estimate.ts'

/** A calculation's values for one line. */
export interface LineOverride {
  LineItemID: string | null
  UnitPrice: number | null
  InventoryRecordID: string | null
  Remove: boolean | null
  PromotionOverrides: readonly { PromotionID: string | null; Amount: number }[] | null
}

export function overrideProblems({ lines, promotions }: OrderState, override: LineOverride): Problem[] {
  const { LineItemID, UnitPrice, Remove, PromotionOverrides } = override
  const line = lines.find(({ id }) => id === LineItemID)
  if (!line) return [notFoundProblem('LineItem', LineItemID ?? '')]
  const known = new Set<string | null>(promotions.map(({ promotionID }) => promotionID))
  const promotionOverrides = PromotionOverrides ?? []
  return [
    ...(Remove && (line.isBundle || line.bundleItemID) ? [problem('LineItem.CannotRemoveBundle')] : []),
    ...(UnitPrice !== null && (line.isBundle || !findPriced(line, UnitPrice)) ? [costProblem('UnitPrice')] : []),
    ...promotionOverrides.flatMap(({ PromotionID }) =>
      known.has(PromotionID) ? [] : [notFoundProblem('Promotion', PromotionID ?? '')],
    ),
    ...(promotionOverrides.some(({ Amount }) => !isCost(Amount)) ? [costProblem('PromotionOverrides.Amount')] : []),
  ]
}

/** Undefined if it is not a price or exceeds the maximum of a line. */
function findPriced(line: Line, unitPrice: number): Line | undefined {
  const price = isCost(unitPrice) && findMarkedUp(toUnits(unitPrice), [], line.quantity)
  return price ? { ...line, ...price, priceOverridden: true } : undefined
}

export const overriddenLines = (lines: readonly Line[], overrides: readonly LineOverride[]): Line[] =>
  lines.flatMap((line) => {
    const own = overrides.filter(({ LineItemID }) => LineItemID === line.id)
    if (own.some(({ Remove }) => Remove)) return []
    return [own.reduce(overriddenLine, line)]
  })

const overriddenLine = (line: Line, { UnitPrice, InventoryRecordID }: LineOverride): Line => ({
  ...((UnitPrice !== null && findPriced(line, UnitPrice)) || line),
  inventoryRecordID: InventoryRecordID ?? line.inventoryRecordID,
})

/**
 * If one amount of a promotion is overridden, all its amounts count as overridden: the others keep their values, and an
 * amount on the whole order moves to the named lines.
 */
export function overriddenPromotions(
  { promotions }: OrderState,
  lines: readonly Line[],
  overrides: readonly LineOverride[],
): AppliedPromotion[] {
  const named = overrides.flatMap(({ LineItemID, PromotionOverrides }) =>
    (PromotionOverrides ?? []).map(({ PromotionID, Amount }) => ({
      promotionID: PromotionID ?? '',
      lineItemID: LineItemID,
      amount: toUnits(Amount),
      amountOverridden: true,
    })),
  )
  const isThere = ({ lineItemID }: AppliedPromotion) => lineItemID === null || lines.some(({ id }) => id === lineItemID)
  const byPromotion = Map.groupBy(promotions, ({ promotionID }) => promotionID)
  return [...byPromotion].flatMap(([promotionID, rows]) => {
    const own = named.filter((one) => one.promotionID === promotionID)
    if (own.length === 0) return rows.filter(isThere)
    const untouched = rows.filter(
      ({ lineItemID }) => lineItemID !== null && own.every((one) => one.lineItemID !== lineItemID),
    )
    return [...untouched.map((row) => ({ ...row, amountOverridden: true })), ...lastOf(own)].filter(isThere)
  })
}

/** If a line is named twice, the last amount counts. */
const lastOf = (rows: readonly AppliedPromotion[]): AppliedPromotion[] => [
  ...new Map(rows.map((row) => [row.lineItemID, row])).values(),
]
