import type { StaffDocumentPage } from '@tessera/client/shop/types.gen'
import { staffDocumentViews } from '@tessera/contract/middleware/operator/document-models'
import type { Queryable } from '@tessera/server/database'
import { and, type Sql, sql } from '@tessera/server/sql'
import { todayIn } from '../../../kit/business-day.ts'
import { listPage } from '../../../kit/list-query.ts'
import { type DocumentRow, documentView, ownDocumentColumns } from '../../ledger/invoices/document-row.ts'
import { findSearchCondition } from '../lists/find-search-condition.ts'
import { readView } from '../lists/read-view.ts'
import { staffPageQuery } from '../lists/staff-page-query.ts'
import { matchesWords, searchPattern } from '../orders/search-words.ts'
import { findAccountId } from './find-account-id.ts'
import { readAgeing } from './read-ageing.ts'
import { remindedAt } from './reminded-at.ts'

type View = (typeof staffDocumentViews)[number]

/** The query as it came, in text. */
export interface StaffDocumentQuery {
  view: string | undefined
  search: string | undefined
  customerNumber: string | undefined
  page: string | undefined
}

interface Row extends DocumentRow {
  customerNumber: string
  customer: string
  reference: string | null
  remindedAt: string | null
  today: string
}

interface ViewRule {
  where(now: Date): Sql
  orderBy: Sql
}

const openDebit = sql`d.side = 'debit' and d.open_cents > 0`
const newestFirst = sql`d.document_on desc, d.id desc`
const byDueDay = sql`d.due_on, d.id`

/** The oldest debt comes first; credits and payments by the day they came. */
const views: Record<View, ViewRule> = {
  open: { where: () => openDebit, orderBy: byDueDay },
  overdue: {
    where: (now) => sql`${openDebit} and d.due_on < ${todayIn(sql`d.account_id`, now)}`,
    orderBy: byDueDay,
  },
  disputed: { where: () => sql`d.disputed_cents > 0`, orderBy: sql`d.disputed_at, d.id` },
  credits: { where: () => sql`d.side = 'credit' and d.open_cents > 0`, orderBy: sql`d.document_on, d.id` },
  payments: { where: () => sql`d.type = 'DZ'`, orderBy: newestFirst },
  all: { where: () => sql`true`, orderBy: newestFirst },
}

/** The documents that a text finds: by their own words, the customer and the order. */
const findMatched = (db: Queryable, search: string, pattern: string) =>
  findSearchCondition(db, {
    matches: sql`
      select b.id from billing_documents b where ${matchesWords('invoices', pattern)}
      union all
      select b.id from accounts a join billing_documents b on b.account_id = a.id
      where ${matchesWords('accounts', pattern)}
      union all
      select b.id from billing_documents b where b.sales_document_id = ${search}`,
    isMatch: sql`(d.sales_document_id = ${search}
      or d.account_id in (select a.id from accounts a where ${matchesWords('accounts', pattern)})
      or ${matchesWords('listedInvoices', pattern)})`,
  })

/** Documents of all customers, with the ageing of what is open. Sales to guests are paid at once and not here. */
export async function listStaffDocuments(
  db: Queryable,
  given: StaffDocumentQuery,
  now: Date,
): Promise<StaffDocumentPage> {
  const search = given.search?.trim() ?? ''
  const view = readView(staffDocumentViews, given.view, 'open')
  const { customerNumber } = given
  const mine = customerNumber ? sql`d.account_id = ${await findAccountId(db, customerNumber)}` : sql`true`
  const matched = search ? await findMatched(db, search, searchPattern(search)) : undefined
  const conditions = [views[view].where(now), mine, ...(matched ? [matched.where] : [])]
  const [found, ageing] = await Promise.all([
    listPage<Row>(
      db,
      {
        columns: sql`${ownDocumentColumns}, null as "soldTo", null as "shipTo", d.reference, ${remindedAt} as "remindedAt",
          a.number as "customerNumber", a.name as customer, ${todayIn(sql`d.account_id`, now)} as today`,
        from: sql`billing_documents d`,
        also: sql`join accounts a on a.id = d.account_id`,
        mine: sql`d.account_id is not null`,
      },
      staffPageQuery({
        page: given.page,
        search,
        isCommon: matched?.isCommon,
        tie: sql`d.id`,
        where: and(conditions),
        orderBy: views[view].orderBy,
      }),
    ),
    readAgeing(db, mine, now),
  ])
  return { ...found, items: found.items.map(staffRow), ageing }
}

function staffRow({
  today,
  customerNumber,
  customer,
  reference,
  remindedAt: at,
  ...row
}: Row): StaffDocumentPage['items'][number] {
  const { soldTo: _sold, shipTo: _ship, canPay: _pay, ...document } = documentView(row, today)
  return { ...document, customerNumber, customer, reference, remindedAt: at }
}
