import { flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, requiredText } from '../fields.ts'

export const StockAlertRequest = model('StockAlertRequest', {
  sku: requiredText(40),
  /** Boxes of one lot, so that all have the same shade; 1 for any quantity. */
  boxes: count(),
  /** Required for guests; signed-in customers are notified at their own address. */
  email: text(100),
  captcha: text(4000),
  /** Honeypot: people leave it empty, bots fill it in. */
  website: text(200),
})
export const StockAlertLink = model('StockAlertLink', { token: requiredText(1000) })
export const StockAlertAnswer = model('StockAlertAnswer', {
  message: requiredText(500),
  /** True if complete: a guest still has to confirm by email. */
  isSet: flag(),
  product_url: text(300),
})
