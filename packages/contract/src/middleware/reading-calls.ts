import { billingCalls } from './billing/operations.ts'
import { documentCalls } from './documents/operations.ts'
import type { ShopOperation } from './kit.ts'
import { orderChangeCalls } from './order-changes/operations.ts'
import { orderCalls } from './orders/operations.ts'
import { quoteCalls } from './quotes/operations.ts'
import { sheetCalls } from './selection-sheets/operations.ts'

/** Lists, previews and files whose question is too long for an address, so they are sent with POST. */
const postedReads: ReadonlySet<string> = new Set(
  [
    orderCalls.getOrders,
    orderChangeCalls.priceAddition,
    billingCalls.searchForInvoices,
    billingCalls.getBillingHistory,
    billingCalls.paymentCreditStatements,
    documentCalls.downloadDoc,
    quoteCalls.getQuotes,
    sheetCalls.getSelectionSheets,
  ].map(({ id }) => id),
)

/** Whether a call changes nothing. The statement of credits applies them if its query says so. */
export const isRead = ({ id, verb }: ShopOperation, query: object): boolean =>
  verb === 'GET' || (postedReads.has(id) && !('payOpenInvoices' in query))
