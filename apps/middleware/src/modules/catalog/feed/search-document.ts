import { type PriceGroup, priceGroups } from '@tessera/contract/shop/constants'
import type { Rating, SearchDocument } from '@tessera/search/documents'
import type { Article } from './article.ts'
import { findPriceAt } from './price-at.ts'

/** Ratings are shop data that the platform does not have. */
export type FindRating = (sku: string) => Rating | undefined
type Find = (sku: string) => Article | undefined

/** The product as the search index stores it: current prices of every group and stock of every location. */
export function documentOf(article: Article, find: Find, findRating: FindRating, now: Date): SearchDocument {
  const { sku, name, facts, stock } = article
  return {
    id: sku,
    sku,
    name,
    facts,
    prices: byGroup((group) => {
      const price = findPriceAt(article, group, now)
      return price ? { list: price.regularCents, final: price.cents } : null
    }),
    samplePrices: byGroup((group) => samplePrice(article, find, group, now)),
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
export function samplePrice({ facts }: Article, find: Find, group: PriceGroup, now: Date): number | null {
  const sku = facts.sample && (group === 'RT' ? facts.sample.retailSku : facts.sample.proSku)
  const sample = sku ? find(sku) : undefined
  return (sample && findPriceAt(sample, group, now)?.cents) ?? null
}
