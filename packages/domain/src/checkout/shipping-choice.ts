import { toUnits, type Units, zero } from '../money.ts'
import { pickUp } from './pick-up.ts'
import { suggestedMethod } from './ship-methods.ts'

/** An estimate as stored, from any calculator. */
export interface StoredEstimate {
  ID: string | null
  SelectedShipMethodID: string | null
  ShipEstimateItems: readonly { LineItemID: string | null }[] | null
  ShipMethods: readonly { ID: string | null; Cost: number }[] | null
}

export interface ShippingChoice {
  cost: Units
  isPickUp: boolean
  lineIDs: readonly string[]
}

/** The chosen ship method; the suggestion if none was chosen or the chosen one is no longer available. */
export function shippingChoiceOf({
  ShipMethods,
  SelectedShipMethodID,
  ShipEstimateItems,
}: StoredEstimate): ShippingChoice {
  const methods = (ShipMethods ?? []).map(({ ID, Cost }) => ({ ID: ID ?? '', Cost }))
  const method = methods.find(({ ID }) => ID === SelectedShipMethodID) ?? suggestedMethod(methods)
  return {
    cost: method ? toUnits(method.Cost) : zero,
    isPickUp: method?.ID === pickUp.id,
    lineIDs: (ShipEstimateItems ?? []).flatMap(({ LineItemID }) => LineItemID ?? []),
  }
}
