import type { PriceGroup } from '@tessera/contract/shop/constants'
import type { ProductFacts } from '@tessera/contract/shop/product-facts'

/** Whole cents per purchase unit; `final` is what is paid today, a sale included. */
export interface GroupPrice {
  list: number
  final: number
}

/** Whole purchase units that can be promised today. */
export interface StockAt {
  location: string
  boxes: number
  largestLot: number
}

/** To one decimal, of so many. */
export interface Rating {
  average: number
  count: number
}

/** What the index knows of a product. */
export interface SearchDocument {
  id: string
  sku: string
  name: string
  facts: ProductFacts
  /** Null: not sold online to this group, "See in store". */
  prices: Record<PriceGroup, GroupPrice | null>
  /** Whole cents for one sample. */
  samplePrices: Record<PriceGroup, number | null>
  stock: readonly StockAt[]
  /** What customers say, where they do. */
  rating?: Rating | undefined
}

export interface CategoryDocument {
  name: string
  department: string
  url: string
  /** Other words people use for it. */
  alsoCalled?: readonly string[]
}

export interface ArticleDocument {
  title: string
  url: string
  summary: string
  tags?: readonly string[]
}

export interface Changes {
  /** Added, or put in place of the one with the same SKU. */
  save?: readonly SearchDocument[]
  /** By SKU; an unknown one is left alone. */
  remove?: readonly string[]
}
