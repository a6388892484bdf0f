import type { ProRequest, ProRequestPage } from '@tessera/client/shop/types.gen'
import { proRequestViews } from '@tessera/contract/middleware/operator/pro-models'
import type { Queryable } from '@tessera/server/database'
import { and, type Sql, sql } from '@tessera/server/sql'
import { listPage } from '../../../kit/list-query.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { utcText } from '../../../kit/utc-text.ts'
import { readView } from '../lists/read-view.ts'
import { staffPageQuery } from '../lists/staff-page-query.ts'
import { matchingAccounts, searchPattern } from '../orders/search-words.ts'
import { proContact, proRequestColumns } from '../store/pro-request-columns.ts'
import { readTemplates } from '../store/read-templates.ts'

interface ProRequestQuery {
  view: string | undefined
  search: string | undefined
  page: string | undefined
}

const views: Record<(typeof proRequestViews)[number], Sql> = {
  waiting: sql`a.status = 'in-review'`,
  asked: sql`a.status = 'needs-info'`,
  declined: sql`a.status = 'declined'`,
  all: sql`true`,
}

/** Requests for Pro Accounts; approved ones are among all. */
export function listProRequests(db: Queryable, given: ProRequestQuery): Promise<ProRequestPage> {
  const search = given.search?.trim() ?? ''
  const view = readView(proRequestViews, given.view, 'waiting')
  return listPage<ProRequestPage['items'][number]>(
    db,
    {
      before: search ? matchingAccounts(searchPattern(search)) : sql``,
      columns: proRequestColumns,
      from: sql`accounts a`,
      also: proContact,
      mine: sql`a.type = 'Pro'`,
    },
    staffPageQuery({
      page: given.page,
      search,
      tie: sql`a.id`,
      where: and([views[view], ...(search ? [sql`a.id in (select id from matched)`] : [])]),
      orderBy: view === 'waiting' || view === 'asked' ? sql`a.created_at, a.id` : sql`a.created_at desc, a.id desc`,
    }),
  )
}

const history = sql`(
  select coalesce(json_agg(json_build_object('at', ${utcText(sql`r.at`)},
    'by', regexp_replace(r.actor, ' \\([^)]*\\)$', ''), 'decision', replace(r.action, 'account.', ''),
    'text', r.after ->> 'note') order by r.id), '[]')
  from audit_records r
  where r.object = a.id and r.action in ('account.approve', 'account.decline', 'account.ask'))`

/** After this one come younger requests, then the oldest again. */
const nextNumber = sql`(
  select o.number from accounts o
  where o.type = 'Pro' and o.status = 'in-review' and o.id <> a.id
  order by (o.created_at, o.id) < (a.created_at, a.id), o.created_at, o.id limit 1)`

export async function getProRequest(db: Queryable, customerNumber: string): Promise<ProRequest> {
  const [found, templates] = await Promise.all([
    db.find<Omit<ProRequest, 'templates'>>(sql`
      select ${proRequestColumns}, ${history} as history, ${nextNumber} as "nextNumber"
      from accounts a ${proContact}
      where a.type = 'Pro' and a.number = ${customerNumber}`),
    readTemplates(db, ['pro-ask', 'pro-decline']),
  ])
  return found ? { ...found, templates } : refuse('NotFound', { message: 'We couldn’t find this request.' })
}
