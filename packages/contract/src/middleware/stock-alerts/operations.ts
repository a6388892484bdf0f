import { defineCall, limits, type RateLimit } from '../kit.ts'
import { StockAlertAnswer, StockAlertLink, StockAlertRequest } from './models.ts'

const following: RateLimit = { name: 'stock-alert-link', hits: 60, seconds: 600 }
const path = (name: string) => `/api/stockalerts/${name}` as const

/** One email when a product is back in stock. */
export const stockAlertCalls = {
  saveAlert: defineCall({
    id: 'StockAlerts.saveAlert',
    verb: 'POST',
    path: path('saveAlert'),
    summary: 'Asks for one letter when a product, or enough of one lot, is there; guests confirm their address first.',
    isAddition: true,
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
    isAddition: true,
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
    isAddition: true,
    access: 'anyone',
    limit: following,
    body: StockAlertLink,
    reply: StockAlertAnswer,
  }),
}
