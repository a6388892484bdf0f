import { resource } from '../../kit/resource.ts'
import { Catalog } from '../catalog/catalogs.ts'
import { Category } from '../catalog/categories.ts'
import { Spec } from '../catalog/specs.ts'
import { Variant } from '../catalog/variants.ts'
import { GroupOrderInvitation } from '../orders/group-orders.ts'
import { Promotion } from '../orders/promotions.ts'
import { Shipment } from '../orders/shipments.ts'
import { BuyerAddress, BuyerCreditCard, BuyerProduct } from './me-models.ts'

/** The caller's own records. */
const ownRecords = { tag: 'Me', callers: ['buyer'] } as const
/** Other records, read-only for the caller. */
const sharedRecords = { ...ownRecords, roles: { read: ['Shopper'], write: [] }, only: ['List', 'Get'] } as const
const catalogRecords = { ...sharedRecords, reads: 'guest replica' } as const

export const meAddresses = resource({
  ...ownRecords,
  path: '/me/addresses/:addressID',
  model: BuyerAddress,
  roles: { read: ['Shopper'], write: ['MeAddressAdmin'] },
  named: { many: 'Addresses', one: 'Address' },
  silentPatch: true,
})

export const meCreditCards = resource({
  ...ownRecords,
  path: '/me/creditcards/:creditcardID',
  model: BuyerCreditCard,
  roles: { read: ['Shopper'], write: ['MeCreditCardAdmin'] },
  named: { many: 'CreditCards', one: 'CreditCard' },
  silentPatch: true,
})

export const meGroupOrderInvitations = resource({
  ...ownRecords,
  path: '/me/orderinvitations/:invitationID',
  model: GroupOrderInvitation,
  roles: { read: [], write: ['Shopper'] },
  named: { many: 'GroupOrderInvitations', one: 'GroupOrderInvitation' },
  only: ['List', 'Create', 'Get', 'Delete', 'Patch'],
})

export const meCatalogs = resource({
  ...catalogRecords,
  path: '/me/catalogs/:catalogID',
  model: Catalog,
  named: { many: 'Catalogs', one: 'Catalog' },
  query: { List: ['sellerID'] },
})

export const meCategories = resource({
  ...catalogRecords,
  path: '/me/categories/:categoryID',
  model: Category,
  named: { many: 'Categories', one: 'Category' },
  query: { List: ['depth', 'catalogID', 'productID'], Get: ['catalogID'] },
})

export const meProducts = resource({
  ...catalogRecords,
  path: '/me/products/:productID',
  model: BuyerProduct,
  named: { many: 'Products', one: 'Product' },
  query: { List: ['catalogID', 'categoryID', 'depth', 'searchType', 'sellerID'], Get: ['sellerID'] },
  facets: true,
})

export const meSpecs = resource({
  ...catalogRecords,
  path: '/me/products/:productID/specs/:specID',
  model: Spec,
  named: { many: 'Specs', one: 'Spec' },
  query: { List: ['catalogID'], Get: ['catalogID'] },
})

export const meVariants = resource({
  ...catalogRecords,
  path: '/me/products/:productID/variants/:variantID',
  model: Variant,
  named: { many: 'Variants', one: 'Variant' },
})

export const mePromotions = resource({
  ...sharedRecords,
  path: '/me/promotions/:promotionID',
  model: Promotion,
  named: { many: 'Promotions', one: 'Promotion' },
})

export const meShipments = resource({
  ...sharedRecords,
  path: '/me/shipments/:shipmentID',
  model: Shipment,
  named: { many: 'Shipments', one: 'Shipment' },
  query: { List: ['orderID'] },
})
