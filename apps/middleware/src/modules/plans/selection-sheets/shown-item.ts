import { isGone } from '../projects/item-need.ts'
import { type Shelf, shownProduct } from '../projects/shown-product.ts'

/** The public data of a product on a sheet. */
export function shownItem(catalogue: Shelf, sku: string) {
  const article = catalogue.find(sku)
  const { nominalSize, finish } = article?.facts.attributes ?? {}
  return {
    ...shownProduct(catalogue, sku),
    size: nominalSize?.replaceAll('x', ' × ') ?? null,
    finish: finish ?? null,
    isGone: isGone(article),
  }
}
