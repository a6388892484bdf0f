import { flag, text } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { count, requiredText } from './fields.ts'
import { defineCall, limits, type RateLimit } from './kit.ts'

const StockAlertRequest = model('StockAlertWish', {
  sku: requiredText(40),
  /** Boxes of one lot, so that all have the same shade; 1 for any quantity. */
  boxes: count(),
  /** Required for guests; signed-in customers are notified at their own address. */
  email: text(100),
  captcha: text(4000),
  /** Honeypot: people leave it empty, bots fill it in. */
  website: text(200),
})
const StockAlertLink = model('StockAlertLink', { token: requiredText(1000) })
const StockAlertAnswer = model('StockAlertAnswer', {
  message: requiredText(500),
  /** True if complete: a guest still has to confirm by email. */
  isSet: flag(),
  product_url: text(300),
})

const following: RateLimit = { name: 'stock-alert-link', hits: 60, seconds: 600 }
const path = (name: string) => `/api/stockalerts/${name}` as const

/** Not in the specification: one email when a product is back in stock. */
export const stockAlertCalls = {
  saveAlert: defineCall({
    id: 'StockAlerts.saveAlert',
    verb: 'POST',
    path: path('saveAlert'),
    summary: 'Asks for one letter when a product, or enough of one lot, is there; guests confirm their address first.',
    access: 'anyone',
    limit: limits.form,
    body: StockAlertRequest,
    reply: StockAlertAnswer,
  }),
  confirmAlert: defineCall({
    id: 'StockAlerts.confirmAlert',
    verb: 'POST',
    path: path('confirmAlert'),
    summary: 'By the link of the letter: the address is right, and the wish counts.',
    access: 'anyone',
    limit: following,
    body: StockAlertLink,
    reply: StockAlertAnswer,
  }),
  endAlerts: defineCall({
    id: 'StockAlerts.endAlerts',
    verb: 'POST',
    path: path('endAlerts'),
    summary: 'By the link of a letter: ends every wish of this address.',
    access: 'anyone',
    limit: following,
    body: StockAlertLink,
    reply: StockAlertAnswer,
  }),
}
