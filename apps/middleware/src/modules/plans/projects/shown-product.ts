import type { PriceGroup } from '@tessera/contract/shop/constants'
import type { Article } from '../../catalog/feed/article.ts'
import type { Catalogue } from '../../catalog/feed/catalog.ts'
import { findPriceAt } from '../../catalog/feed/price-at.ts'

/** As much of the catalogue as showing a product takes. */
export type Shelf = Pick<Catalogue, 'find' | 'index'>

export interface ShownProduct {
  sku: string
  name: string
  product_url: string
  sku_image_url: string
  altText: string
}

/** A product as every list of the account area shows it; of one that is gone the name that was kept. */
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

/** Whole cents for one purchase unit of so many. */
export const unitPrice = (article: Article | undefined, group: PriceGroup, now: Date, quantity: number): number =>
  (article && findPriceAt(article, group, now, quantity)?.cents) ?? 0
