import type { orderStatuses, paymentTypes, priceMarkupTypes } from '@tessera/contract/platform/enums'
import type { StockSource } from '../inventory/source.ts'
import type { Units } from '../money.ts'

export type OrderStatus = (typeof orderStatuses)[number]
export type PaymentType = (typeof paymentTypes)[number]
export type MarkupType = (typeof priceMarkupTypes)[number]
export type Json = Readonly<Record<string, unknown>>

/**
 * An order with all that is locked, decided and written together with it. Money is in units (ten-thousandths),
 * moments are ISO text. What is stored as one piece of JSON keeps its names on the wire.
 */
export interface Sheet {
  order: SheetOrder
  lines: readonly Line[]
  promotions: readonly AppliedPromotion[]
  payments: readonly Payment[]
}

export interface SheetOrder {
  id: string
  status: OrderStatus
  /** It reached the seller: never true before the order is open. */
  isSubmitted: boolean
  fromCompanyID: string
  fromUserID: string
  toCompanyID: string
  subscriptionID: string | null
  currency: string | null
  comments: string | null
  billingAddressID: string | null
  /** What was last given for the whole order; what is shown depends on the lines as well. */
  shippingAddressID: string | null
  /** The one-time address given for the whole order, when no ID was. */
  shippingAddress: Json | null
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
  /** An answer of the checkout event stands and nothing has changed since. */
  isCalculated: boolean
  hasShipEstimates: boolean
  /** Supplier orders were made from it and still exist. */
  isForwarded: boolean
  xp: Json | null
}

/** A spec with what was chosen for it, as the line stores and shows it: decimals, not units. */
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
  /** The line that stands for a bundle: free, not counted, not shipped. */
  isBundle: boolean
  /** The bundle's line that this one is a part of. */
  bundleItemID: string | null
  dateAdded: string
  dateNeeded: string | null
  quantityShipped: number
  unitPrice: Units
  /** Decides; the unit price is for display. */
  lineSubtotal: Units
  promotionDiscount: Units
  lineTotal: Units
  priceScheduleID: string | null
  isOnSale: boolean
  priceOverridden: boolean
  specs: readonly ChosenSpec[]
  variantID: string | null
  inventoryRecordID: string | null
  /** What this line holds of the stock since the order opened; null once it was given back. */
  stockTaken: StockTaken | null
  supplierID: string | null
  costCenter: string | null
  shippingAccount: string | null
  shippingAddressID: string | null
  shippingAddress: Json | null
  shipFromAddressID: string | null
  invitationID: string | null
  xp: Json | null
}

export interface StockTaken extends StockSource {
  quantity: number
}

export interface AppliedPromotion {
  promotionID: string
  /** Null: on the whole order. */
  lineItemID: string | null
  amount: Units
  amountOverridden: boolean
}

export interface Payment {
  id: string
  type: PaymentType
  creditCardID: string | null
  spendingAccountID: string | null
  /** Null: whatever the payments with an amount leave open. */
  amount: Units | null
  accepted: boolean
  orderReturnID: string | null
  /** What was taken from the spending account for it and not given back. */
  debited: Units
}
