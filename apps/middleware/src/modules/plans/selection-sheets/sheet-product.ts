import { isGone } from '../projects/item-need.ts'
import { type ProductLookup, productSummaryOf } from '../projects/product-summary.ts'

/** The public data of a product on a sheet. */
export function sheetProductOf(catalog: ProductLookup, sku: string) {
  const product = catalog.find(sku)
  const { nominalSize, finish } = product?.facts.attributes ?? {}
  return {
    ...productSummaryOf(catalog, sku),
    size: nominalSize?.replaceAll('x', ' × ') ?? null,
    finish: finish ?? null,
    isGone: isGone(product),
  }
}
