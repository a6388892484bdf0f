import { action } from '../../kit/action.ts'
import { InventoryRecord } from '../catalog/inventory.ts'
import { BuyerSupplier } from '../companies/buyers.ts'
import { CostCenter } from '../companies/cost-centers.ts'
import { SpendingAccount } from '../companies/spending-accounts.ts'
import { Order } from '../orders/orders.ts'
import { ShipmentItem } from '../orders/shipments.ts'
import { ProductSeller } from './me-models.ts'

const read = { verb: 'GET', roles: ['Shopper'], callers: ['buyer'] } as const
const list = { ...read, list: 'full' } as const
const catalogRead = { reads: 'guest replica' } as const

/** Lists for buyer users besides the views. */
export const meLists = [
  action({
    ...list,
    id: 'Me.ListCostCenters',
    path: '/me/costcenters',
    reply: CostCenter,
    summary: 'List own cost centers.',
  }),
  action({
    ...list,
    id: 'Me.ListOrders',
    path: '/me/orders',
    query: ['from', 'to', 'searchType'],
    reply: Order,
    summary: 'List own orders.',
  }),
  action({
    ...list,
    id: 'Me.ListApprovableOrders',
    path: '/me/orders/approvable',
    query: ['from', 'to'],
    reply: Order,
    summary: "List orders waiting for the caller's approval.",
  }),
  action({
    ...list,
    ...catalogRead,
    id: 'Me.ListProductInventoryRecords',
    path: '/me/products/:productID/inventoryrecords',
    query: ['includeAddress'],
    reply: InventoryRecord,
    summary: 'List stock of a product, by address.',
  }),
  action({
    ...list,
    ...catalogRead,
    id: 'Me.ListVariantInventoryRecords',
    path: '/me/products/:productID/variants/:variantID/inventoryrecords',
    query: ['includeAddress'],
    reply: InventoryRecord,
    summary: 'List stock of a variant, by address.',
  }),
  action({
    ...list,
    ...catalogRead,
    id: 'Me.ListProductSellers',
    path: '/me/products/:productID/sellers',
    reply: ProductSeller,
    summary: 'List sellers of one product for the caller.',
  }),
  action({
    ...list,
    ...catalogRead,
    id: 'Me.ListBuyerSellers',
    path: '/me/sellers',
    reply: BuyerSupplier,
    summary: 'List organisations the caller may order from.',
  }),
  action({
    ...list,
    id: 'Me.ListShipmentItems',
    path: '/me/shipments/:shipmentID/items',
    query: ['orderID'],
    reply: ShipmentItem,
    summary: 'List the items of an own shipment.',
  }),
  // the two spellings of spendingAccounts are those of the public API
  action({
    ...list,
    id: 'Me.ListSpendingAccounts',
    path: '/me/spendingAccounts',
    reply: SpendingAccount,
    summary: 'List own spending accounts.',
  }),
  action({
    ...read,
    id: 'Me.GetSpendingAccount',
    path: '/me/spendingaccounts/:spendingAccountID',
    reply: SpendingAccount,
    summary: 'Read own spending account.',
  }),
]
