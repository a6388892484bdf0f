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
  /** demo: about 1,200 products. full: 10,000, the size at which lists and facets must still be fast. */
  size: 'demo' | 'full'
  /** Stock locations; the ID is that of the location's address. */
  locations: readonly RangeLocation[]
  /** Reference day, such as 2026-11-15, for new arrivals and sales. */
  asOf?: string
}

export interface RangeLocation {
  id: string
  kind: 'store' | 'dc'
}

/** The products of a new shop. The same options always give the same range. */
export interface ProductRange {
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
  collections: readonly TileCollection[]
  /**
   * Generates every product with its dependent records. The SKUs that products refer to all
   * exist, but may come later. Can be iterated repeatedly.
   */
  products(): Generator<RangeProduct>
}

export interface RangeProduct {
  product: WireProduct
  /** Its categories; the parent departments list it too. */
  categoryIDs: string[]
  /** The default schedule first. Save them before the product that refers to them. */
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

export interface TileCollection {
  id: string
  name: string
  slug: string
  brand: string
  designer: string | null
  description: string
  /** SKUs in display order. */
  skus: readonly string[]
}
