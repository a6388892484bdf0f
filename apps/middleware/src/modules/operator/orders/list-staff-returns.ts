import type { StaffReturnPage } from '@tessera/client/shop/types.gen'
import { staffReturnViews } from '@tessera/contract/middleware/operator/return-models'
import type { Queryable } from '@tessera/server/database'
import { and, type Sql, sql } from '@tessera/server/sql'
import { listPage } from '../../../kit/list-query.ts'
import { utcText } from '../../../kit/utc-text.ts'
import { readView } from '../lists/read-view.ts'
import { staffPageQuery } from '../lists/staff-page-query.ts'
import { matchingOrders, searchPattern } from './search-words.ts'
import { customerName } from './staff-order-columns.ts'

type Row = StaffReturnPage['items'][number]
type View = (typeof staffReturnViews)[number]

interface StaffReturnQuery {
  view: string | undefined
  search: string | undefined
  page: string | undefined
}

const views: Record<View, Sql> = {
  requested: sql`s.status = 'requested'`,
  approved: sql`s.status = 'approved'`,
  received: sql`s.status = 'received'`,
  done: sql`s.status in ('inspected', 'refunded', 'declined', 'canceled')`,
  all: sql`true`,
}

const columns = sql`s.id as "returnNumber", d.id as "orderNumber", s.kind, s.status, s.reason,
  ${customerName} as customer, (select name from stores where id = d.store_id) as "storeName",
  (select coalesce(sum(l.boxes), 0)::int from sales_return_lines l where l.return_id = s.id) as boxes,
  ${utcText(sql`s.requested_at`)} as "requestedAt", ${utcText(sql`s.moved_at`)} as "movedAt",
  (s.goods_cents + s.tax_cents)::float8 as "creditCents"`

/** Returns and claims of all customers. What waits for a step comes oldest first, the rest newest first. */
export function listStaffReturns(db: Queryable, given: StaffReturnQuery): Promise<StaffReturnPage> {
  const search = given.search?.trim() ?? ''
  const view = readView(staffReturnViews, given.view, 'requested')
  const isWaiting = view !== 'done' && view !== 'all'
  const found = sql`(s.document_id in (select id from matched) or s.id like ${searchPattern(search)})`
  return listPage<Row>(
    db,
    {
      before: search ? matchingOrders(searchPattern(search)) : sql``,
      columns,
      from: sql`sales_returns s`,
      also: sql`join sales_documents d on d.id = s.document_id`,
      mine: sql`true`,
    },
    staffPageQuery({
      page: given.page,
      search,
      tie: sql`s.id`,
      where: and([views[view], ...(search ? [found] : [])]),
      orderBy: isWaiting ? sql`s.moved_at, s.id` : sql`s.moved_at desc, s.id desc`,
    }),
  )
}
