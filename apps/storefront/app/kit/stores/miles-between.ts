interface Coordinates {
  latitude: number
  longitude: number
}

const earthMiles = 3958.8
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** The great-circle distance, to a tenth of a mile. */
export function milesBetween(one: Coordinates, other: Coordinates): number {
  const [a, b] = [toRadians(one.latitude), toRadians(other.latitude)]
  const half =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(toRadians(other.longitude - one.longitude) / 2) ** 2
  return Math.round(2 * earthMiles * Math.asin(Math.sqrt(half)) * 10) / 10
}
