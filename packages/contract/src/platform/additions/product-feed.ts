import { flag, freeObject, listOf, required, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { type Operation, readRoles } from '../../kit/operation.ts'
import { products } from '../catalog/products.ts'

const ProductFeedPage = model('ProductFeedPage', {
  Items: required(listOf(freeObject())),
  Cursor: required(text()),
  More: flag(),
})

/** The feed shows the prices of all buyers, so only the seller may read it. */
export const productFeed: Operation = {
  id: 'Feeds.ListProducts',
  tag: 'Feeds',
  name: 'ListProducts',
  verb: 'GET',
  path: '/feeds/products',
  roles: readRoles(products.roles),
  callers: ['admin'],
  query: ['after', 'limit', 'wait', 'stock'],
  reply: ProductFeedPage,
  status: 200,
  summary:
    'Follow every change of products, their prices and their stock: all of them first, then what changed after a cursor.',
  isAddition: true,
}
