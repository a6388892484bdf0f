import type { ProductFacts } from '@tessera/contract/shop/product-facts'
import type { PlaceId } from '@tessera/domain/suitability/places'
import { suitedPlaces } from '@tessera/domain/suitability/suitability'

const most = 20_000
const memory = new Map<string, readonly PlaceId[]>()

/** The places a product is suitable for. Cached, because products that differ only in color have the same places. */
export function placesFor({ kind, attributes }: ProductFacts): readonly PlaceId[] {
  const { color, colorFamily, shadeVariation, caliber, ...telling } = attributes
  const key = kind + JSON.stringify(telling)
  const known = memory.get(key)
  if (known) return known
  const places = suitedPlaces({ kind, attributes })
  if (memory.size >= most) memory.clear()
  memory.set(key, places)
  return places
}
