import { isPostBox } from '../address/typed-address.ts'
import type { CheckoutOrder, PostalAddress } from './checkout.ts'
import { type ShipMethod, shipMethods, suggestedMethod } from './ship-methods.ts'
import { groupByAddress, measureLoad } from './shipping-group.ts'
import { zoneBetween } from './zone.ts'

/** As in the API. */
export interface ShipEstimate {
  ID: string
  SelectedShipMethodID: string | null
  ShipEstimateItems: { LineItemID: string; Quantity: number }[]
  ShipMethods: ShipMethod[]
  xp: { Pounds: number; Zone: number }
}

const isBox = (address: PostalAddress | null): boolean =>
  isPostBox(...[address?.Street1, address?.Street2].map((street) => (typeof street === 'string' ? street : '')))

/** Shipping rates of the built-in calculator: one estimate per ship-to address. */
export function shipEstimates({ lines, shipFrom }: CheckoutOrder): { ShipEstimates: ShipEstimate[] } {
  const estimates = groupByAddress(lines).map((group, at): ShipEstimate => {
    const load = measureLoad(group)
    const zone = zoneBetween(shipFrom, group.shipTo)
    const methods = shipMethods(load, zone, isBox(group.shipTo))
    return {
      ID: `shipment-${at + 1}`,
      SelectedShipMethodID: suggestedMethod(methods)?.ID ?? null,
      ShipEstimateItems: group.lines.map(({ id, quantity }) => ({ LineItemID: id, Quantity: quantity })),
      ShipMethods: methods,
      xp: { Pounds: load.pounds, Zone: zone + 1 },
    }
  })
  return { ShipEstimates: estimates }
}
