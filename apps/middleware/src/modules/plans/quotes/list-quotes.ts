import type { Quotes } from '@tessera/client/shop/types.gen'
import type { DocumentQueryInput } from '@tessera/contract/middleware/lists/models'
import { type QuoteState, quoteStates } from '@tessera/contract/middleware/quotes/models'
import { expiringSoonDays, quoteStateLabels } from '@tessera/domain/planning/quote-life-cycle'
import { addDays } from '@tessera/domain/sales/returnability'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { type BusinessDay, businessDayOf } from '../../../kit/business-day.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { type ListRules, listPage, momentPeriodFilter, readListQuery, textFilter } from '../../../kit/list-query.ts'
import { invalid } from '../../../kit/shop-error.ts'
import type { PlanCall } from '../plan-needs.ts'
import { quotesInScope } from './visible-quotes.ts'

/** An offer expires after its last day without any update of the row. */
const stateOn = (today: string): Sql =>
  sql`case when q.state = 'offered' and q.valid_until < ${today}::date then 'expired' else q.state end`

const isOpen = (today: string): Sql => sql`(${stateOn(today)} in ('draft', 'requested', 'in-review', 'offered'))`

function statusFilter(value: string, { today }: BusinessDay): Sql | undefined {
  if (value === 'all') return undefined
  if (value === 'open') return isOpen(today)
  if (value === 'closed') return sql`not ${isOpen(today)}`
  const state = quoteStates.find((one) => one === value)
  return state ? sql`${stateOn(today)} = ${state}` : invalid('filters.STATUS', 'Choose open, closed, all or a status.')
}

const rules: ListRules = {
  sorts: {
    requestedOn: sql`q.created_at`,
    quotationId: sql`q.id`,
    validUntil: sql`q.valid_until`,
    totalCents: sql`q.total_cents`,
    status: sql`q.state`,
    version: sql`q.version`,
  },
  defaultSort: 'requestedOn',
  tie: sql`q.id`,
  filters: {
    STATUS: statusFilter,
    PERIODE: momentPeriodFilter(sql`q.created_at`),
    CHAR: textFilter(sql`q.words`),
  },
}

type Row = Omit<Quotes['items'][number], 'statusText'>

export async function listQuotes(db: Queryable, call: PlanCall, input: DocumentQueryInput): Promise<Quotes> {
  const customer = customerOf(call)
  const day = businessDayOf(customer.account, call.now)
  const { today, timeZone } = day
  const query = readListQuery(input, rules, day)
  const columns = sql`q.id as "quotationId", q.project_id as "projectId", p.name as "projectName",
    q.job_name as "jobName", q.po_number as "poNumber", (q.requested_at at time zone ${timeZone})::date as "requestedOn",
    (q.offered_at at time zone ${timeZone})::date as "offeredOn", q.valid_until as "validUntil",
    q.state = 'offered' and q.valid_until between ${today}::date and ${addDays(today, expiringSoonDays)}::date
      as "isExpiringSoon", q.version, q.line_count as "lineCount", q.total_cents as "totalCents",
    ${stateOn(today)} as status, q.rep, concat_ws(' ', w.first_name, w.last_name) as "requestedBy",
    q.sales_document_id as "orderId"`
  const page = await listPage<Row>(
    db,
    {
      columns,
      from: sql`quotes q`,
      also: sql`join people w on w.id = q.person_id left join projects p on p.id = q.project_id`,
      mine: await quotesInScope(db, customer, query.scope),
    },
    query,
  )
  return {
    ...page,
    items: page.items.map((row) => ({
      ...row,
      isExpiringSoon: row.isExpiringSoon ?? false,
      statusText: quoteStateLabels[row.status as QuoteState],
    })),
  }
}
