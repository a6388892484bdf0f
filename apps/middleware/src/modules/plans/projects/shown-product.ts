import type { PriceGroup } from '@tessera/contract/shop/constants'
import type { Article } from '../../catalog/feed/article.ts'
import type { Catalogue } from '../../catalog/feed/catalog.ts'
import { findPriceAt } from '../../catalog/feed/price-at.ts'

/** The part of the catalog needed to show a product. */
export type Shelf = Pick<Catalogue, 'find' | 'index'>

export interface ShownProduct {
  sku: string
  name: string
  product_url: string
  sku_image_url: string
  altText: string
}

/** A product as shown in lists of the account area; a product that is gone shows its stored name. */
export const shownProduct = (catalogue: Shelf, sku: string, kept?: string): ShownProduct => {
  const article = catalogue.find(sku)
  return {
    sku,
    name: article?.name ?? kept ?? sku,
    product_url: article ? `/products/${article.facts.slug}` : '/products',
    sku_image_url: catalogue.index().pictureUrl(sku, 'face', 320),
    altText: article?.facts.alt.face ?? '',
  }
}

export const unitOf = (article: Article | undefined): string => article?.facts.units.purchaseUnit ?? 'each'

/** Whole cents per purchase unit at this quantity. */
export const unitPrice = (article: Article | undefined, group: PriceGroup, now: Date, quantity: number): number =>
  (article && findPriceAt(article, group, now, quantity)?.cents) ?? 0
