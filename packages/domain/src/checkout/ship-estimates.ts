import type { CheckoutOrder } from './checkout.ts'
import { consignmentLoad, consignmentsOf } from './consignment.ts'
import { type ShipMethod, shipMethods, suggestedMethod } from './ship-methods.ts'
import { zoneBetween } from './zone.ts'

/** As in the API. */
export interface ShipEstimate {
  ID: string
  SelectedShipMethodID: string | null
  ShipEstimateItems: { LineItemID: string; Quantity: number }[]
  ShipMethods: ShipMethod[]
  xp: { Pounds: number; Zone: number }
}

/** Shipping rates of the built-in calculator: one estimate per ship-to address. */
export function shipEstimates({ lines, shipFrom }: CheckoutOrder): { ShipEstimates: ShipEstimate[] } {
  const estimates = consignmentsOf(lines).map((consignment, at): ShipEstimate => {
    const load = consignmentLoad(consignment)
    const zone = zoneBetween(shipFrom, consignment.shipTo)
    const methods = shipMethods(load, zone)
    return {
      ID: `shipment-${at + 1}`,
      SelectedShipMethodID: suggestedMethod(methods)?.ID ?? null,
      ShipEstimateItems: consignment.lines.map(({ id, quantity }) => ({ LineItemID: id, Quantity: quantity })),
      ShipMethods: methods,
      xp: { Pounds: load.pounds, Zone: zone + 1 },
    }
  })
  return { ShipEstimates: estimates }
}
