import type { StaffOrderPage } from '@tessera/client/shop/types.gen'
import { staffOrderViews } from '@tessera/contract/middleware/operator/order-models'
import { fulfillmentLabel, type LineProgress } from '@tessera/domain/sales/fulfillment-label'
import type { Queryable } from '@tessera/server/database'
import { and, type Sql, sql } from '@tessera/server/sql'
import { listPage } from '../../../kit/list-query.ts'
import { orderStatusText } from '../../orders/records/order-labels.ts'
import { findSearchCondition } from '../lists/find-search-condition.ts'
import { readOrderNumbers } from '../lists/read-order-numbers.ts'
import { readView } from '../lists/read-view.ts'
import { staffPageQuery } from '../lists/staff-page-query.ts'
import { isOrderMatch, orderMatches, searchPattern } from './search-words.ts'
import { isAwaitingPayment, isLate, rowColumns } from './staff-order-columns.ts'

type OrderRow = StaffOrderPage['items'][number]
type Row = Omit<OrderRow, 'statusText' | 'fulfilmentText' | 'leftLines' | 'leftBoxes'> & {
  progress: LineProgress[] | null
}
type View = (typeof staffOrderViews)[number]

/** The query as it came, in text. */
export interface StaffOrderQuery {
  view: string | undefined
  search: string | undefined
  customerNumber: string | undefined
  /** Numbers of orders with commas between them. */
  numbers?: string | undefined
  page: string | undefined
}

/** Boxes of the order (d) wait to be picked. */
export const toPick: Sql = sql`(d.status = 'open' and d.cancel_asked_at is null and not ${isAwaitingPayment} and exists (
  select from sales_lines l where l.document_id = d.id and l.boxes > l.shipped_boxes + l.canceled_boxes
    and l.fulfilment in ('confirmed', 'allocated', 'picking')))`

const views: Record<View, (now: Date) => Sql> = {
  all: () => sql`true`,
  'to-pick': () => toPick,
  late: (now) => isLate(now),
  unpaid: () => sql`(d.id in (select b.sales_document_id from billing_documents b
    where b.open_cents > 0 and b.side = 'debit' and b.sales_document_id is not null) or ${isAwaitingPayment})`,
  approvals: () => sql`d.status = 'awaiting-approval'`,
}

/** Work is done oldest first; everything else is looked up newest first. */
const oldestFirst: ReadonlySet<View> = new Set<View>(['to-pick', 'late', 'approvals'])

/** The orders of each account are counted when they are written: counting 25,000 takes 6 ms. Guests have no account. */
const allOrders = sql`(select coalesce(sum(documents), 0) from sales_counts where owner like 'account %')::int
  + (select count(*)::int from sales_documents where account_id is null)`

/** Orders of all customers. Carts are no orders, so they are not here. */
export async function listStaffOrders(db: Queryable, given: StaffOrderQuery, now: Date): Promise<StaffOrderPage> {
  const { customerNumber } = given
  const numbers = given.numbers ? readOrderNumbers(given.numbers.split(',')) : undefined
  const search = given.search?.trim() ?? ''
  const view = readView(staffOrderViews, given.view, 'all')
  const pattern = searchPattern(search)
  const matched = search
    ? await findSearchCondition(db, { matches: orderMatches(pattern), isMatch: isOrderMatch(pattern) })
    : undefined
  const conditions = [
    views[view](now),
    ...(matched ? [matched.where] : []),
    ...(customerNumber ? [sql`d.account_id = (select id from accounts where number = ${customerNumber})`] : []),
    ...(numbers ? [sql`d.id = any(${numbers}::text[])`] : []),
  ]
  const found = await listPage<Row>(
    db,
    {
      columns: rowColumns(now),
      from: sql`sales_documents d`,
      mine: sql`true`,
      whole: allOrders,
    },
    staffPageQuery({
      page: given.page,
      search,
      isCommon: matched?.isCommon,
      isUnfiltered: view === 'all' && !search && !customerNumber && !numbers,
      tie: sql`d.id`,
      where: and(conditions),
      orderBy: oldestFirst.has(view)
        ? sql`coalesce(d.expected_on, d.wanted_on, d.placed_on), d.placed_at, d.id`
        : sql`d.placed_at desc, d.id desc`,
    }),
  )
  return { ...found, items: found.items.map(rowView) }
}

function rowView({ progress, ...row }: Row): OrderRow {
  const isActive = row.status === 'open' || row.status === 'awaiting-approval'
  const lines = progress ?? []
  const left = isActive ? lines.map((line) => line.boxes - line.shippedBoxes - line.canceledBoxes) : []
  return {
    ...row,
    statusText: orderStatusText(row.status, lines, row.isPickUp),
    fulfilmentText: fulfillmentLabel(lines, row.isPickUp),
    leftLines: left.filter((boxes) => boxes > 0).length,
    leftBoxes: left.reduce((sum, boxes) => sum + boxes, 0),
  }
}
