import type { Units } from '../money.ts'
import type { JsonObject, MarkupType } from './order-state.ts'
import type { PriceBreak } from './price-break.ts'

/** One product as it is offered to one user right now. No offer: the user cannot see the product. */
export interface Offer {
  product: OfferedProduct
  /** The price schedule that applies to this user, seller and currency. */
  schedule: OfferedSchedule | null
  specs: readonly AssignedSpec[]
  variants: readonly OfferedVariant[]
  /** Records the buyer may use, and records that lines of the order already name. */
  records: readonly StockRecord[]
  /** A record exists, usable or not: then only a record decides the stock. */
  hasRecords: boolean
  /** Sold by the seller of the order. */
  isSoldBySeller: boolean
  categories: { direct: readonly string[]; within: readonly string[] }
  /** Content of a bundle; null for other products. */
  bundle: readonly BundlePart[] | null
}

export interface OfferedProduct {
  id: string
  name: string
  active: boolean
  isParent: boolean
  isBundle: boolean
  parentID: string | null
  ownerID: string
  defaultSupplierID: string | null
  /** Lines go to the default supplier when the order opens. */
  autoForward: boolean
  shipFromAddressID: string | null
  /** Informational: neither prices nor stock are multiplied by it. */
  quantityMultiplier: number
  returnable: boolean
  inventory: InventorySettings | null
  xp: JsonObject | null
}

export interface InventorySettings {
  enabled: boolean
  variantLevelTracking: boolean
  orderCanExceed: boolean
  quantityAvailable: number | null
}

export interface OfferedSchedule {
  id: string
  currency: string | null
  minQuantity: number
  maxQuantity: number | null
  useCumulativeQuantity: boolean
  restrictedQuantity: boolean
  saleStart: string | null
  saleEnd: string | null
  /** As stored: decimals, not units. */
  breaks: readonly PriceBreak[]
}

/** Defaults in effect: those of the assignment if it has any, else of the spec. */
export interface AssignedSpec {
  id: string
  name: string
  required: boolean
  allowOpenText: boolean
  definesVariant: boolean
  defaultValue: string | null
  defaultOptionID: string | null
  options: readonly OfferedOption[]
}

export interface OfferedOption {
  id: string
  value: string
  isOpenText: boolean
  priceMarkupType: MarkupType | null
  /** Units of money or of a percentage: 10% is 100000. */
  priceMarkup: Units | null
}

export interface OfferedVariant {
  id: string
  active: boolean
  quantityAvailable: number | null
  /** As stored on the variant. */
  specs: readonly { SpecID: string; OptionID: string | null }[]
}

export interface StockRecord {
  id: string
  /** The variant it counts, if stock is tracked by variant. */
  variantID: string | null
  quantityAvailable: number
  orderCanExceed: boolean
  /** False: only a line that already names it may use it. */
  isUsable: boolean
}

export interface BundlePart {
  productID: string
  required: boolean
  defaultQuantity: number | null
}

export type OffersByProduct = ReadonlyMap<string, Offer>

export const offersByProduct = (offers: readonly Offer[]): OffersByProduct =>
  new Map(offers.map((offer) => [offer.product.id, offer]))
