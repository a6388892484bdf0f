import { type BoxNeed, needFor } from '@tessera/domain/planning/box-need'
import { defaultWaste, type LaidProduct } from '@tessera/domain/planning/default-waste'
import { type CatalogProduct, isSold } from '../../catalog/feed/catalog-product.ts'
import type { StoredItem } from './stored-project.ts'

const laidOf = ({ facts: { kind, attributes } }: CatalogProduct): LaidProduct => ({
  kind,
  ...(attributes.lengthIn !== undefined && { lengthIn: attributes.lengthIn }),
  ...(attributes.widthIn !== undefined && { widthIn: attributes.widthIn }),
})

export const wasteOf = (
  product: CatalogProduct,
  { wastePercent, pattern }: Pick<StoredItem, 'wastePercent' | 'pattern'>,
): number => wastePercent ?? defaultWaste(laidOf(product), pattern)

type ItemQuantity = Pick<StoredItem, 'measuredBy' | 'areaSqft' | 'wastePercent' | 'pattern' | 'spareBoxes' | 'boxes'>

/** Uses the current coverage per box; for unknown products, the last computed quantity. */
export function itemNeed(product: CatalogProduct | undefined, item: ItemQuantity): BoxNeed {
  const { measuredBy, areaSqft, boxes, spareBoxes } = item
  const sqft = product?.facts.units.sqftPerUnit ?? null
  if (!product || (measuredBy === 'area' && (sqft === null || areaSqft === null)))
    return { boxes, needSqft: null, coveredSqft: null, leftOverSqft: null, areaSqft }
  const wastePercent = wasteOf(product, item)
  return measuredBy === 'area' && areaSqft !== null
    ? needFor({ measuredBy, areaSqft, wastePercent, spareBoxes }, sqft)
    : needFor({ measuredBy: 'box', boxes, wastePercent }, sqft)
}

export const isGone = (product: CatalogProduct | undefined): boolean =>
  !product ||
  !isSold(product) ||
  (product.facts.availability.status === 'discontinued' &&
    !product.canExceedStock &&
    product.stock.every(({ boxes }) => boxes === 0))
