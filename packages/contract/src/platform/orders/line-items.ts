import { action } from '../../kit/action.ts'
import {
  embed,
  flag,
  id,
  listOf,
  moment,
  money,
  readOnly,
  ref,
  required,
  sum,
  tally,
  text,
  xp,
} from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { parcel } from '../catalog/parcel.ts'
import { chosenSpecFields } from '../catalog/variants.ts'
import { Address } from '../companies/addresses.ts'
import { orders } from './orders.ts'

export const LineItemProduct = model('LineItemProduct', {
  ID: id(),
  Name: text(),
  Description: text(),
  Returnable: flag(),
  QuantityMultiplier: tally(),
  ...parcel,
  DefaultSupplierID: ref('Suppliers'),
  ParentID: text(),
  xp: xp(),
})

export const LineItemVariant = model('LineItemVariant', {
  ID: id(),
  Name: text(),
  Description: text(),
  ...parcel,
  xp: xp(),
})

export const LineItemSpec = model('LineItemSpec', chosenSpecFields)

export const lineItemFields = {
  ID: id(),
  ProductID: required(ref('Products')),
  Quantity: tally({ min: 1, default: 1, belowMin: 'LineItem.QuantityMustBePositive' }),
  BundleItemID: readOnly(text()),
  IsBundle: readOnly(flag()),
  DateAdded: readOnly(moment()),
  QuantityShipped: readOnly(tally()),
  UnitPrice: money(),
  PromotionDiscount: readOnly(sum()),
  LineTotal: readOnly(sum()),
  LineSubtotal: readOnly(sum()),
  CostCenter: text(),
  DateNeeded: moment(),
  ShippingAccount: text(),
  ShippingAddressID: ref('Addresses'),
  ShipFromAddressID: ref('AdminAddresses'),
  Product: readOnly(embed(LineItemProduct)),
  Variant: readOnly(embed(LineItemVariant)),
  ShippingAddress: readOnly(embed(Address)),
  ShipFromAddress: readOnly(embed(Address)),
  SupplierID: readOnly(ref('Suppliers')),
  InventoryRecordID: ref('InventoryRecords'),
  PriceScheduleID: readOnly(ref('PriceSchedules')),
  IsOnSale: readOnly(flag()),
  PriceOverridden: readOnly(flag()),
  Specs: listOf(LineItemSpec),
  IncomingOrderID: readOnly(text()),
  OutgoingOrderID: readOnly(text()),
  InvitationID: readOnly(text()),
  xp: xp(),
}

export const lineItemLists = {
  search: ['ID', 'ProductID'],
  sort: ['DateAdded', 'ID', 'ProductID'],
  order: ['DateAdded'],
} as const

export const LineItem = model('LineItem', lineItemFields, lineItemLists)

export const BundleItems = model('BundleItems', {
  LineItems: listOf(LineItem),
})

export const bundleLineItemsActions = [
  action({
    id: 'BundleLineItems.Create',
    verb: 'POST',
    path: `${orders.path}/bundles/:bundleID`,
    roles: orders.roles.write,
    body: BundleItems,
    reply: LineItem,
    summary: 'Add a bundle with its items to the order.',
  }),
  action({
    id: 'BundleLineItems.Delete',
    verb: 'DELETE',
    path: `${orders.path}/bundles/:bundleID/:bundleItemID`,
    roles: orders.roles.write,
    summary: 'Remove a bundle from the order.',
  }),
]
