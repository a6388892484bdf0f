import type { SelectionSheets } from '@tessera/client/shop/types.gen'
import type { DocumentQueryInput } from '@tessera/contract/middleware/lists/models'
import { sheetStates } from '@tessera/contract/middleware/selection-sheets/models'
import { sheetStateLabels } from '@tessera/domain/planning/sheet-life-cycle'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { businessDayOf } from '../../../kit/business-day.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { type ListRules, listPage, momentPeriodFilter, readListQuery, textFilter } from '../../../kit/list-query.ts'
import { invalid } from '../../../kit/shop-error.ts'
import { type PlanCall, toIsoTime, toOptionalIsoTime } from '../plan-needs.ts'
import { sheetsInScope } from './visible-sheets.ts'

const isOpen = sql`(s.state not in ('approved', 'converted', 'archived'))`

function statusFilter(value: string): Sql | undefined {
  if (value === 'all') return undefined
  if (value === 'open') return isOpen
  if (value === 'closed') return sql`not ${isOpen}`
  const state = sheetStates.find((one) => one === value)
  return state ? sql`s.state = ${state}` : invalid('filters.STATUS', 'Choose open, closed, all or a status.')
}

const rules: ListRules = {
  sorts: {
    updatedAt: sql`s.updated_at`,
    selectionSheetId: sql`s.id`,
    name: sql`lower(s.name)`,
    clientName: sql`lower(s.client_name)`,
    status: sql`s.state`,
    lastViewedAt: sql`s.last_viewed_at`,
  },
  defaultSort: 'updatedAt',
  tie: sql`s.id`,
  filters: {
    STATUS: statusFilter,
    PERIODE: momentPeriodFilter(sql`s.updated_at`),
    CHAR: textFilter(sql`lower(concat_ws(' ', s.id, s.name, s.client_name))`),
  },
}

const selectColumns = (now: Date): Sql => sql`s.id as "selectionSheetId", s.name, s.client_name as "clientName",
  s.project_id as "projectId", s.origin,
  (select count(*)::int from sheet_rooms r where r.sheet_id = s.id) as rooms,
  (select count(*)::int from sheet_rooms r join sheet_items i on i.room_id = r.id where r.sheet_id = s.id) as items,
  s.state as status, s.version,
  exists (select from sheet_signatures g where g.sheet_id = s.id and g.version = s.version and g.voided_at is null)
    as "isSigned",
  (select max(expires_at) from sheet_shares h where h.sheet_id = s.id and h.ended_at is null and h.expires_at > ${now})
    as "sharedUntil",
  s.last_viewed_at as "lastViewedAt", s.updated_at as "updatedAt",
  concat_ws(' ', w.first_name, w.last_name) as "createdBy"`

type Row = Omit<SelectionSheets['items'][number], 'statusText'>

export async function listSheets(db: Queryable, call: PlanCall, input: DocumentQueryInput): Promise<SelectionSheets> {
  const customer = customerOf(call)
  const query = readListQuery(input, rules, businessDayOf(customer.account, call.now))
  const page = await listPage<Row>(
    db,
    {
      columns: selectColumns(call.now),
      from: sql`selection_sheets s`,
      also: sql`join people w on w.id = s.person_id`,
      mine: await sheetsInScope(db, customer, query.scope),
    },
    query,
  )
  return {
    ...page,
    items: page.items.map((row) => ({
      ...row,
      statusText: sheetStateLabels[row.status],
      sharedUntil: toOptionalIsoTime(row.sharedUntil),
      lastViewedAt: toOptionalIsoTime(row.lastViewedAt),
      updatedAt: toIsoTime(row.updatedAt),
    })),
  }
}
