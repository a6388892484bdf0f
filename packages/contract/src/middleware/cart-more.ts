import { model } from '../kit/model.ts'
import { CartItems, CartLines, ShippingOption } from './cart-models.ts'
import { count, day, requiredList, requiredMeasure, requiredText } from './fields.ts'
import { defineCall, type RateLimit } from './kit.ts'

const ShippingQuestion = model('ShippingQuestion', {
  zip: requiredText(10),
  items: requiredList(model('ShippedItem', { sku: requiredText(40), quantity: count() })),
})
const ShippingEstimate = model('ShippingEstimate', {
  zip: requiredText(5),
  city: requiredText(100),
  state: requiredText(2),
  weightLbs: requiredMeasure(),
  /** Cheapest first; without pickup. */
  options: requiredList(ShippingOption),
})
const SharedCart = model('SharedCart', { token: requiredText(1000), endsOn: day() })

const sharing: RateLimit = { name: 'share-cart', hits: 20, seconds: 3600 }
const path = (name: string) => `/api/cartmore/${name}` as const

/** Not in the specification: delivery estimates and shared carts. */
export const cartSharingCalls = {
  estimateShipping: defineCall({
    id: 'CartMore.estimateShipping',
    verb: 'POST',
    path: path('estimateShipping'),
    summary: 'What bringing these goods to a ZIP code would cost and when they would be there, before any address.',
    access: 'anyone',
    body: ShippingQuestion,
    reply: ShippingEstimate,
  }),
  shareCart: defineCall({
    id: 'CartMore.shareCart',
    verb: 'POST',
    path: path('shareCart'),
    summary: 'A link to what is in the cart now: products, quantities, lots and rooms, no prices and no names.',
    access: 'visitor',
    limit: sharing,
    reply: SharedCart,
  }),
  getSharedCart: defineCall({
    id: 'CartMore.getSharedCart',
    verb: 'GET',
    path: path('getSharedCart'),
    summary: 'What a link holds, at the prices of whoever looks.',
    access: 'anyone',
    query: ['token'],
    reply: CartLines,
  }),
  getSharedItems: defineCall({
    id: 'CartMore.getSharedItems',
    verb: 'GET',
    path: path('getSharedItems'),
    summary: 'What a link holds, as it is put into a cart.',
    access: 'anyone',
    query: ['token'],
    reply: CartItems,
  }),
}
