import { fromUnits, roundToCents, sum, toUnits, type Units, zero } from '../money.ts'
import { invalidProperty, type Problem } from '../order-model/problem.ts'
import { maxAmount } from '../pricing/markup.ts'
import type { StoredEstimate } from './shipping-choice.ts'

/** An estimate with the fields used here; its other fields are preserved. */
export interface EstimateWithItems extends StoredEstimate {
  ShipEstimateItems: readonly { LineItemID: string | null; Quantity: number }[] | null
}

/** From zero to a billion, so that no cost is negative and sums stay countable. */
export const isCost = (amount: number): boolean => amount >= 0 && amount <= fromUnits(maxAmount)

export const costProblem = (property: string): Problem =>
  invalidProperty(property, `${property} must be from zero to a billion.`)

export const estimateProblems = (estimates: readonly EstimateWithItems[]): Problem[] =>
  estimates.flatMap(({ ShipMethods }) => ShipMethods ?? []).some(({ Cost }) => !isCost(Cost))
    ? [costProblem('ShipEstimates.ShipMethods.Cost')]
    : []

/** The cost of the chosen ship methods together; an estimate without a choice counts as zero. */
export const selectedCost = (estimates: readonly EstimateWithItems[]): Units =>
  roundToCents(
    sum(
      estimates.map(({ ShipMethods, SelectedShipMethodID }) => {
        const method = ShipMethods?.find(({ ID }) => ID !== null && ID === SelectedShipMethodID)
        return method ? toUnits(method.Cost) : zero
      }),
    ),
  )

/** True if the estimates cover exactly these lines. A free line changes no total but still has to be shipped. */
export function isEstimated(
  lines: readonly { id: string; quantity: number }[],
  estimates: readonly EstimateWithItems[],
): boolean {
  const units = new Map<string | null, number>()
  for (const { LineItemID, Quantity } of estimates.flatMap(({ ShipEstimateItems }) => ShipEstimateItems ?? []))
    units.set(LineItemID, (units.get(LineItemID) ?? 0) + Quantity)
  return lines.length === units.size && lines.every(({ id, quantity }) => units.get(id) === quantity)
}
