import type { OperatorTasks } from '@tessera/client/shop/types.gen'
import type { Database, Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { isPdfColumn, isPhotoColumn } from '../../../kit/uploads/message-attachments.ts'
import { utcText } from '../../../kit/utc-text.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { unitOf } from '../../plans/projects/product-summary.ts'
import { proContact, proRequestColumns } from './pro-request-columns.ts'
import { readDisputes } from './read-disputes.ts'
import { readTemplates } from './read-templates.ts'

const maxRows = 100

const accountColumns = (account: Sql, store: Sql): Sql => sql`
  (select name from accounts where id = ${account}) as account,
  (select number from accounts where id = ${account}) as "customerNumber",
  (select name from stores where id = ${store}) as "storeName"`

const unitOfLine = sql`case when l.is_sample then 'sample' else l.unit end`

interface Needs {
  database: Database
  catalog: Catalog
}

/** Reads everything that waits for the store's staff, oldest first. */
export async function readWorkList({ database: db, catalog }: Needs): Promise<OperatorTasks> {
  const [messages, returns, quotes, orders, refunds, disputes, companyNames, proAccounts, templates] =
    await Promise.all([
      readMessages(db),
      readReturns(db),
      readQuotes(db, catalog),
      readOrders(db),
      readRefunds(db),
      readDisputes(db, maxRows),
      readCompanyNames(db),
      readProAccounts(db),
      readTemplates(db, ['message']),
    ])
  return { messages, returns, quotes, orders, refunds, disputes, companyNames, proAccounts, templates }
}

/** Conversations in which the customer wrote last. */
const readMessages = (db: Queryable) =>
  db.rows<OperatorTasks['messages'][number]>(sql`
    select * from (
      select 'order' as kind, m.document_id as number, ${accountColumns(sql`d.account_id`, sql`d.store_id`)}, m.author,
        m.body as text, ${utcText(sql`m.sent_at`)} as at, m.id::text as "messageId", ${isPhotoColumn(sql`m.photo`)} as "hasPhoto",
        ${isPdfColumn(sql`m.photo`)} as "hasPdf"
      from sales_messages m join sales_documents d on d.id = m.document_id
      where not m.is_ours
        and not exists (select from sales_messages l where l.document_id = m.document_id and l.id > m.id)
      union all
      select 'quote', m.quote_id, ${accountColumns(sql`q.account_id`, sql`q.store_id`)}, m.author, m.body, ${utcText(sql`m.at`)},
        m.id::text, ${isPhotoColumn(sql`m.photo`)}, ${isPdfColumn(sql`m.photo`)}
      from quote_messages m join quotes q on q.id = m.quote_id
      where m.from_side = 'customer' and q.state not in ('draft', 'declined', 'canceled')
        and not exists (select from quote_messages l where l.quote_id = m.quote_id and (l.at, l.id) > (m.at, m.id))
    ) waiting
    order by at, number
    limit ${maxRows}::int`)

const readReturns = (db: Queryable) =>
  db.rows<OperatorTasks['returns'][number]>(sql`
    select s.id as "returnNumber", d.id as number, ${accountColumns(sql`d.account_id`, sql`d.store_id`)}, s.kind, s.status, s.reason,
      ${utcText(sql`s.requested_at`)} as "requestedAt",
      (select coalesce(json_agg(json_build_object('lineNo', r.line_no, 'sku', l.sku, 'name', l.name,
          'unit', ${unitOfLine}, 'boxes', r.boxes,
          'pieces', r.pieces, 'receivedBoxes', r.received_boxes)
          order by r.line_no), '[]')
        from sales_return_lines r join sales_lines l on l.document_id = r.document_id and l.line_no = r.line_no
        where r.return_id = s.id) as lines,
      (select coalesce(json_agg(json_build_object('messageId', f.id::text) order by f.position), '[]')
        from return_photos f where f.return_id = s.id) as photos
    from sales_returns s join sales_documents d on d.id = s.document_id
    where s.status in ('requested', 'approved', 'received')
    order by s.moved_at, s.id
    limit ${maxRows}::int`)

type WaitingQuote = OperatorTasks['quotes'][number]
type QuoteRow = Omit<WaitingQuote, 'lines'> & { lines: Omit<WaitingQuote['lines'][number], 'unit'>[] }

/** Quotes have no units of their own; those of the products are read here. */
async function readQuotes(db: Queryable, catalog: Catalog): Promise<WaitingQuote[]> {
  const rows = await db.rows<QuoteRow>(sql`
    select q.id as "quotationId", ${accountColumns(sql`q.account_id`, sql`q.store_id`)}, q.state as status, q.version,
      q.job_name as "jobName", q.note, ${utcText(sql`coalesce(q.requested_at, q.created_at)`)} as "requestedAt",
      q.ship_to_place ->> 'state' as "shipToState",
      (select coalesce(json_agg(json_build_object('lineNo', line_no, 'sku', sku, 'name', name, 'room', room,
          'requestedBoxes', requested_boxes, 'listPriceCents', list_price_cents, 'note', note) order by line_no), '[]')
        from quote_lines where quote_id = q.id and version = 0) as lines
    from quotes q
    where q.state in ('requested', 'in-review')
    order by q.updated_at, q.id
    limit ${maxRows}::int`)
  return rows.map(({ lines, ...quote }) => ({
    ...quote,
    lines: lines.map((line) => ({ ...line, unit: unitOf(catalog.find(line.sku)) })),
  }))
}

/** Unpaid orders and orders being canceled are not packed. */
const readOrders = (db: Queryable) =>
  db.rows<OperatorTasks['orders'][number]>(sql`
    select d.id as number, d.platform_order_id as "orderId", ${accountColumns(sql`d.account_id`, sql`d.store_id`)},
      d.ship_kind = 'pick-up' as "isPickUp", to_char(d.wanted_on, 'YYYY-MM-DD') as "wantedOn",
      ${utcText(sql`d.placed_at`)} as "placedAt",
      (select coalesce(json_agg(json_build_object('lineNo', l.line_no, 'sku', l.sku, 'name', l.name,
          'unit', ${unitOfLine}, 'lot', l.lot,
          'leftBoxes', l.boxes - l.shipped_boxes - l.canceled_boxes, 'fulfilment', l.fulfilment) order by l.line_no), '[]')
        from sales_lines l where l.document_id = d.id and l.boxes > l.shipped_boxes + l.canceled_boxes) as lines
    from sales_documents d
    left join payment_attempts a on a.id = d.attempt_id
    where d.status = 'open' and d.cancel_asked_at is null and (a.id is null or a.state in ('submitted', 'captured'))
    order by coalesce(d.wanted_on, d.placed_on), d.placed_at, d.id
    limit ${maxRows}::int`)

const readCompanyNames = (db: Queryable) =>
  db.rows<OperatorTasks['companyNames'][number]>(sql`
    select number as "customerNumber", name as account, pending_name as wanted, ${utcText(sql`updated_at`)} as "askedAt"
    from accounts
    where pending_name is not null
    order by updated_at, id
    limit ${maxRows}::int`)

const readProAccounts = (db: Queryable) =>
  db.rows<OperatorTasks['proAccounts'][number]>(sql`
    select ${proRequestColumns}
    from accounts a ${proContact}
    where a.type = 'Pro' and a.status in ('in-review', 'needs-info')
    order by a.created_at, a.id
    limit ${maxRows}::int`)

const readRefunds = (db: Queryable) =>
  db.rows<OperatorTasks['refunds'][number]>(sql`
    select r.id as "refundId", ${accountColumns(sql`r.account_id`, sql`null::text`)}, r.credit_id as "documentId",
      r.cents::float8 as cents, ${utcText(sql`r.requested_at`)} as "requestedAt"
    from credit_refunds r
    where r.state = 'requested'
    order by r.requested_at, r.id
    limit ${maxRows}::int`)
