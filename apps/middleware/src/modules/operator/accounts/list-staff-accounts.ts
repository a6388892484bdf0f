import type { StaffAccountPage } from '@tessera/client/shop/types.gen'
import { staffAccountViews } from '@tessera/contract/middleware/operator/account-models'
import type { Queryable } from '@tessera/server/database'
import { and, type Sql, sql } from '@tessera/server/sql'
import { listPage } from '../../../kit/list-query.ts'
import { readView } from '../lists/read-view.ts'
import { staffPageQuery } from '../lists/staff-page-query.ts'
import { matchingAccounts, searchPattern } from '../orders/search-words.ts'
import { accountColumns, owesMoney, owesOverdue } from './account-columns.ts'

type Row = StaffAccountPage['items'][number]
type View = (typeof staffAccountViews)[number]

export interface StaffAccountQuery {
  view: string | undefined
  search: string | undefined
  page: string | undefined
}

const views: Record<View, (now: Date) => Sql> = {
  all: () => sql`true`,
  owing: () => owesMoney,
  overdue: owesOverdue,
  hold: () => sql`a.on_hold`,
  'in-review': () => sql`a.type = 'Pro' and a.status in ('in-review', 'needs-info')`,
}

const contact = sql`left join lateral (
  select p.first_name || ' ' || p.last_name as contact, p.email, p.phone from people p
  where p.account_id = a.id and p.status <> 'deleted'
  order by 'can_create_user' = any(p.rights) desc, p.created_at, p.id limit 1) c on true`

/** All customers by name, a page at a time. */
export function listStaffAccounts(db: Queryable, given: StaffAccountQuery, now: Date): Promise<StaffAccountPage> {
  const search = given.search?.trim() ?? ''
  const view = readView(staffAccountViews, given.view, 'all')
  const conditions = [
    views[view](now),
    ...(search ? [sql`a.id in (select id from matched union all select ${search})`] : []),
  ]
  return listPage<Row>(
    db,
    {
      before: search ? matchingAccounts(searchPattern(search)) : sql``,
      columns: sql`${accountColumns(now)}, a.id as "accountID", c.contact, c.email, c.phone`,
      from: sql`accounts a`,
      also: contact,
      mine: sql`true`,
    },
    staffPageQuery({
      page: given.page,
      search,
      tie: sql`a.id`,
      where: and(conditions),
      orderBy: sql`a.name, a.id`,
    }),
  )
}
