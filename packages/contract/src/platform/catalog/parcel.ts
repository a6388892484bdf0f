import { measure } from '../../kit/fields.ts'

/** Weight and size of one unit as it ships. */
export const parcel = {
  ShipWeight: measure(),
  ShipHeight: measure(),
  ShipWidth: measure(),
  ShipLength: measure(),
}
