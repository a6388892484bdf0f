import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { isPdfColumn, isPhotoColumn } from '../../../kit/uploads/message-attachments.ts'
import { utcText } from '../../../kit/utc-text.ts'
import { balanceOf } from './list-orders.ts'
import type { OrderRecord } from './order-record.ts'

const dayText = (column: Sql): Sql => sql`to_char(${column}, 'YYYY-MM-DD')`

/** Returns whose boxes are not counted as returned yet. Claimed boxes never come back. */
const isPending = sql`(s.status in ('requested', 'approved', 'received')
  or s.kind = 'damage' and s.status in ('inspected', 'refunded'))`

const lines = sql`(
  select coalesce(json_agg(json_build_object('lineNo', l.line_no, 'sku', l.sku, 'name', l.name, 'unit', l.unit,
    'isSample', l.is_sample, 'returnKind', l.return_kind, 'room', l.room, 'boxes', l.boxes,
    'areaSqft', l.sqft::float8, 'shippedBoxes', l.shipped_boxes, 'backorderedBoxes', l.backordered_boxes,
    'returnedBoxes', l.returned_boxes, 'canceledBoxes', l.canceled_boxes, 'unitPriceCents', l.unit_price_cents,
    'totalCents', l.total_cents, 'lot', l.lot, 'fulfilment', l.fulfilment, 'expectedOn', ${dayText(sql`l.expected_on`)},
    'pendingBoxes', (select coalesce(sum(coalesce(r.accepted_boxes, r.boxes)), 0)::int from sales_return_lines r
      join sales_returns s on s.id = r.return_id
      where r.document_id = l.document_id and r.line_no = l.line_no and ${isPending}),
    'deliveredOn', (select ${dayText(sql`business_day(d.account_id, d.store_id, max(v.delivered_at))`)} from delivery_lines x
      join deliveries v on v.id = x.delivery_id
      where v.document_id = l.document_id and x.line_no = l.line_no)) order by l.line_no), '[]')
  from sales_lines l where l.document_id = d.id)`

const shipments = sql`(
  select coalesce(json_agg(json_build_object('number', v.id, 'kind', v.kind, 'carrier', v.carrier,
    'tracking', v.tracking, 'shippedAt', ${utcText(sql`v.shipped_at`)}, 'expectedOn', ${dayText(sql`v.expected_on`)},
    'deliveredAt', ${utcText(sql`v.delivered_at`)},
    'lines', (select json_agg(json_build_object('lineNo', x.line_no, 'sku', l.sku, 'name', l.name, 'unit', l.unit,
        'boxes', x.boxes, 'areaSqft', round(l.sqft / l.boxes * x.boxes, 4)::float8, 'lot', nullif(x.lot, ''))
        order by x.line_no, x.lot)
      from delivery_lines x join sales_lines l on l.document_id = x.document_id and l.line_no = x.line_no
      where x.delivery_id = v.id),
    'proof', (select json_build_object('signedBy', p.signed_by, 'at', ${utcText(sql`p.at`)}, 'note', p.note)
      from delivery_proofs p where p.delivery_id = v.id)) order by v.shipped_at, v.id), '[]')
  from deliveries v where v.document_id = d.id)`

const timeline = sql`(
  select coalesce(json_agg(json_build_object('kind', e.kind, 'at', ${utcText(sql`e.at`)}, 'text', e.text)
    order by e.at, e.kind), '[]')
  from sales_events e where e.document_id = d.id)`

const returns = sql`(
  select coalesce(json_agg(json_build_object('number', s.id, 'kind', s.kind, 'status', s.status, 'reason', s.reason,
    'answer', s.answer, 'requestedAt', ${utcText(sql`s.requested_at`)}, 'movedAt', ${utcText(sql`s.moved_at`)},
    'creditCents', s.goods_cents + s.tax_cents, 'creditId', s.credit_id, 'creditTo', s.credit_to,
    'lines', (select json_agg(json_build_object('lineNo', r.line_no, 'sku', l.sku, 'name', l.name, 'unit', l.unit,
        'boxes', r.boxes, 'pieces', r.pieces, 'acceptedBoxes', r.accepted_boxes) order by r.line_no)
      from sales_return_lines r join sales_lines l on l.document_id = r.document_id and l.line_no = r.line_no
      where r.return_id = s.id),
    'photos', (select coalesce(json_agg(json_build_object('photoId', f.id::text) order by f.position), '[]')
      from return_photos f where f.return_id = s.id)) order by s.requested_at, s.id), '[]')
  from sales_returns s where s.document_id = d.id)`

