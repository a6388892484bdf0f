import type { orderStatuses, paymentTypes, priceMarkupTypes } from '@tessera/contract/platform/enums'
import type { Units } from '../money.ts'
import type { StockSource } from './stock-source.ts'

export type OrderStatus = (typeof orderStatuses)[number]
export type PaymentType = (typeof paymentTypes)[number]
export type MarkupType = (typeof priceMarkupTypes)[number]
export type JsonObject = Readonly<Record<string, unknown>>

/**
 * An order with everything that is locked, decided and written together. Money is in units (ten-thousandths), times are
 * ISO text. Values stored as one piece of JSON keep their API names.
 */
export interface OrderState {
  order: OrderHeader
  lines: readonly Line[]
  promotions: readonly AppliedPromotion[]
  payments: readonly Payment[]
}

export interface OrderHeader {
  id: string
  status: OrderStatus
  /** The seller has received it: never true before the order is open. */
  isSubmitted: boolean
  fromCompanyID: string
  fromUserID: string
  toCompanyID: string
  subscriptionID: string | null
  currency: string | null
  comments: string | null
  billingAddressID: string | null
  /** The ID last set for the whole order; the displayed one also depends on the lines. */
  shippingAddressID: string | null
  /** The one-time address set for the whole order, if no ID was set. */
  shippingAddress: JsonObject | null
  shippingCost: Units
  taxCost: Units
  gratuity: Units
  fees: Units
  subtotal: Units
  promotionDiscount: Units
  total: Units
  lineItemCount: number
  dateCreated: string
  dateSubmitted: string | null
  dateApproved: string | null
  dateDeclined: string | null
  dateCanceled: string | null
  dateCompleted: string | null
  lastUpdated: string
  /** The checkout event has answered and nothing has changed since. */
  isCalculated: boolean
  hasShipEstimates: boolean
  /** Supplier orders were created from it and still exist. */
  isForwarded: boolean
  xp: JsonObject | null
}

/** A spec with its chosen value, as the line stores and shows it: decimals, not units. */
export interface ChosenSpec {
  SpecID: string
  Name: string | null
  OptionID: string | null
  Value: string | null
  PriceMarkupType: MarkupType | null
  PriceMarkup: number | null
}

export interface Line {
  id: string
  productID: string
  quantity: number
  /** A bundle's own line: free, not counted, not shipped. */
  isBundle: boolean
  /** The bundle line that this one belongs to. */
  bundleItemID: string | null
  dateAdded: string
  dateNeeded: string | null
  quantityShipped: number
  unitPrice: Units
  /** The binding amount; the unit price is for display. */
  lineSubtotal: Units
  promotionDiscount: Units
  lineTotal: Units
  priceScheduleID: string | null
  isOnSale: boolean
  priceOverridden: boolean
  specs: readonly ChosenSpec[]
  variantID: string | null
  inventoryRecordID: string | null
  /** The stock this line has held since the order opened; null once returned. */
  stockTaken: HeldStock | null
  supplierID: string | null
  costCenter: string | null
  shippingAccount: string | null
  shippingAddressID: string | null
  shippingAddress: JsonObject | null
  shipFromAddressID: string | null
  invitationID: string | null
  xp: JsonObject | null
}

export interface HeldStock extends StockSource {
  quantity: number
}

export interface AppliedPromotion {
  promotionID: string
  /** Null for the whole order. */
  lineItemID: string | null
  amount: Units
  amountOverridden: boolean
}

export interface Payment {
  id: string
  type: PaymentType
  creditCardID: string | null
  spendingAccountID: string | null
  /** Null: the amount left open by the other payments. */
  amount: Units | null
  accepted: boolean
  orderReturnID: string | null
  /** Debited from the spending account and not returned. */
  debited: Units
}
