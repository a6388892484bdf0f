import { model } from '../kit/model.ts'
import { paymentMethods } from '../shop/constants.ts'
import { Place } from './address.ts'
import {
  amount,
  cents,
  choice,
  count,
  day,
  many,
  maybeAmount,
  maybeChoice,
  maybeCount,
  maybeOne,
  maybeWords,
  one,
  words,
  yes,
} from './fields.ts'

const LineLot = model('LineLot', { lotNo: words(40), boxes: count(), location: maybeWords(40) })

/** When and from where, as text and as a date. */
const LineAvailability = model('LineAvailability', {
  status: choice(['in-stock', 'ships', 'special-order', 'made-to-order', 'backordered', 'short', 'gone'] as const),
  text: words(200),
  readyOn: day(),
  boxesAvailable: maybeCount(),
})

/** Boxes and area together; the box price in cents is binding. */
export const CartLine = model('CartLine', {
  lineItemId: words(100),
  sku: words(40),
  name: words(200),
  product_url: words(300),
  sku_image_url: words(300),
  altText: words(300),
  kind: choice(['product', 'sample', 'service'] as const),
  room: maybeWords(100),
  quantity: count(),
  purchaseUnit: words(20),
  pieces: maybeCount(),
  areaSqft: maybeAmount(),
  weightLbs: amount(),
  unitPriceCents: cents(),
  pricePerSqftCents: maybeCount(),
  retailUnitPriceCents: cents(),
  lineSubtotalCents: cents(),
  discountCents: cents(),
  lineTotalCents: cents(),
  lots: many(LineLot),
  /** No single lot has enough: the customer must agree. */
  isMixedLot: yes(),
  availability: one(LineAvailability),
  /** Problems that prevent buying this line only. */
  problems: many(words(300)),
})

export const OrderTotals = model('OrderTotals', {
  merchandiseCents: cents(),
  savingsCents: cents(),
  shippingCents: maybeCount(),
  taxCents: maybeCount(),
  totalCents: cents(),
  /** False until shipping and tax are computed for the address. */
  isComplete: yes(),
  lineCount: count(),
  boxes: count(),
  sampleCount: count(),
  areaSqft: amount(),
  weightLbs: amount(),
  pallets: count(),
})

const AppliedCoupon = model('AppliedCoupon', { code: words(100), description: words(300), amountCents: cents() })

export const ShippingOption = model('ShippingOption', {
  id: words(100),
  kind: choice(['parcel', 'freight', 'pick-up'] as const),
  name: words(100),
  description: words(300),
  costCents: cents(),
  arrivesOn: day(),
  storeId: maybeWords(40),
  isChosen: yes(),
})

export const Cart = model('Cart', {
  basketId: words(100),
  lines: many(CartLine),
  totals: one(OrderTotals),
  coupons: many(AppliedCoupon),
  email: maybeWords(100),
  shippingAddress: maybeOne(Place),
  billingAddress: maybeOne(Place),
  shippingOptions: many(ShippingOption),
  poNumber: maybeWords(60),
  jobName: maybeWords(100),
  paymentMethod: maybeChoice(paymentMethods),
  /** `Visa ending in 1111`. */
  paymentText: maybeWords(100),
  /** Messages shown once: changed prices, merged lines. */
  notices: many(words(300)),
})

/** The part of the cart that a page shows after adding; a whole large cart would be fifty times as much. */
export const AddedToCart = model('AddedToCart', {
  basketId: words(100),
  /** The added lines. */
  lines: many(CartLine),
  /** Totals of the whole cart. */
  totals: one(OrderTotals),
})

export const Basket = model('Basket', {
  basketId: words(100),
  lineCount: count(),
  /** Goods less discounts, before shipping and tax. */
  subtotalCents: cents(),
  totalCents: cents(),
  /** For a new guest: the token of this basket and its lifetime in seconds. */
  auth_token: maybeWords(4000),
  expiresIn: maybeCount(),
})

const CartItem = model('CartItem', {
  sku: words(40),
  quantity: count(),
  lotNo: maybeWords(40),
  room: maybeWords(100),
})
export const CartItems = model('CartItems', { items: many(CartItem) })
export const CartLines = model('CartLines', { total: count(), items: many(CartLine) })

export const PartnerAddress = model('PartnerAddress', { address: one(Place), isFreight: yes() })
export const AddressCheck = model('AddressCheck', {
  isValid: yes(),
  problems: many(model('AddressProblem', { field: words(40), message: words(300) })),
  /** The normalized address; the customer may keep their own. */
  suggestion: maybeOne(Place),
})
export const ChosenAddress = model('ChosenAddress', {
  addressId: maybeWords(100),
  address: maybeOne(Place),
  /** For a guest, to send order emails to. */
  email: maybeWords(100),
  sameAsShipping: yes(),
  saveToBook: yes(),
})
export const Fulfilment = model('Fulfilment', {
  optionId: maybeWords(100),
  storeId: maybeWords(40),
  address: maybeOne(Place),
  pickUpPersons: maybeWords(300),
  instructions: maybeWords(500),
})
export const CouponChange = model('CouponChange', { action: choice(['add', 'remove'] as const) })

export const Processing = model('Processing', {
  email: maybeWords(100),
  poNumber: maybeWords(60),
  jobName: maybeWords(100),
  taxExempt: yes(),
  acceptsMixedLots: yes(),
  acceptsTerms: yes(),
  paymentMethod: maybeChoice(paymentMethods),
  /** From gettokenize, for a card. */
  paymentToken: maybeWords(200),
  savedCardId: maybeWords(100),
  saveCard: yes(),
  /** From initiatepayment, for Citizen_Pay. */
  referenceId: maybeWords(100),
})
const StepProblem = model('StepProblem', {
  step: choice(['shopping-cart', 'shipping', 'payment', 'order-review'] as const),
  code: words(60),
  message: words(400),
  lineItemId: maybeWords(100),
})
export const CheckoutState = model('CheckoutState', {
  cart: one(Cart),
  problems: many(StepProblem),
  canSubmit: yes(),
})
export const PlacedOrder = model('PlacedOrder', {
  status: choice(['placed', 'pending-payment', 'awaiting-approval', 'challenge', 'declined', 'working'] as const),
  orderId: maybeWords(100),
  /** For a guest: opens the confirmation for two hours. */
  orderLink: maybeWords(400),
  /** Where the customer has to continue: the card's bank or the lender. */
  nextUrl: maybeWords(400),
  message: words(400),
  totalCents: cents(),
})
