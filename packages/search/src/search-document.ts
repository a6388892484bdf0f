import type { PriceGroup } from '@tessera/contract/shop/constants'
import type { ProductFacts } from '@tessera/contract/shop/product-facts'

/** Whole cents per purchase unit; `final` is today's price, sales included. */
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

/** Average with one decimal, and the number of reviews. */
export interface ProductRating {
  average: number
  count: number
}

/** A product as the index stores it. */
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
  /** Set if the product has reviews. */
  rating?: ProductRating | undefined
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

/** A page about the shop, such as returns or store hours. */
export interface HelpDocument {
  title: string
  url: string
  summary: string
  /** Words people type for it, besides those of the title. */
  words?: readonly string[]
}

export interface IndexChanges {
  /** Added, or replacing the one with the same SKU. */
  save?: readonly SearchDocument[]
  /** SKUs; unknown ones are ignored. */
  remove?: readonly string[]
}
