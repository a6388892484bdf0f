import type { StaffQuotePage } from '@tessera/client/shop/types.gen'
import { staffQuoteViews } from '@tessera/contract/middleware/operator/quote-models'
import type { Queryable } from '@tessera/server/database'
import { and, type Sql, sql } from '@tessera/server/sql'
import { listPage } from '../../../kit/list-query.ts'
import { readView } from '../lists/read-view.ts'
import { staffPageQuery } from '../lists/staff-page-query.ts'
import { matchesWords, searchPattern } from '../orders/search-words.ts'
import { isExpired, staffQuoteColumns } from './staff-quote-columns.ts'

type View = (typeof staffQuoteViews)[number]

/** The query as it came, in text. */
export interface StaffQuoteQuery {
  view: string | undefined
  search: string | undefined
  customerNumber: string | undefined
  page: string | undefined
}

interface ViewRule {
  where(now: Date): Sql
  orderBy: Sql
}

const newestFirst = sql`q.created_at desc, q.id desc`

/** Requests that wait come oldest first, offers by the day on which they end. */
const views: Record<View, ViewRule> = {
  waiting: { where: () => sql`q.state in ('requested', 'in-review')`, orderBy: sql`q.updated_at, q.id` },
  offered: {
    where: (now) => sql`q.state = 'offered' and not ${isExpired(now)}`,
    orderBy: sql`q.valid_until, q.id`,
  },
  declined: { where: () => sql`q.state = 'declined'`, orderBy: newestFirst },
  expired: { where: isExpired, orderBy: newestFirst },
  all: { where: () => sql`q.state <> 'draft'`, orderBy: newestFirst },
}

/** A `with` clause of the quotes that a text finds: by their own words, by the customer, and by who requested. */
const matched = (pattern: string): Sql => sql`with matched as materialized (
  select q.id from quotes q where ${matchesWords('quotes', pattern)}
  union
  select q.id from accounts a join quotes q on q.account_id = a.id where ${matchesWords('accounts', pattern)}
  union
  select q.id from people p join quotes q on q.person_id = p.id where ${matchesWords('people', pattern)})`

const columns = (now: Date): Sql => sql`${staffQuoteColumns(now)}, q.line_count as "lineCount",
  coalesce((select m.from_side = 'customer' from quote_messages m where m.quote_id = q.id
    order by m.at desc, m.id desc limit 1), false) as "hasQuestion"`

/** Quotes of all customers. A draft is its customer's own, so it is not here. */
export function listStaffQuotes(db: Queryable, given: StaffQuoteQuery, now: Date): Promise<StaffQuotePage> {
  const search = given.search?.trim() ?? ''
  const { customerNumber } = given
  const view = readView(staffQuoteViews, given.view, 'all')
  const conditions = [
    views[view].where(now),
    ...(search ? [sql`q.id in (select id from matched)`] : []),
    ...(customerNumber ? [sql`q.account_id = (select id from accounts where number = ${customerNumber})`] : []),
  ]
  return listPage<StaffQuotePage['items'][number]>(
    db,
    {
      before: search ? matched(searchPattern(search)) : sql``,
      columns: columns(now),
      from: sql`quotes q`,
      mine: sql`true`,
    },
    staffPageQuery({
      page: given.page,
      search,
      tie: sql`q.id`,
      where: and(conditions),
      orderBy: views[view].orderBy,
    }),
  )
}