const messages = sql`(
  select coalesce(json_agg(json_build_object('id', m.id::text, 'author', m.author, 'isOurs', m.is_ours, 'at', ${utcText(sql`m.sent_at`)},
    'text', m.body, 'hasPhoto', ${isPhotoColumn(sql`m.photo`)}, 'hasPdf', ${isPdfColumn(sql`m.photo`)}) order by m.id), '[]')
  from sales_messages m where m.document_id = d.id)`

const bills = sql`(
  select coalesce(json_agg(json_build_object('type', b.type, 'id', b.id, 'documentOn', ${dayText(sql`b.document_on`)},
    'amountCents', b.amount_cents, 'openCents', b.open_cents) order by b.document_on, b.id), '[]')
  from billing_documents b where b.sales_document_id = d.id)`

/** Card orders are paid once captured or at the counter, orders on terms when every invoice is paid. */
const isPaid = sql`case when d.payment_method in ('Credit_Card', 'Citizen_Pay')
  then d.attempt_id is null or exists (select from payment_attempts where id = d.attempt_id and state = 'captured')
  else d.status = 'completed' and exists (
    select from billing_documents b where b.sales_document_id = d.id and b.type = 'RV')
    and not exists (
      select from billing_documents b where b.sales_document_id = d.id and b.side = 'debit' and b.open_cents > 0)
  end`

/** Reads one order with all its records in one statement. `mine` restricts it to the caller; `more` adds columns. */
export const findOrder = <Row extends OrderRecord = OrderRecord>(
  db: Queryable,
  id: string,
  mine: Sql,
  more: Sql = sql``,
): Promise<Row | undefined> =>
  db.find<Row>(sql`
    select d.id as number, d.platform_order_id as "orderId", d.account_id as "accountId", d.order_type as type, d.status,
      d.origin, ${utcText(sql`d.placed_at`)} as "placedAt",
      ${dayText(sql`d.placed_on`)} as "placedOn", time_zone_of(d.account_id, d.store_id) as "timeZone", d.placed_by as "placedBy", d.po_number as "poNumber",
      d.job_name as "jobName", d.project_id as "projectId", d.quote_id as "quoteId", d.store_id as "storeId",
      (select name from stores where id = d.store_id) as "storeName", d.sold_to as "soldTo", d.ship_to as "shipTo",
      d.ship_to_place as "shippingAddress", d.subtotal_cents::float8 as "subtotalCents",
      d.discount_cents::float8 as "discountCents", d.shipping_cents::float8 as "shippingCents",
      d.tax_cents::float8 as "taxCents", d.total_cents::float8 as "totalCents", d.canceled_cents::float8 as "canceledCents", d.payment_words as "paymentText",
      ${balanceOf(sql`d.id`)} as "balanceCents",
      d.attempt_id is null and d.payment_method in ('Credit_Card', 'Citizen_Pay') as "isPaidAtCounter",
      ${isPaid} as "isPaid", d.person_id as "personId", d.attempt_id as "attemptId",
      d.payment_method = 'Invoice' and d.attempt_id is not null as "isOnTerms",
      ${lines} as lines, ${shipments} as shipments, ${timeline} as timeline, ${returns} as returns, ${bills} as bills,
      ${messages} as messages, d.ship_kind = 'pick-up' as "isPickUp", ${dayText(sql`d.wanted_on`)} as "wantedOn",
      d.pick_up_person as "pickUpPerson", d.instructions,
      ${utcText(sql`d.approval_asked_at`)} as "approvalAskedAt",
      coalesce(d.over_limit, (select over_limit from payment_attempts where id = d.attempt_id)) as "overLimit"${more}
    from sales_documents d
    where (d.id = ${id} or d.platform_order_id = ${id}) and ${mine}`)
