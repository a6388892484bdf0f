import type { LocationStock, ProductFacts } from '@tessera/contract/shop/product-facts'

/** Request bodies of the platform, limited to the fields that a range sets. */
export interface WireCatalog {
  ID: string
  Name: string
  Description: string
  Active: boolean
}

export interface WireCatalogAssignment {
  CatalogID: string
  BuyerID: string
  ViewAllCategories: boolean
  ViewAllProducts: boolean
}

export interface WireBuyer {
  ID: string
  Name: string
  Active: boolean
  DefaultCatalogID: string
}

export interface WireUserGroup {
  ID: string
  Name: string
  Description: string
}

export interface WireCategory {
  ID: string
  Name: string
  Description: string
  ListOrder: number
  Active: boolean
  /** Null for a department. */
  ParentID: string | null
  xp: { slug: string }
}

export interface WireProductFacet {
  ID: string
  Name: string
  XpPath: string
  ListOrder: number
  MinCount: number
}

export interface WireProduct {
  ID: string
  Name: string
  Description: string
  QuantityMultiplier: number
  /** Pounds and inches of one purchase unit. */
  ShipWeight: number
  ShipLength: number
  ShipWidth: number
  ShipHeight: number
  Active: boolean
  Returnable: boolean
  /** Null if only group members may buy, each at the group's price. */
  DefaultPriceScheduleID: string | null
  Inventory: WireInventory
  xp: ProductFacts
}

export interface WireInventory {
  Enabled: boolean
  NotificationPoint: number
  VariantLevelTracking: boolean
  OrderCanExceed: boolean
  QuantityAvailable: number
}

export interface WirePriceBreak {
  Quantity: number
  Price: number
  SalePrice: number | null
}

export interface WirePriceSchedule {
  ID: string
  Name: string
  ApplyTax: boolean
  ApplyShipping: boolean
  MinQuantity: number
  MaxQuantity: number | null
  UseCumulativeQuantity: boolean
  RestrictedQuantity: boolean
  PriceBreaks: WirePriceBreak[]
  /** Null: the shop has a single currency. */
  Currency: null
  SaleStart: string | null
  SaleEnd: string | null
}

export interface WireProductAssignment {
  ProductID: string
  BuyerID: string
  UserGroupID: string
  PriceScheduleID: string
}

export interface WireInventoryRecord {
  ID: string
  AddressID: string
  OrderCanExceed: boolean
  QuantityAvailable: number
  NotificationPoint: number
  xp: LocationStock
}
