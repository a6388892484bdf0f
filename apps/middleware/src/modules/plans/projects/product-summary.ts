import type { PriceGroup } from '@tessera/contract/shop/constants'
import { coveredBy } from '@tessera/domain/coverage/boxes'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'
import { findPriceAt } from '../../catalog/feed/price-at.ts'

/** The part of the catalog needed to show a product. */
export type ProductLookup = Pick<Catalog, 'find' | 'index'>

export interface ProductSummary {
  sku: string
  name: string
  product_url: string
  sku_image_url: string
  altText: string
}

/** A product as shown in lists of the account area; a product that is gone shows its stored name. */
export const productSummaryOf = (catalog: ProductLookup, sku: string, storedName?: string): ProductSummary => {
  const product = catalog.find(sku)
  return {
    sku,
    name: product?.name ?? storedName ?? sku,
    product_url: product ? `/products/${product.facts.slug}` : '/products',
    sku_image_url: catalog.index().pictureUrl(sku, 'face', 320),
    altText: product?.facts.alt.face ?? '',
  }
}

/** The area that these boxes cover; null for goods that aren't sold by area. */
export function areaOf(product: CatalogProduct | undefined, boxes: number): number | null {
  const perBox = product?.facts.units.sqftPerUnit ?? null
  return perBox === null ? null : Number(coveredBy(boxes, perBox))
}

export const unitOf = (product: CatalogProduct | undefined): string => product?.facts.units.purchaseUnit ?? 'each'

/** Whole cents per purchase unit at this quantity. */
export const unitPrice = (
  product: CatalogProduct | undefined,
  group: PriceGroup,
  now: Date,
  quantity: number,
): number => (product && findPriceAt(product, group, now, quantity)?.cents) ?? 0
