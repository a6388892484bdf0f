import type { OrderPage, OrderRow } from '@tessera/client/shop/types.gen'
import { type DocumentQueryInput, orderTypes } from '@tessera/contract/middleware/lists/models'
import { fulfillmentLabel, type LineProgress } from '@tessera/domain/sales/fulfillment-label'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { businessDayOf } from '../../../kit/business-day.ts'
import { type ListRules, listPage, momentPeriodFilter, readListQuery, statusFilter } from '../../../kit/list-query.ts'
import { documentTextFilter, matchingDocuments } from '../../../kit/matching-documents.ts'
import { invalid } from '../../../kit/shop-error.ts'
import { utcText } from '../../../kit/utc-text.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { lineProgress } from './line-progress.ts'
import { orderStatusText } from './order-labels.ts'
import { countInScope, ordersInScope, searchTextInScope } from './visible-orders.ts'

type Row = Omit<OrderRow, 'statusText' | 'fulfilmentText'> & { progress: LineProgress[] | null; isPickUp: boolean }

export const orderRules: ListRules = {
  sorts: {
    placedAt: sql`d.placed_at`,
    number: sql`d.id`,
    status: sql`d.status`,
    total: sql`d.total_cents`,
    poNumber: sql`d.po_number`,
    jobName: sql`d.job_name`,
  },
  defaultSort: 'placedAt',
  mayBeEmpty: ['poNumber', 'jobName'],
  tie: sql`d.id`,
  filters: {
    STATUS: statusFilter(sql`d.status in ('open', 'awaiting-approval')`),
    PERIODE: momentPeriodFilter(sql`d.placed_at`),
    CHAR: documentTextFilter,
    SOLDTO: (value) => sql`d.sold_to = ${value}`,
    SHIPTO: (value) => sql`d.ship_to = ${value}`,
    ZZORDERTYPE: (value) =>
      orderTypes.some((type) => type === value)
        ? sql`d.order_type = ${value}`
        : invalid('filters.ZZORDERTYPE', `Choose one of ${orderTypes.join(', ')}.`),
  },
}

/** Open amount of an order's invoices; unapplied credits do not count. */
export const balanceOf = (documentId: Sql): Sql => sql`coalesce((
  select sum(b.open_cents)::float8 from billing_documents b
  where b.sales_document_id = ${documentId} and b.side = 'debit'), 0)`

const selectColumns = (accountId: string): Sql => sql`d.id as number, d.order_type as type, d.status, d.origin,
  ${utcText(sql`d.placed_at`)} as "placedAt",
  d.po_number as "poNumber", d.store_id as "storeId", d.line_count as "lineCount",
  d.total_cents::float8 as "totalCents", d.account_id is distinct from ${accountId} as "isReferred",
  d.placed_by as "placedBy", d.job_name as "jobName", d.ship_kind = 'pick-up' as "isPickUp",
  (select name from stores where id = d.store_id) as "storeName",
  (select name from partners where id = d.sold_to) as "soldTo",
  (select name from partners where id = d.ship_to) as "shipTo",
  ${balanceOf(sql`d.id`)} as "balanceCents",
  ${lineProgress(sql`d.id`)} as progress`

/** Lists orders by the query. `maxRows` limits "All". */
export async function listOrders(
  db: Queryable,
  customer: Customer,
  input: DocumentQueryInput,
  now: Date,
  maxRows?: number,
): Promise<OrderPage> {
  const query = readListQuery(input, orderRules, businessDayOf(customer.account, now), maxRows)
  const page = await listPage<Row>(
    db,
    {
      before: matchingDocuments(sql`sales_words where ${searchTextInScope(customer, query.scope)}`, input),
      columns: selectColumns(customer.account.id),
      from: sql`sales_documents d`,
      mine: await ordersInScope(db, customer, query.scope),
      whole: countInScope(customer, query.scope),
    },
    query,
  )
  return { ...page, items: page.items.map(rowView) }
}

function rowView({ progress, isPickUp, ...row }: Row): OrderRow {
  const lines = progress ?? []
  const statusText = orderStatusText(row.status, lines, isPickUp)
  const shown = { ...row, statusText, fulfilmentText: fulfillmentLabel(lines, isPickUp) }
  return row.isReferred ? { ...shown, ...hidden } : shown
}

/** Referred orders show date, progress and amount, but not who and where (ACC-8). */
const hidden = { placedBy: null, poNumber: null, jobName: null, soldTo: null, shipTo: null, balanceCents: 0 }
