import type { PostalAddress } from '@tessera/client/shop/types.gen'
import type { StoredQuoteState } from '@tessera/domain/planning/quote-life-cycle'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { isPdfColumn, isPhotoColumn } from '../../../kit/uploads/message-attachments.ts'
import type { PlanCall } from '../plan-needs.ts'
import { personName } from '../projects/stored-project.ts'
import { visibleQuotes } from './visible-quotes.ts'

export interface StoredQuoteLine {
  lineNo: number
  sku: string
  name: string
  room: string | null
  requestedBoxes: number
  boxes: number
  listPriceCents: number
  unitPriceCents: number
  totalCents: number
  note: string | null
}

export interface StoredQuoteVersion {
  version: number
  by: string
  createdAt: string
  validUntil: string | null
  subtotalCents: number
  freightCents: number
  taxCents: number
  totalCents: number
  note: string | null
  lines: StoredQuoteLine[]
}

export interface StoredQuoteMessage {
  id: string
  at: string
  from: 'customer' | 'store'
  author: string
  lineNo: number | null
  message: string
  hasPhoto: boolean
  hasPdf: boolean
}

export interface StoredQuote {
  id: string
  accountId: string
  personId: string
  projectId: string | null
  projectName: string | null
  sheetId: string | null
  jobName: string | null
  poNumber: string | null
  note: string | null
  state: StoredQuoteState
  version: number
  validUntil: string | null
  totalCents: number
  rep: string | null
  storeId: string | null
  storeName: string | null
  place: PostalAddress | null
  requestedBy: string
  requestedAt: string | null
  decidedAt: string | null
  decidedBy: string | null
  reason: string | null
  orderId: string | null
  versions: StoredQuoteVersion[]
  messages: StoredQuoteMessage[]
}

const columns = sql`q.id, q.account_id as "accountId", q.person_id as "personId", q.project_id as "projectId",
  (select name from projects where id = q.project_id) as "projectName", q.sheet_id as "sheetId",
  q.job_name as "jobName", q.po_number as "poNumber", q.note, q.state, q.version, q.valid_until as "validUntil",
  q.total_cents as "totalCents", q.rep, q.store_id as "storeId",
  (select name from stores where id = q.store_id) as "storeName", q.ship_to_place as place,
  ${personName(sql`q.person_id`)} as "requestedBy", q.requested_at as "requestedAt", q.decided_at as "decidedAt",
  ${personName(sql`q.decided_by`)} as "decidedBy", q.reason, q.sales_document_id as "orderId",
  coalesce((select json_agg(v order by v.version) from (
    select version, by_name as by, created_at as "createdAt", valid_until as "validUntil",
      subtotal_cents as "subtotalCents", freight_cents as "freightCents", tax_cents as "taxCents",
      total_cents as "totalCents", note,
      coalesce((select json_agg(l order by l."lineNo") from (
        select line_no as "lineNo", sku, name, room, requested_boxes as "requestedBoxes", boxes,
          list_price_cents as "listPriceCents", unit_price_cents as "unitPriceCents", total_cents as "totalCents", note
        from quote_lines where quote_id = q.id and version = w.version) l), '[]') as lines
    from quote_versions w where w.quote_id = q.id) v), '[]') as versions,
  coalesce((select json_agg(m order by m.at, m.id) from (
    select id, at, from_side as from, author, line_no as "lineNo", body as message, ${isPhotoColumn(sql`photo`)} as "hasPhoto",
      ${isPdfColumn(sql`photo`)} as "hasPdf"
    from quote_messages where quote_id = q.id) m), '[]') as messages`

async function findQuote(db: Queryable, where: Sql): Promise<StoredQuote | undefined> {
  const row = await db.find<{ quote: StoredQuote }>(sql`
    select row_to_json(x) as quote from (select ${columns} from quotes q where ${where}) x`)
  return row?.quote
}

export const getQuote = async (db: Queryable, call: PlanCall, id: string): Promise<StoredQuote> =>
  (await findQuote(db, sql`q.id = ${id} and ${visibleQuotes(customerOf(call))}`)) ?? refuse('NotFound')

/** Locks the quote until the transaction ends. */
export async function lockQuote(db: Queryable, call: PlanCall, id: string): Promise<StoredQuote> {
  const found = await db.find(sql`
    select q.id from quotes q where q.id = ${id} and ${visibleQuotes(customerOf(call))} for update`)
  return found ? getQuote(db, call, id) : refuse('NotFound')
}

/** For holders of a proposal link, without an access check. */
export const findAnyQuote = (db: Queryable, id: string): Promise<StoredQuote | undefined> =>
  findQuote(db, sql`q.id = ${id}`)

/** For store operations, which may open every quote. */
export async function lockAnyQuote(db: Queryable, id: string): Promise<StoredQuote> {
  await db.rows(sql`select from quotes where id = ${id} for update`)
  const quote = await findAnyQuote(db, id)
  if (!quote) throw new Error(`There is no quote ${id}.`)
  return quote
}
