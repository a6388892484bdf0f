import type { ProductAttributes, ProductKind, ProductUnits } from '@tessera/contract/shop/product-facts'
import type { GoodsRecipe, TrimRecipe } from '@tessera/pictures/recipe'

/** A product outside collections, defined individually. */
export interface StandaloneGood {
  /** Coordinating products refer to it by this key. */
  key: string
  kind: ProductKind
  name: string
  category: string
  /** Brand ID. */
  brand: string
  attributes: ProductAttributes
  units: ProductUnits
  /** Retail price of one purchase unit. */
  cents: number
  description: string
  story: string
  picture: GoodsRecipe | TrimRecipe
  alt: string
  /** Shipping size of one unit in inches: length, width, height. */
  parcel: readonly [number, number, number]
}

interface UnitRow {
  lbs: number
  sqft?: number
  pieces?: number
  perPallet?: number
}

export const goodUnits = (
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
