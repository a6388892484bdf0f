import { formatSize } from '@tessera/domain/catalog/format-size'
import { isGone } from '../projects/item-need.ts'
import { type ProductLookup, productSummaryOf } from '../projects/product-summary.ts'
import type { StoredSheetItem } from './stored-sheet.ts'

/** The public data of a product on a sheet. */
export function sheetProductOf(catalog: ProductLookup, sku: string) {
  const product = catalog.find(sku)
  const { nominalSize, finish } = product?.facts.attributes ?? {}
  return {
    ...productSummaryOf(catalog, sku),
    size: nominalSize ? formatSize(nominalSize) : null,
    finish: finish ?? null,
    isGone: isGone(product),
  }
}

/** The part of an item that everyone with the sheet may read. */
export function sheetItemOf(catalog: ProductLookup, item: StoredSheetItem) {
  const { id, surface, pattern, grout, trim, areaSqft, notes, chosenAlternateId } = item
  return { id, ...sheetProductOf(catalog, item.sku), surface, pattern, grout, trim, areaSqft, notes, chosenAlternateId }
}
