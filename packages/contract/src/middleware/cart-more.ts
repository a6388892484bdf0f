import { model } from '../kit/model.ts'
import { CartItems, CartLines, ShippingOption } from './cart-models.ts'
import { amount, count, day, many, words } from './fields.ts'
import { call, type Limit } from './kit.ts'

const ShippingQuestion = model('ShippingQuestion', {
  zip: words(10),
  items: many(model('ShippedItem', { sku: words(40), quantity: count() })),
})
const ShippingEstimate = model('ShippingEstimate', {
  zip: words(5),
  city: words(100),
  state: words(2),
  weightLbs: amount(),
  /** Cheapest first; without pickup. */
  options: many(ShippingOption),
})
const SharedCart = model('SharedCart', { token: words(1000), endsOn: day() })

const sharing: Limit = { name: 'share-cart', hits: 20, seconds: 3600 }
const path = (name: string) => `/api/cartmore/${name}` as const

/** Not in the specification: delivery estimates and shared carts. */
export const cartMoreCalls = {
  estimateShipping: call({
    id: 'CartMore.estimateShipping',
    verb: 'POST',
    path: path('estimateShipping'),
    summary: 'What bringing these goods to a ZIP code would cost and when they would be there, before any address.',
    access: 'anyone',
    body: ShippingQuestion,
    reply: ShippingEstimate,
  }),
  shareCart: call({
    id: 'CartMore.shareCart',
    verb: 'POST',
    path: path('shareCart'),
    summary: 'A link to what is in the cart now: products, quantities, lots and rooms, no prices and no names.',
    access: 'visitor',
    limit: sharing,
    reply: SharedCart,
  }),
  getSharedCart: call({
    id: 'CartMore.getSharedCart',
    verb: 'GET',
    path: path('getSharedCart'),
    summary: 'What a link holds, at the prices of whoever looks.',
    access: 'anyone',
    query: ['token'],
    reply: CartLines,
  }),
  getSharedItems: call({
    id: 'CartMore.getSharedItems',
    verb: 'GET',
    path: path('getSharedItems'),
    summary: 'What a link holds, as it is put into a cart.',
    access: 'anyone',
    query: ['token'],
    reply: CartItems,
  }),
}
