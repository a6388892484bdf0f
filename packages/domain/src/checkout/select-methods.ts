import { type Decision, missing, refused } from '../orders/problem.ts'
import type { Estimate } from './estimate.ts'

export interface Selection {
  ShipEstimateID: string
  ShipMethodID: string
}

/** Applies the selections to the estimates; of two selections for one estimate the last counts. */
export function selectMethods<E extends Estimate>(
  estimates: readonly E[],
  selections: readonly Selection[],
): Decision<{ estimates: E[] }> {
  const problems = selections.flatMap(({ ShipEstimateID, ShipMethodID }) => {
    const estimate = estimates.find(({ ID }) => ID === ShipEstimateID)
    if (!estimate) return [missing('ShipEstimate', ShipEstimateID)]
    return estimate.ShipMethods?.some(({ ID }) => ID === ShipMethodID) ? [] : [missing('ShipMethod', ShipMethodID)]
  })
  if (problems.length > 0) return refused(...problems)
  const chosen = new Map(selections.map((one) => [one.ShipEstimateID, one.ShipMethodID]))
  return {
    ok: true,
    estimates: estimates.map((one) => ({
      ...one,
      SelectedShipMethodID: chosen.get(one.ID ?? '') ?? one.SelectedShipMethodID,
    })),
  }
}
