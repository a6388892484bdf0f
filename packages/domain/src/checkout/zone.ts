import { findState, type PostalAddress } from './checkout.ts'
import { type Coordinates, stateCenters, zoneMiles } from './state-centers.ts'

/** One value per zone, nearest first. */
export type ByZone = readonly [number, number, number, number, number]
/** From 0, as an index into a table. */
export type ShippingZone = 0 | 1 | 2 | 3 | 4

const farthest: ShippingZone = 4
const earthMiles = 3959

const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** The haversine function, used for great-circle distances. */
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2

function milesBetween([latitude, longitude]: Coordinates, [otherLatitude, otherLongitude]: Coordinates): number {
  const [one, other] = [radians(latitude), radians(otherLatitude)]
  const across = Math.cos(one) * Math.cos(other) * haversine(radians(otherLongitude - longitude))
  return 2 * earthMiles * Math.asin(Math.sqrt(haversine(other - one) + across))
}

/** The zone between two states; the farthest if either is unknown. */
export function zoneBetween(from: PostalAddress | null, to: PostalAddress | null): ShippingZone {
  const [start, end] = [from, to].map((address) => stateCenters[findState(address) ?? ''])
  if (!start || !end) return farthest
  const miles = milesBetween(start, end)
  return zoneMiles.findIndex((limit) => miles <= limit) as ShippingZone // the last limit is infinite
}
