import type { PriceGroup } from '@tessera/contract/shop/constants'
import type { PlaceId } from '@tessera/domain/suitability/places'
import type { FacetName } from './facets/facet-table.ts'
import type { SearchRecord } from './search-record.ts'

/** A minus means descending. The default is `relevance` with text, else `rank`. */
export const searchSorts = [
  'relevance',
  'rank',
  'price-sqft',
  '-price-sqft',
  'price-box',
  '-price-box',
  'new',
  'name',
  '-name',
] as const
export type SearchSort = (typeof searchSorts)[number]

export type ProductFlag = 'clearance' | 'everydayValue' | 'featured' | 'newArrival'

export interface NumberRange {
  min?: number
  max?: number
}

export interface SearchQuery {
  text?: string
  /** "Search instead for heringbone": disables spelling correction. */
  asTyped?: boolean
  priceGroup: PriceGroup
  /** The page's own section. Unlike filters, it also limits the counts of its facet. */
  department?: string
  category?: string
  collection?: string
  /** Values of one facet are combined with OR, facets with AND. */
  filters?: Partial<Record<FacetName, readonly string[]>>
  flags?: readonly ProductFlag[]
  /** Combined with AND. */
  suitableFor?: readonly PlaceId[]
  /** Whole cents per square foot of the price group's price today, inclusive. */
  ranges?: { pricePerSqft?: NumberRange }
  /** The caller's store. Always counted; filters only with `inStock`, which also limits `enoughSqft` to it. */
  storeId?: string
  inStock?: boolean
  /** A single lot must cover this many square feet. */
  enoughSqft?: number
  sort?: SearchSort
  /** 1-based. */
  page?: number
  pageSize?: number
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
  /** The text is this SKU. */
  redirectSku?: string
  help?: ZeroHelp
  explain?: string[]
}
