import { type Decision, notFoundProblem, refuse } from '../order-model/problem.ts'
import type { EstimateWithItems } from './estimate.ts'

export interface ShipMethodSelection {
  ShipEstimateID: string
  ShipMethodID: string
}

/** Applies the selections to the estimates; of two selections for one estimate the last counts. */
export function selectMethods<E extends EstimateWithItems>(
  estimates: readonly E[],
  selections: readonly ShipMethodSelection[],
): Decision<{ estimates: E[] }> {
  const problems = selections.flatMap(({ ShipEstimateID, ShipMethodID }) => {
    const estimate = estimates.find(({ ID }) => ID === ShipEstimateID)
    if (!estimate) return [notFoundProblem('ShipEstimate', ShipEstimateID)]
    return estimate.ShipMethods?.some(({ ID }) => ID === ShipMethodID)
      ? []
      : [notFoundProblem('ShipMethod', ShipMethodID)]
  })
  if (problems.length > 0) return refuse(...problems)
  const chosen = new Map(selections.map((one) => [one.ShipEstimateID, one.ShipMethodID]))
  return {
    ok: true,
    estimates: estimates.map((one) => ({
      ...one,
      SelectedShipMethodID: chosen.get(one.ID ?? '') ?? one.SelectedShipMethodID,
    })),
  }
}
