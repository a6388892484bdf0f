import type { GeoPoint } from './store.ts'

const earthRadiusMiles = 3958.8
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance (haversine): accurate to half a percent, better than a ZIP centroid. */
export function milesBetween(a: GeoPoint, b: GeoPoint): number {
  const north = Math.sin(toRadians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2
  const share = north + Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * east
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(share)))
}

export type WithDistance<T> = T & { distanceMiles: number }

/** Closest first, to a tenth of a mile; ties are sorted by ID, so that the order is stable. */
export function sortByDistance<T extends GeoPoint & { id: string }>(
  all: readonly T[],
  from: GeoPoint,
  limit: number,
): WithDistance<T>[] {
  return all
    .map((one) => ({ ...one, distanceMiles: Math.round(milesBetween(from, one) * 10) / 10 }))
    .sort((a, b) => a.distanceMiles - b.distanceMiles || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
}
