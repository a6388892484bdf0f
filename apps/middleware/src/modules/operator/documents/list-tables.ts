import type { DocumentQueryInput, ListKind } from '@tessera/contract/middleware/lists/models'
import { quoteCalls } from '@tessera/contract/middleware/quotes/operations'
import { sheetCalls } from '@tessera/contract/middleware/selection-sheets/operations'
import { type ExportTable, type TableColumn, tableOf } from '@tessera/documents/export-table'
import { historyColumns } from '@tessera/documents/lists/history-columns'
import { invoiceColumns } from '@tessera/documents/lists/invoice-columns'
import { orderColumns } from '@tessera/documents/lists/order-columns'
import { quoteColumns } from '@tessera/documents/lists/quote-columns'
import { selectionSheetColumns } from '@tessera/documents/lists/selection-sheet-columns'
import { businessDayOf } from '../../../kit/business-day.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { listHistory, searchInvoices } from '../../ledger/invoices/search-invoices.ts'
import { listOrders } from '../../orders/records/list-orders.ts'
import { billingViewer } from '../../people/rights/billing-rights.ts'
import type { DocumentContext } from './document-needs.ts'

/** LIM-1: maximum number of exported rows. */
export const maxExported = 50_000

interface ListResult<Row> {
  items: Row[]
  isCapped: boolean
}

function createTable<Row>(
  name: string,
  title: string,
  columns: readonly TableColumn<Row>[],
  result: ListResult<Row>,
): ExportTable {
  if (result.isCapped) refuse('Document.TooMany')
  return tableOf(name, title, columns, result.items)
}

const tables: Record<ListKind, (drawing: DocumentContext, query: DocumentQueryInput) => Promise<ExportTable>> = {
  orders: async ({ database, customer, call }, query) =>
    createTable(
      'orders',
      'Orders',
      orderColumns(customer.account.timeZone),
      await listOrders(database, customer, query, call.now, maxExported),
    ),
  invoices: async ({ database, call }, query) => {
    const { account } = await billingViewer(database, call)
    const page = await searchInvoices(database, account.id, query, businessDayOf(account, call.now), maxExported)
    return createTable('invoices', 'Invoices', invoiceColumns, page)
  },
  billingHistory: async ({ database, call }, query) => {
    const { account } = await billingViewer(database, call)
    const page = await listHistory(database, account.id, query, businessDayOf(account, call.now), maxExported)
    return createTable('billing-history', 'Billing history', historyColumns, page)
  },
  quotes: async ({ call, ask }, query) =>
    createTable('quotes', 'Quotes', quoteColumns, await ask(quoteCalls.getQuotes, call, { body: query })),
  selectionSheets: async ({ customer, call, ask }, query) =>
    createTable(
      'selection-sheets',
      'Selection sheets',
      selectionSheetColumns(customer.account.timeZone),
      await ask(sheetCalls.getSelectionSheets, call, { body: query }),
    ),
}

/** Exports all filtered rows, never just one page. */
export const listTable = (context: DocumentContext, kind: ListKind, query: DocumentQueryInput): Promise<ExportTable> =>
  tables[kind](context, { ...query, page: 1, pageSize: -1 })
