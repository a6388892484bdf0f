import { defaultPageSize } from '@tessera/contract/shop/listing-names'
import type { ProductFacts } from '@tessera/contract/shop/product-facts'

export interface RankedProduct {
  sku: string
  facts: Pick<ProductFacts, 'rank' | 'department' | 'category'>
}

/** Finds the products on the first page of every department and category, best ranked first. */
export function firstPageProducts<Product extends RankedProduct>(products: Iterable<Product>): Product[] {
  const ranked = [...products].sort(byRank)
  const cards = new Map<string, number>()
  return ranked.filter(({ facts: { department, category } }) => {
    const places = [department, `${department}/${category}`].map((listing) => {
      const place = (cards.get(listing) ?? 0) + 1
      cards.set(listing, place)
      return place
    })
    return places.some((place) => place <= defaultPageSize)
  })
}

/** Listings show equal ranks in the order of their SKUs. */
export const byRank = (one: RankedProduct, other: RankedProduct): number =>
  one.facts.rank - other.facts.rank || (one.sku < other.sku ? -1 : 1)
