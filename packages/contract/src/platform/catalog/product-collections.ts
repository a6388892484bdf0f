import { action } from '../../kit/action.ts'
import { choice, flag, id, moment, readOnly, ref, required, text, whole, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { type Resource, resource, resourceOperations } from '../../kit/resource.ts'
import { accessLevels } from '../enums.ts'
import { productFields, productLists, sellerProductFields } from './products.ts'

export const ProductCollection = model(
  'ProductCollection',
  {
    ID: id(),
    Name: required(text(100)),
    xp: xp(),
    AccessLevel: choice(accessLevels, 'Private'),
  },
  { search: ['ID', 'Name'], sort: ['Name', 'ID'] },
)

export const ProductCollectionEntry = model('ProductCollectionEntry', {
  ProductID: required(ref('Products')),
  ListOrder: whole(),
})

export const ProductCollectionInvitation = model(
  'ProductCollectionInvitation',
  {
    ID: readOnly(id()),
    Name: required(text(100)),
    Admin: flag(),
    Accepted: readOnly(flag()),
    ExpirationDate: moment(),
    xp: xp(),
  },
  { search: ['ID', 'Name'], sort: ['Name', 'ID'] },
)

/** A product as an entry of a collection: its position and date. */
export const collectionProductFields = {
  ListOrder: whole(),
  DateAdded: moment(),
  ...productFields,
  QuantityMultiplier: whole({ default: 1 }),
}

/** Entries are listed by their position, and those without one by name. */
export const collectionProductLists = { ...productLists, order: ['ListOrder', 'Name', 'ID'] } as const

export const ProductCollectionProduct = model(
  'ProductCollectionProduct',
  { ...sellerProductFields, ...collectionProductFields },
  collectionProductLists,
)

export const productCollections = resource({
  tag: 'ProductCollections',
  path: '/buyers/:buyerID/productcollections/:productCollectionID',
  model: ProductCollection,
  roles: { read: ['ProductCollectionReader'], write: [] },
  only: ['List', 'Get'],
})

export const productCollectionsActions = [
  action({
    id: 'ProductCollections.ListEntries',
    verb: 'GET',
    path: '/buyers/:buyerID/productcollections/:productCollectionID/products',
    roles: ['ProductCollectionReader'],
    query: ['searchType'],
    list: 'full',
    facets: true,
    reply: ProductCollectionProduct,
    summary: "List products of a buyer's collection.",
  }),
]

/** Writing under a buyer is not in the public API; our specification includes it, so administrators may do it here. */
export const buyerProductCollections: Resource = {
  tag: 'BuyerProductCollections',
  path: '/buyers/:buyerID/productcollections/:id',
  model: ProductCollection,
  roles: { read: [], write: ['ProductCollectionReader'] },
  callers: ['admin'],
  only: ['Create', 'Save', 'Delete', 'Patch'],
}

export const buyerProductCollectionsActions = resourceOperations(buyerProductCollections)
