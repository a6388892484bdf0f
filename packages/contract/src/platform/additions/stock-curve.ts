import { listOf, required, tally, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { type Operation, readRoles } from '../../kit/operation.ts'
import { products } from '../catalog/products.ts'

/** LIM-1: a point per day, so two years are the most that one answer holds. */
export const maxCurveDays = 731

const StockDay = model('StockDay', {
  /** In the time zone of the shop. */
  Day: required(text()),
  /** Stock at the end of the day. */
  Quantity: tally(),
})

export const StockCurve = model('StockCurve', {
  /** The first day of the curve, then every day on which the stock changed. */
  Days: required(listOf(StockDay)),
})

export const getStockCurve: Operation = {
  id: 'Products.GetStockCurve',
  tag: 'Products',
  name: 'GetStockCurve',
  verb: 'GET',
  path: '/products/:productID/stockcurve',
  roles: readRoles(products.roles),
  callers: ['admin'],
  reads: 'replica',
  query: ['variantID', 'inventoryRecordID', 'days'],
  reply: StockCurve,
  status: 200,
  summary: 'Read how much of a product was there at the end of each day, at all places or at one.',
  isAddition: true,
}
