import type { ProductFacts } from '@tessera/contract/shop/product-facts'
import type { PlaceId } from '@tessera/domain/suitability/places'
import { suitedPlaces } from '@tessera/domain/suitability/suitability'

const maxCachedPlaces = 20_000
const placesCache = new Map<string, readonly PlaceId[]>()

/** The places a product is suitable for. Cached, because products that differ only in color have the same places. */
export function suitablePlaces({ kind, attributes }: ProductFacts): readonly PlaceId[] {
  const { color, colorFamily, shadeVariation, caliber, ...telling } = attributes
  const key = kind + JSON.stringify(telling)
  const known = placesCache.get(key)
  if (known) return known
  const places = suitedPlaces({ kind, attributes })
  if (placesCache.size >= maxCachedPlaces) placesCache.clear()
  placesCache.set(key, places)
  return places
}
