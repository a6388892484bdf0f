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
    summary:
      'Requests one email when a product, or enough of one lot, is in stock; guests confirm their address first.',
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
    summary: 'Confirms the address of a stock alert, through the link in its email.',
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
    summary: 'Ends all stock alerts of an address, through the link in an email.',
    isAddition: true,
    access: 'anyone',
    limit: following,
    body: StockAlertLink,
    reply: StockAlertAnswer,
  }),
}
