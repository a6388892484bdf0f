import type { StaffReturnPage } from '@tessera/client/shop/types.gen'
import { staffReturnViews } from '@tessera/contract/middleware/operator/return-models'
import type { Queryable } from '@tessera/server/database'
import { and, type Sql, sql } from '@tessera/server/sql'
import { listPage } from '../../../kit/list-query.ts'
import { readView } from '../lists/read-view.ts'
import { staffPageQuery } from '../lists/staff-page-query.ts'
import { matchingOrders, searchPattern } from '../orders/search-words.ts'
import { returnRowColumns } from './staff-return-columns.ts'

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
      columns: returnRowColumns,
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
