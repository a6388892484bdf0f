import { measure } from '../../kit/fields.ts'

/** Shipping weight and size of one unit. */
export const parcel = {
  ShipWeight: measure(),
  ShipHeight: measure(),
  ShipWidth: measure(),
  ShipLength: measure(),
}
