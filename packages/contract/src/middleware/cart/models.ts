import { embed, flag, measure, oneOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { paymentMethods } from '../../shop/constants.ts'
import { PostalAddress } from '../address/models.ts'
import {
  cents,
  count,
  day,
  maybeCount,
  requiredEmbed,
  requiredList,
  requiredMeasure,
  requiredOneOf,
  requiredText,
} from '../fields.ts'
import { Store } from '../stores/models.ts'

const LineLot = model('LineLot', { lotNo: requiredText(40), boxes: count(), location: text(40) })

/** When and from where, as text and as a date. */
const LineAvailability = model('LineAvailability', {
  status: requiredOneOf([
    'in-stock',
    'ships',
    'special-order',
    'made-to-order',
    'backordered',
    'short',
    'gone',
  ] as const),
  text: requiredText(200),
  readyOn: day(),
  boxesAvailable: maybeCount(),
})

/** Boxes and area together; the box price in cents is binding. */
export const CartLine = model('CartLine', {
  lineItemId: requiredText(100),
  sku: requiredText(40),
  name: requiredText(200),
  product_url: requiredText(300),
  sku_image_url: requiredText(300),
  altText: requiredText(300),
  kind: requiredOneOf(['product', 'sample', 'service'] as const),
  room: text(100),
  quantity: count(),
  purchaseUnit: requiredText(20),
  pieces: maybeCount(),
  areaSqft: measure(),
  weightLbs: requiredMeasure(),
  unitPriceCents: cents(),
  pricePerSqftCents: maybeCount(),
  retailUnitPriceCents: cents(),
  lineSubtotalCents: cents(),
  discountCents: cents(),
  lineTotalCents: cents(),
  lots: requiredList(LineLot),
  /** No single lot has enough: the customer must agree. */
  isMixedLot: flag(),
  availability: requiredEmbed(LineAvailability),
  /** Problems that prevent buying this line only. */
  problems: requiredList(requiredText(300)),
})

export const OrderTotals = model('OrderTotals', {
  merchandiseCents: cents(),
  savingsCents: cents(),
  shippingCents: maybeCount(),
  taxCents: maybeCount(),
  totalCents: cents(),
  /** False until shipping and tax are computed for the address. */
  isComplete: flag(),
  lineCount: count(),
  boxes: count(),
  sampleCount: count(),
  areaSqft: requiredMeasure(),
  weightLbs: requiredMeasure(),
  pallets: count(),
})

const AppliedCoupon = model('AppliedCoupon', {
  code: requiredText(100),
  description: requiredText(300),
  amountCents: cents(),
})

export const ShippingOption = model('ShippingOption', {
  id: requiredText(100),
  kind: requiredOneOf(['parcel', 'freight', 'pick-up'] as const),
  name: requiredText(100),
  description: requiredText(300),
  costCents: cents(),
  arrivesOn: day(),
  storeId: text(40),
  isChosen: flag(),
})

/** The store that the order is picked up at, and the person who ordered. */
const PickUpChoice = model('PickUpChoice', {
  storeId: requiredText(40),
  firstName: text(100),
  lastName: text(100),
  phone: text(20),
  billingZip: text(10),
  persons: text(300),
})

export const Cart = model('Cart', {
  basketId: requiredText(100),
  lines: requiredList(CartLine),
  totals: requiredEmbed(OrderTotals),
  coupons: requiredList(AppliedCoupon),
  email: text(100),
  shippingAddress: embed(PostalAddress),
  billingAddress: embed(PostalAddress),
  pickUp: embed(PickUpChoice),
  shippingOptions: requiredList(ShippingOption),
  poNumber: text(60),
  jobName: text(100),
  paymentMethod: oneOf(paymentMethods),
  /** `Visa ending in 1111`. */
  paymentText: text(100),
  /** Reference of the loan application, to ask how the lender decided. */
  paymentReferenceId: text(100),
  /** Messages shown once: changed prices, merged lines. */
  notices: requiredList(requiredText(300)),
})

/** The part of the cart that a page shows after adding; a whole large cart would be fifty times as much. */
export const AddedToCart = model('AddedToCart', {
  basketId: requiredText(100),
  /** The added lines. */
  lines: requiredList(CartLine),
  /** Totals of the whole cart. */
  totals: requiredEmbed(OrderTotals),
})

export const Basket = model('Basket', {
  basketId: requiredText(100),
  lineCount: count(),
  /** Goods less discounts, before shipping and tax. */
  subtotalCents: cents(),
  totalCents: cents(),
  /** For a new guest: the token of this basket and its lifetime in seconds. */
  auth_token: text(4000),
  expiresIn: maybeCount(),
})

const itemFields = { sku: requiredText(40), quantity: count(), lotNo: text(40), room: text(100) }
const CartItem = model('CartItem', {
  ...itemFields,
  /** The project it is bought for: its order counts there. */
  projectId: text(40),
})
export const CartItems = model('CartItems', { items: requiredList(CartItem) })
export const SharedItems = model('SharedItems', { items: requiredList(model('SharedItem', itemFields)) })
export const CartLines = model('CartLines', { total: count(), items: requiredList(CartLine) })

export const PartnerAddress = model('PartnerAddress', { address: requiredEmbed(PostalAddress), isFreight: flag() })
export const AddressCheck = model('AddressCheck', {
  isValid: flag(),
  problems: requiredList(model('AddressProblem', { field: requiredText(40), message: requiredText(300) })),
  /** The normalized address; the customer may keep their own. */
  suggestion: embed(PostalAddress),
})
export const ChosenAddress = model('ChosenAddress', {
  addressId: text(100),
  address: embed(PostalAddress),
  /** For a guest, to send order emails to. */
  email: text(100),
  sameAsShipping: flag(),
  saveToBook: flag(),
})
const PickUpContact = model('PickUpContact', {
  firstName: text(100),
  lastName: text(100),
  /** For a guest, to say when the order is ready. */
  email: text(100),
  phone: text(20),
  /** The ZIP code of the card; pickup needs no billing address. */
  billingZip: text(10),
})
export const Fulfilment = model('Fulfilment', {
  optionId: text(100),
  storeId: text(40),
  address: embed(PostalAddress),
  pickUpContact: embed(PickUpContact),
  pickUpPersons: text(300),
  instructions: text(500),
})
export const CouponChange = model('CouponChange', { action: requiredOneOf(['add', 'remove'] as const) })

export const Processing = model('Processing', {
  email: text(100),
  poNumber: text(60),
  jobName: text(100),
  taxExempt: flag(),
  acceptsMixedLots: flag(),
  acceptsTerms: flag(),
  paymentMethod: oneOf(paymentMethods),
  /** From gettokenize, for a card. */
  paymentToken: text(200),
  savedCardId: text(100),
  saveCard: flag(),
  /** From initiatepayment, for Citizen_Pay. */
  referenceId: text(100),
})
const StepProblem = model('StepProblem', {
  step: requiredOneOf(['shopping-cart', 'shipping', 'payment', 'order-review'] as const),
  code: requiredText(60),
  message: requiredText(400),
  lineItemId: text(100),
})
export const CheckoutState = model('CheckoutState', {
  cart: requiredEmbed(Cart),
  problems: requiredList(StepProblem),
  canSubmit: flag(),
})
const placedOrderFields = {
  status: requiredOneOf([
    'placed',
    'pending-payment',
    'awaiting-approval',
    'challenge',
    'declined',
    'working',
  ] as const),
  orderId: text(100),
  /** For a guest: opens the confirmation for two hours. */
  orderLink: text(400),
  /** Where the customer has to continue: the card's bank or the lender. */
  nextUrl: text(400),
  /** Why it was declined, as a code of `paymentReasons`. */
  reason: text(40),
  message: requiredText(400),
  totalCents: cents(),
}
export const PlacedOrder = model('PlacedOrder', placedOrderFields)
export const OrderProgress = model('OrderProgress', {
  ...placedOrderFields,
  /** The caller placed it, so that the same caller can pay again; false for the holder of a link. */
  isOwn: flag(),
})

export const ShippingQuestion = model('ShippingQuestion', {
  zip: requiredText(10),
  items: requiredList(model('ShippedItem', { sku: requiredText(40), quantity: count() })),
})
export const ShippingEstimate = model('ShippingEstimate', {
  zip: requiredText(5),
  city: requiredText(100),
  state: requiredText(2),
  weightLbs: requiredMeasure(),
  /** Cheapest first; without pickup. */
  options: requiredList(ShippingOption),
})
export const SharedCart = model('SharedCart', { token: requiredText(1000), endsOn: day() })

export const PickUpStore = model('PickUpStore', {
  store: requiredEmbed(Store),
  /** Lines whose whole quantity is on the shelf there. */
  stockedLines: count(),
  lineCount: count(),
  readyOn: day(),
})
export const PickUpStores = model('PickUpStores', { zipCode: requiredText(5), stores: requiredList(PickUpStore) })
