import { moment, oneOf, required, tally, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { type Operation, readRoles } from '../../kit/operation.ts'
import { products } from '../catalog/products.ts'

const kinds = ['Start', 'Order', 'Hand', 'Renamed'] as const

export const StockMovement = model('StockMovement', {
  ID: required(text()),
  Date: required(moment()),
  Kind: required(oneOf(kinds)),
  Change: tally(),
  /** The stock of the same place after it. */
  QuantityAfter: tally(),
  VariantID: text(),
  /** Null for stock of the product or the variant itself. */
  InventoryRecordID: text(),
  /** Known where the lots of the record explain the change. */
  Lot: text(),
  OrderID: text(),
  Username: text(),
  /** From `xp.stockReason` of the write. */
  Reason: text(),
  RequestID: text(),
})

export const listStockMovements: Operation = {
  id: 'Products.ListStockMovements',
  tag: 'Products',
  name: 'ListStockMovements',
  verb: 'GET',
  path: '/products/:productID/stockmovements',
  roles: readRoles(products.roles),
  callers: ['admin'],
  list: 'paged',
  reads: 'replica',
  query: ['variantID', 'inventoryRecordID', 'lot'],
  reply: StockMovement,
  status: 200,
  summary:
    'List every change of the stock of a product, newest first, with the order or the person and reason behind it.',
  isAddition: true,
}
