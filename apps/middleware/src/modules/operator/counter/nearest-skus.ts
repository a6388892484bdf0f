import { distanceWithin } from '@tessera/search/text/distance'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { isSold } from '../../catalog/feed/catalog-product.ts'

const maxNearest = 3
const maxDistance = 4

/** The products whose SKU is spelled most alike, or whose name has the typed word. */
export function findNearestSkus(catalog: Pick<Catalog, 'all'>, typed: string): { sku: string; name: string }[] {
  const wanted = plainSku(typed)
  const ranked: { sku: string; name: string; distance: number }[] = []
  for (const product of catalog.all()) {
    const { sku, name } = product
    const distance = isSold(product) ? distanceTo(wanted, plainSku(sku), name.toLowerCase()) : undefined
    if (distance !== undefined) ranked.push({ sku, name, distance })
  }
  ranked.sort((one, other) => one.distance - other.distance || (one.sku < other.sku ? -1 : 1))
  return ranked.slice(0, maxNearest).map(({ sku, name }) => ({ sku, name }))
}

/** People leave out dashes and write capitals or not. */
const plainSku = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

function distanceTo(wanted: string, sku: string, name: string): number | undefined {
  const distance = distanceWithin(wanted, sku, maxDistance)
  if (distance <= maxDistance) return distance
  return wanted.length > 2 && (name.includes(wanted) || sku.includes(wanted)) ? maxDistance + 1 : undefined
}
