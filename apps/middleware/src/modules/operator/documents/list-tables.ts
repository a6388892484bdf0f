import type { ListKind } from '@tessera/contract/middleware/my-account-documents'
import type { DocumentQuestion } from '@tessera/contract/middleware/my-account-lists'
import { planCalls } from '@tessera/contract/middleware/my-account-plans'
import { historyColumns } from '@tessera/documents/lists/history-columns'
import { invoiceColumns } from '@tessera/documents/lists/invoice-columns'
import { orderColumns } from '@tessera/documents/lists/order-columns'
import { quoteColumns } from '@tessera/documents/lists/quote-columns'
import { sheetColumns } from '@tessera/documents/lists/sheet-columns'
import { type Column, type Table, tableOf } from '@tessera/documents/table'
import { refuse } from '../../../kit/shop-error.ts'
import { listHistory, searchInvoices } from '../../ledger/invoices/list-documents.ts'
import { listOrders } from '../../orders/records/list-orders.ts'
import { billingViewer } from '../../people/rights/billing-rights.ts'
import type { Drawing } from './document-needs.ts'

/** LIM-1: maximum number of exported rows. */
export const maxExported = 50_000

interface Listed<Row> {
  items: Row[]
  isCapped: boolean
}

function table<Row>(name: string, title: string, columns: readonly Column<Row>[], listed: Listed<Row>): Table {
  if (listed.isCapped) refuse('Document.TooMany')
  return tableOf(name, title, columns, listed.items)
}

const tables: Record<ListKind, (drawing: Drawing, asked: DocumentQuestion) => Promise<Table>> = {
  orders: async ({ database, customer, call }, asked) =>
    table('orders', 'Orders', orderColumns, await listOrders(database, customer, asked, call.now, maxExported)),
  invoices: async ({ database, call }, asked) => {
    const { account } = await billingViewer(database, call)
    const page = await searchInvoices(database, account.id, asked, call.now, maxExported)
    return table('invoices', 'Invoices', invoiceColumns, page)
  },
  billingHistory: async ({ database, call }, asked) => {
    const { account } = await billingViewer(database, call)
    const page = await listHistory(database, account.id, asked, call.now, maxExported)
    return table('billing-history', 'Billing history', historyColumns, page)
  },
  quotes: async ({ call, ask }, asked) =>
    table('quotes', 'Quotes', quoteColumns, await ask(planCalls.getQuotes, call, { body: asked })),
  selectionSheets: async ({ call, ask }, asked) =>
    table(
      'selection-sheets',
      'Selection sheets',
      sheetColumns,
      await ask(planCalls.getSelectionSheets, call, { body: asked }),
    ),
}

/** Exports all filtered rows, never just one page. */
export const listTable = (drawing: Drawing, kind: ListKind, asked: DocumentQuestion): Promise<Table> =>
  tables[kind](drawing, { ...asked, page: 1, pageSize: -1 })
