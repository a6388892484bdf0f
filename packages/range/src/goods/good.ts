import type { ProductAttributes, ProductKind, ProductUnits } from '@tessera/contract/shop/product-facts'
import type { GoodsRecipe, TrimRecipe } from '@tessera/pictures/recipe'

/** An article that belongs to no collection: written one by one. */
export interface Good {
  /** What coordinating articles find it by. */
  key: string
  kind: ProductKind
  name: string
  category: string
  /** ID of the brand. */
  brand: string
  attributes: ProductAttributes
  units: ProductUnits
  /** Retail, of one purchase unit. */
  cents: number
  description: string
  story: string
  picture: GoodsRecipe | TrimRecipe
  alt: string
  /** Inches of one unit as it ships: length, width, height. */
  parcel: readonly [number, number, number]
}

interface UnitRow {
  lbs: number
  sqft?: number
  pieces?: number
  perPallet?: number
}

export const unit = (
  purchaseUnit: ProductUnits['purchaseUnit'],
  stockUnit: ProductUnits['stockUnit'],
  { lbs, sqft, pieces = 1, perPallet }: UnitRow,
): ProductUnits => ({
  purchaseUnit,
  stockUnit,
  piecesPerUnit: pieces,
  sqftPerUnit: sqft === undefined ? null : sqft.toFixed(4),
  lfPerPiece: null,
  lbsPerUnit: lbs.toFixed(1),
  unitsPerPallet: perPallet ?? null,
})
