import { flag, moment, required, tally, text, whole, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { type Operation, readRoles } from '../../kit/operation.ts'
import { products } from '../catalog/products.ts'

/** The stock of a product or a variant at one place. */
export const StockPlace = model('StockPlace', {
  ProductID: required(text()),
  ProductName: required(text()),
  VariantID: text(),
  InventoryRecordID: required(text()),
  AddressID: required(text()),
  AddressName: text(),
  QuantityAvailable: tally(),
  NotificationPoint: whole(),
  OrderCanExceed: flag(),
  LastUpdated: required(moment()),
  xp: xp(),
})

export const listStock: Operation = {
  id: 'Products.ListStock',
  tag: 'Products',
  name: 'ListStock',
  verb: 'GET',
  path: '/stock',
  roles: readRoles(products.roles),
  callers: ['admin'],
  list: 'paged',
  reads: 'replica',
  query: ['search', 'productID', 'addressID', 'isLow'],
  reply: StockPlace,
  status: 200,
  summary: 'List the inventory records of all products, by place, by product or only those at or below their mark.',
  isAddition: true,
}
