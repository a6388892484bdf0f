import type {
  WireBuyer,
  WireCatalog,
  WireCatalogAssignment,
  WireCategory,
  WireInventoryRecord,
  WirePriceSchedule,
  WireProduct,
  WireProductAssignment,
  WireProductFacet,
  WireUserGroup,
} from './wire.ts'

export interface RangeOptions {
  /** demo: about 1,200 articles. full: 10,000, the size at which lists and facets must still be quick. */
  size: 'demo' | 'full'
  /** Where stock is kept; the ID is that of the location's address. */
  locations: readonly RangeLocation[]
  /** The day it is taken for, as 2026-11-15: what is new, and which sales run, is counted from it. */
  asOf?: string
}

export interface RangeLocation {
  id: string
  kind: 'store' | 'dc'
}

/** Everything a new shop sells. The same options give the same range, everywhere. */
export interface Range {
  catalog: WireCatalog
  buyer: WireBuyer
  catalogAssignment: WireCatalogAssignment
  /** RT (retail, the default price), PG, PP, PD. */
  userGroups: readonly WireUserGroup[]
  /** Departments, each before its own categories. */
  categories: readonly WireCategory[]
  facets: readonly WireProductFacet[]
  brands: readonly Brand[]
  designers: readonly Designer[]
  collections: readonly Collection[]
  /**
   * Every article with all that belongs to it, made while it is asked for. SKUs that articles name of each other all
   * exist, but may come later. Can be walked as often as wanted.
   */
  articles(): Generator<Article>
}

export interface Article {
  product: WireProduct
  /** The category it is found in; its department shows it too, being the parent. */
  categoryIDs: string[]
  /** Its default schedule first. To be saved before the product that names it. */
  priceSchedules: WirePriceSchedule[]
  assignments: WireProductAssignment[]
  inventoryRecords: WireInventoryRecord[]
}

export interface Brand {
  id: string
  name: string
  country: string
  description: string
}

export interface Designer {
  id: string
  name: string
  description: string
}

export interface Collection {
  id: string
  name: string
  slug: string
  brand: string
  designer: string | null
  description: string
  /** SKUs, the ones to show first ahead. */
  skus: readonly string[]
}
