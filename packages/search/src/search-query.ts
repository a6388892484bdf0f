import type { PriceGroup } from '@tessera/contract/shop/constants'
import type { FacetName } from '@tessera/contract/shop/listing-names'
import type { ListingQuery } from '@tessera/domain/catalog/listing-query'
import type { HelpDocument } from './search-document.ts'
import type { SearchRecord } from './search-record.ts'

export interface SearchQuery extends ListingQuery {
  priceGroup: PriceGroup
  /** Maximum values per facet, those with the most products first; 50 by default. Does not affect the counts. */
  facetLimit?: number
  explain?: boolean
}

export interface FacetValue {
  value: string
  count: number
  selected: boolean
}

export interface FacetResult {
  name: FacetName
  values: FacetValue[]
  /** Number of values with products, listed or not. */
  size: number
}

/** A filter to remove, and the total without it. */
export interface FilterRelaxation {
  filter: string
  values: string[]
  total: number
}

/** A word of the text that limits the result like a filter. */
export interface UnderstoodFilter {
  /** A facet's name, or `price`. */
  filter: string
  /** The facet's values; for a price, what it is per. */
  values: readonly string[]
  /** The text without it. */
  rest: string
  /** Whole cents of a price; null if open. */
  min?: number | null
  max?: number | null
}

export interface ZeroHelp {
  /** Largest total first. */
  relax: FilterRelaxation[]
  categories: { name: string; department: string; url: string; count: number }[]
}

export interface SearchResult {
  total: number
  page: number
  pageSize: number
  records: SearchRecord[]
  facets: FacetResult[]
  /** Whole cents, ignoring the price filter; null if no product has a price per square foot. */
  priceRange: { min: number; max: number } | null
  /** At the caller's store, with every filter but `inStock`; null without a store. */
  inStockCount: number | null
  corrected?: { from: string; to: string }
  /** Words without matches, or dropped to get any results. */
  leftOut?: string[]
  /** Filters that the text names. */
  understood?: UnderstoodFilter[]
  /** Pages about the shop that answer the text. */
  pages?: Pick<HelpDocument, 'title' | 'url' | 'summary'>[]
  /** The text is this SKU. */
  redirectSku?: string
  help?: ZeroHelp
  explain?: string[]
}
