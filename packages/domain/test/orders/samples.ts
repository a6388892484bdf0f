import { toUnits, type Units, zero } from '../../src/money.ts'
import type { Caller } from '../../src/order-model/caller.ts'
import {
  type AssignedSpec,
  type Offer,
  type OfferedProduct,
  type OfferedSchedule,
  offersByProduct,
} from '../../src/order-model/offer.ts'
import type { Line, MarkupType, OrderHeader, OrderState, Payment } from '../../src/order-model/order-state.ts'
import type { Decision } from '../../src/order-model/problem.ts'
import type { LineContext } from '../../src/orders/line-change.ts'
import { withTotals } from '../../src/orders/totals.ts'
import type { SubmitContext } from '../../src/orders/validate-order.ts'
import { type PriceBreakInput, sortedBreaks } from '../../src/pricing/price-breaks.ts'

export const now = new Date('2026-03-01T12:00:00.000Z')
export const euros = (amount: number): Units => toUnits(amount)

export const shopper: Caller = { isOwner: true, isSeller: false, roles: ['Shopper'] }
export const stranger: Caller = { isOwner: false, isSeller: false, roles: ['Shopper'] }
export const orderAdmin: Caller = { isOwner: false, isSeller: true, roles: ['OrderAdmin'] }
export const priceSetter: Caller = { isOwner: true, isSeller: false, roles: ['Shopper', 'OverrideUnitPrice'] }

export const orderWith = (given: Partial<OrderHeader> = {}): OrderHeader => ({
  id: 'o1',
  status: 'Unsubmitted',
  isSubmitted: false,
  fromCompanyID: 'buyer',
  fromUserID: 'user',
  toCompanyID: 'owner',
  subscriptionID: null,
  currency: null,
  comments: null,
  billingAddressID: null,
  shippingAddressID: null,
  shippingAddress: null,
  shippingCost: zero,
  taxCost: zero,
  gratuity: zero,
  fees: zero,
  subtotal: zero,
  promotionDiscount: zero,
  total: zero,
  lineItemCount: 0,
  dateCreated: '2026-02-01T00:00:00.000Z',
  dateSubmitted: null,
  dateApproved: null,
  dateDeclined: null,
  dateCanceled: null,
  dateCompleted: null,
  lastUpdated: '2026-02-01T00:00:00.000Z',
  isCalculated: false,
  hasShipEstimates: false,
  isForwarded: false,
  xp: null,
  ...given,
})

export const lineWith = (given: Partial<Line> = {}): Line => ({
  id: 'l1',
  productID: 'tile',
  quantity: 1,
  isBundle: false,
  bundleItemID: null,
  dateAdded: '2026-02-01T00:00:00.000Z',
  dateNeeded: null,
  quantityShipped: 0,
  unitPrice: zero,
  lineSubtotal: zero,
  promotionDiscount: zero,
  lineTotal: zero,
  priceScheduleID: null,
  isOnSale: false,
  priceOverridden: false,
  specs: [],
  variantID: null,
  inventoryRecordID: null,
  stockTaken: null,
  supplierID: null,
  costCenter: null,
  shippingAccount: null,
  shippingAddressID: null,
  shippingAddress: null,
  shipFromAddressID: null,
  invitationID: null,
  xp: null,
  ...given,
})

export const sheetWith = (
  lines: readonly Line[],
  order: Partial<OrderHeader> = {},
  rest: Partial<OrderState> = {},
): OrderState => withTotals({ order: orderWith(order), lines, promotions: [], payments: [], ...rest })

export const scheduleWith = (
  breaks: readonly PriceBreakInput[],
  given: Partial<OfferedSchedule> = {},
): OfferedSchedule => ({
  id: 'prices',
  currency: null,
  minQuantity: 1,
  maxQuantity: null,
  useCumulativeQuantity: false,
  restrictedQuantity: false,
  saleStart: null,
  saleEnd: null,
  breaks: sortedBreaks(breaks),
  ...given,
})

interface OfferSample extends Partial<Omit<Offer, 'product'>> {
  product?: Partial<OfferedProduct>
}

export const offerWith = ({ product, ...given }: OfferSample = {}): Offer => ({
  product: {
    id: 'tile',
    name: 'Tile',
    active: true,
    isParent: false,
    isBundle: false,
    parentID: null,
    ownerID: 'owner',
    defaultSupplierID: null,
    shipFromAddressID: null,
    quantityMultiplier: 1,
    returnable: true,
    autoForward: false,
    inventory: null,
    xp: null,
    ...product,
  },
  schedule: scheduleWith([{ Quantity: 1, Price: 10 }]),
  specs: [],
  variants: [],
  records: [],
  hasRecords: false,
  isSoldBySeller: true,
  categories: { direct: [], within: [] },
  bundle: null,
  ...given,
})

/** Ten in stock by default. */
export const stocked = (quantityAvailable = 10, given: OfferSample = {}): Offer =>
  offerWith({
    ...given,
    product: {
      inventory: { enabled: true, variantLevelTracking: false, orderCanExceed: false, quantityAvailable },
      ...given.product,
    },
  })

export const specWith = (given: Partial<AssignedSpec> = {}): AssignedSpec => ({
  id: 'finish',
  name: 'Finish',
  required: false,
  allowOpenText: false,
  definesVariant: false,
  defaultValue: null,
  defaultOptionID: null,
  options: [],
  ...given,
})

export const optionWith = (id: string, priceMarkupType: MarkupType | null = null, markup = 0) => ({
  id,
  value: id,
  isOpenText: false,
  priceMarkupType,
  priceMarkup: toUnits(markup),
})

export const paymentWith = (given: Partial<Payment> = {}): Payment => ({
  id: 'pay1',
  type: 'PurchaseOrder',
  creditCardID: null,
  spendingAccountID: null,
  amount: null,
  accepted: true,
  orderReturnID: null,
  debited: zero,
  ...given,
})

export const lineContext = (offers: readonly Offer[], caller: Caller = shopper): LineContext => ({
  now,
  caller,
  offers: offersByProduct(offers),
})

export const submitContext = (given: Partial<SubmitContext> = {}): SubmitContext => ({
  now,
  caller: shopper,
  accounts: new Map(),
  userCurrency: null,
  hasCheckoutEvent: false,
  isCheckoutOnly: false,
  promotionProblems: [],
  approvalsRequired: [],
  ...given,
})

/** Codes of the refusal; empty if accepted. */
export const codesOf = (decision: Decision<object>): string[] =>
  decision.ok ? [] : decision.problems.map(({ code }) => code)

export function accepted<T extends object>(decision: Decision<T>): T {
  if (!decision.ok) throw new Error(`refused: ${JSON.stringify(decision.problems)}`)
  return decision
}
