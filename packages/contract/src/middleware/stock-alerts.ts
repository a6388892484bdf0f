import { model } from '../kit/model.ts'
import { count, maybeWords, words, yes } from './fields.ts'
import { call, type Limit, limits } from './kit.ts'

const StockAlertWish = model('StockAlertWish', {
  sku: words(40),
  /** Boxes of one lot, so that all have the same shade; 1 for any quantity. */
  boxes: count(),
  /** Required for guests; signed-in customers are notified at their own address. */
  email: maybeWords(100),
  captcha: maybeWords(4000),
  /** Honeypot: people leave it empty, bots fill it in. */
  website: maybeWords(200),
})
const StockAlertLink = model('StockAlertLink', { token: words(1000) })
const StockAlertAnswer = model('StockAlertAnswer', {
  message: words(500),
  /** True if complete: a guest still has to confirm by email. */
  isSet: yes(),
  product_url: maybeWords(300),
})

const following: Limit = { name: 'stock-alert-link', hits: 60, seconds: 600 }
const path = (name: string) => `/api/stockalerts/${name}` as const

/** Not in the specification: one email when a product is back in stock. */
export const stockAlertCalls = {
  saveAlert: call({
    id: 'StockAlerts.saveAlert',
    verb: 'POST',
    path: path('saveAlert'),
    summary: 'Asks for one letter when a product, or enough of one lot, is there; guests confirm their address first.',
    access: 'anyone',
    limit: limits.form,
    body: StockAlertWish,
    reply: StockAlertAnswer,
  }),
  confirmAlert: call({
    id: 'StockAlerts.confirmAlert',
    verb: 'POST',
    path: path('confirmAlert'),
    summary: 'By the link of the letter: the address is right, and the wish counts.',
    access: 'anyone',
    limit: following,
    body: StockAlertLink,
    reply: StockAlertAnswer,
  }),
  endAlerts: call({
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
