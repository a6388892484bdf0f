import { action } from '../../kit/action.ts'
import { resource } from '../../kit/resource.ts'
import {
  ProductCollection,
  ProductCollectionEntry,
  ProductCollectionInvitation,
} from '../catalog/product-collections.ts'
import { ProductCollectionBuyerProduct } from './me-models.ts'

export const meProductCollections = resource({
  tag: 'Me',
  path: '/me/productcollections/:productCollectionID',
  model: ProductCollection,
  roles: { read: [], write: ['Shopper'] },
  named: { many: 'ProductCollections', one: 'ProductCollection' },
  callers: ['buyer'],
})

const collection = meProductCollections.path

export const meProductCollectionInvitations = resource({
  tag: 'Me',
  path: `${collection}/invitations/:invitationID`,
  model: ProductCollectionInvitation,
  roles: meProductCollections.roles,
  named: { many: 'ProductCollectionInvitations', one: 'ProductCollectionInvitation' },
  callers: ['buyer'],
  only: ['List', 'Create', 'Get', 'Delete', 'Patch'],
  query: { List: ['searchType'] },
})

const shopper = { roles: ['Shopper'], callers: ['buyer'] } as const

export const meProductCollectionActions = [
  action({
    ...shopper,
    id: 'Me.ListProductCollectionEntries',
    verb: 'GET',
    path: `${collection}/products`,
    query: ['searchType'],
    list: 'full',
    facets: true,
    reply: ProductCollectionBuyerProduct,
    summary: 'List products of a collection.',
  }),
  action({
    ...shopper,
    id: 'Me.SaveProductCollectionEntry',
    verb: 'POST',
    path: `${collection}/products`,
    body: ProductCollectionEntry,
    summary: 'Put a product at a place in a collection.',
  }),
  action({
    ...shopper,
    id: 'Me.CreateProductCollectionEntry',
    verb: 'PUT',
    path: `${collection}/:productID`,
    summary: 'Put a product into a collection.',
  }),
  action({
    ...shopper,
    id: 'Me.DeleteProductCollectionEntry',
    verb: 'DELETE',
    path: `${collection}/:productID`,
    summary: 'Take a product out of a collection.',
  }),
  action({
    ...shopper,
    id: 'Me.AcceptProductCollectionInvitation',
    verb: 'POST',
    path: `${collection}/invitations/accept/:invitationID`,
    summary: 'Accept a shared collection invitation.',
  }),
  action({
    ...shopper,
    id: 'Me.DeclineProductCollectionInvitation',
    verb: 'POST',
    path: `${collection}/invitations/decline/:invitationID`,
    summary: 'Decline a shared collection invitation.',
  }),
]
