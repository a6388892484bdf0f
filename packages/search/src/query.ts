import type { PriceGroup } from '@tessera/contract/shop/constants'
import type { PlaceId } from '@tessera/domain/suitability/places'
import type { FacetName } from './facets/facet-table.ts'
import type { SearchRecord } from './record.ts'

/** A minus turns the direction. Without one, `relevance` where there is text, else `rank`. */
export const sorts = [
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
export type Sort = (typeof sorts)[number]

export type Flag = 'clearance' | 'everydayValue' | 'featured' | 'newArrival'

export interface Range {
  min?: number
  max?: number
}

export interface SearchQuery {
  text?: string
  /** "Search instead for heringbone": nothing is corrected. */
  asTyped?: boolean
  priceGroup: PriceGroup
  /** The page's own place. Not a filter of its facet: counts of the facet stay within it. */
  department?: string
  category?: string
  collection?: string
  /** Any of the values of a facet, all of the facets. */
  filters?: Partial<Record<FacetName, readonly string[]>>
  flags?: readonly Flag[]
  /** All of the places. */
  suitableFor?: readonly PlaceId[]
  /** Whole cents per square foot, of the price group's price today; both ends included. */
  ranges?: { pricePerSqft?: Range }
  /** The caller's store: counted always, asked for with `inStock`, and the place of the one lot if `inStock`. */
  storeId?: string
  inStock?: boolean
  /** A single lot covers this many square feet. */
  enoughSqft?: number
  sort?: Sort
  /** From 1. */
  page?: number
  pageSize?: number
  /** Values told per facet, those with the most products; 50 where left out. Counts are exact all the same. */
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
  /** How many values have a count, told or not. */
  size: number
}

/** One filter less, and what that would show. */
export interface Relaxation {
  filter: string
  values: string[]
  total: number
}

export interface ZeroHelp {
  /** The one that shows most first. */
  relax: Relaxation[]
  categories: { name: string; department: string; url: string; count: number }[]
}

export interface SearchResult {
  total: number
  page: number
  pageSize: number
  records: SearchRecord[]
  facets: FacetResult[]
  /** Of what the other filters leave, in whole cents; null where nothing has a price per square foot. */
  priceRange: { min: number; max: number } | null
  /** At the caller's store, with every filter but `inStock`; null without a store. */
  inStockCount: number | null
  corrected?: { from: string; to: string }
  /** Words nothing was found for, or which were given up so that something is found. */
  leftOut?: string[]
  /** The text is this SKU. */
  redirectSku?: string
  help?: ZeroHelp
  explain?: string[]
}
