import { fromUnits, roundToCents, sum, toUnits, type Units, zero } from '../money.ts'
import { invalidProperty, type Problem } from '../orders/problem.ts'
import { maxAmount } from '../pricing/markup.ts'
import type { StoredEstimate } from './choice.ts'

/** An estimate with all that is asked about it here; what else it holds is kept. */
export interface Estimate extends StoredEstimate {
  ShipEstimateItems: readonly { LineItemID: string | null; Quantity: number }[] | null
}

/** From nothing to a billion: neither is a cost below zero, nor does a sum of them leave what can be counted. */
export const isCost = (amount: number): boolean => amount >= 0 && amount <= fromUnits(maxAmount)

export const costProblem = (property: string): Problem =>
  invalidProperty(property, `${property} must be from zero to a billion.`)

export const estimateProblems = (estimates: readonly Estimate[]): Problem[] =>
  estimates.flatMap(({ ShipMethods }) => ShipMethods ?? []).some(({ Cost }) => !isCost(Cost))
    ? [costProblem('ShipEstimates.ShipMethods.Cost')]
    : []

/** What the chosen ship methods cost together; where none was chosen, nothing is counted. */
export const selectedCost = (estimates: readonly Estimate[]): Units =>
  roundToCents(
    sum(
      estimates.map(({ ShipMethods, SelectedShipMethodID }) => {
        const method = ShipMethods?.find(({ ID }) => ID !== null && ID === SelectedShipMethodID)
        return method ? toUnits(method.Cost) : zero
      }),
    ),
  )

/** Whether the estimates are for exactly these goods: a line that costs nothing changes no total, yet it is shipped. */
export function isEstimated(
  lines: readonly { id: string; quantity: number }[],
  estimates: readonly Estimate[],
): boolean {
  const units = new Map<string | null, number>()
  for (const { LineItemID, Quantity } of estimates.flatMap(({ ShipEstimateItems }) => ShipEstimateItems ?? []))
    units.set(LineItemID, (units.get(LineItemID) ?? 0) + Quantity)
  return lines.length === units.size && lines.every(({ id, quantity }) => units.get(id) === quantity)
}
