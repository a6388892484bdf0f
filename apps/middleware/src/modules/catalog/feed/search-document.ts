import { type PriceGroup, priceGroups } from '@tessera/contract/shop/constants'
import type { ProductRating, SearchDocument } from '@tessera/search/search-document'
import type { CatalogProduct } from './catalog-product.ts'
import { findPriceAt } from './price-at.ts'

/** Ratings are shop data that the platform does not have. */
export type FindRating = (sku: string) => ProductRating | undefined
type Find = (sku: string) => CatalogProduct | undefined

/** The product as the search index stores it: current prices of every group and stock of every location. */
export function searchDocumentOf(
  product: CatalogProduct,
  find: Find,
  findRating: FindRating,
  now: Date,
): SearchDocument {
  const { sku, name, facts, stock } = product
  return {
    id: sku,
    sku,
    name,
    facts,
    prices: byGroup((group) => {
      const price = findPriceAt(product, group, now)
      return price ? { list: price.regularCents, final: price.cents } : null
    }),
    samplePrices: byGroup((group) => samplePrice(product, find, group, now)),
    stock: stock.map(({ location, boxes, lots }) => ({
      location,
      boxes,
      largestLot: Math.max(0, ...lots.map(({ boxesOnHand }) => boxesOnHand)),
    })),
    rating: findRating(sku),
  }
}

const byGroup = <T>(of: (group: PriceGroup) => T): Record<PriceGroup, T> =>
  Object.fromEntries(priceGroups.map((group) => [group, of(group)])) as Record<PriceGroup, T>

/** Retail buys the retail sample, pros theirs. */
export function samplePrice({ facts }: CatalogProduct, find: Find, group: PriceGroup, now: Date): number | null {
  const sku = facts.sample && (group === 'RT' ? facts.sample.retailSku : facts.sample.proSku)
  const sample = sku ? find(sku) : undefined
  return (sample && findPriceAt(sample, group, now)?.cents) ?? null
}
