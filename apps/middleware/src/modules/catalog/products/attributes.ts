import type { ProductAttributes } from '@tessera/client/shop/types.gen'
import { placeIds, places } from '@tessera/domain/suitability/places'
import { findSuitability } from '@tessera/domain/suitability/suitability'
import type { CatalogProduct } from '../feed/catalog-product.ts'
import { factTable } from './fact-table.ts'

export function attributesOf({ sku, facts }: CatalogProduct): ProductAttributes {
  const groups = Object.entries(factTable).map(([title, rows]) => ({
    title,
    facts: rows.flatMap(({ name, of, help }) => {
      const value = of(facts.attributes, facts)
      return value === undefined || value === null || value === '' || value === false
        ? []
        : { name, value: String(value), help: help ?? null }
    }),
  }))
  return {
    productId: sku,
    groups: groups.filter(({ facts: shown }) => shown.length > 0),
    suitability: placeIds.flatMap((id) => {
      const found = findSuitability(facts, id)
      return found
        ? {
            place: places[id].name,
            verdict: found.verdict,
            reason: found.reasons[0]?.says ?? 'Meets the ratings for this location.',
          }
        : []
    }),
  }
}
