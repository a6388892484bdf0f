import { flag, freeObject, listOf, required, text } from '@tessera/contract/kit/fields'
import { model } from '@tessera/contract/kit/model'
import { type Operation, readers } from '@tessera/contract/kit/operation'
import { products } from '@tessera/contract/platform/catalog/products'

const ProductFeedPage = model('ProductFeedPage', {
  Items: listOf(freeObject()),
  Cursor: required(text()),
  More: flag(),
})

/** Our own and not a row of the public table; guarded like one. It shows the prices of all buyers, so it is the seller's. */
export const productFeed: Operation = {
  id: 'Feeds.ListProducts',
  tag: 'Feeds',
  name: 'ListProducts',
  verb: 'GET',
  path: '/feeds/products',
  roles: readers(products.roles),
  callers: ['admin'],
  query: ['after', 'limit', 'wait'],
  reply: ProductFeedPage,
  status: 200,
  summary:
    'Follow every change of products, their prices and their stock: all of them first, then what changed after a cursor.',
  isAddition: true,
}
