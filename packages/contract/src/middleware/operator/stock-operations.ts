import { flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, day, requiredOneOf, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'
import { orderStatuses } from '../orders/models.ts'
import { staffCall } from './staff-call.ts'

const StockHold = model('StockHold', {
  number: requiredText(40),
  status: requiredOneOf(orderStatuses),
  customer: requiredText(200),
  /** Null for guests. */
  customerNumber: text(40),
  storeName: text(100),
  placedAt: requiredText(40),
  promisedOn: day(),
  isLate: flag(),
  /** Ordered, and neither shipped, canceled nor on backorder. */
  boxes: count(),
  /** The lots that were promised, if any. */
  lots: text(300),
})
const StockHoldPage = pageOf('StockHoldPage', StockHold)

/** Orders that hold stock. */
export const staffStockCalls = {
  listStockHolds: staffCall(['OrderAdmin', 'OrderReader'])(
    'ListStockHolds',
    'GET',
    'Lists open orders that reserve a product, the oldest first, 50 a page: by SKU.',
    { query: ['sku', 'page'], reply: StockHoldPage },
  ),
}
