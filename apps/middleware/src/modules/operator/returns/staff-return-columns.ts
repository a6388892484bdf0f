import { type Sql, sql } from '@tessera/server/sql'
import { utcText } from '../../../kit/utc-text.ts'
import { customerName } from '../orders/staff-order-columns.ts'

/** Columns of a return (s) of an order (d) in a list. */
export const returnRowColumns: Sql = sql`s.id as "returnNumber", d.id as "orderNumber", s.kind, s.status, s.reason,
  ${customerName} as customer, (select name from stores where id = d.store_id) as "storeName",
  (select coalesce(sum(l.boxes), 0)::int from sales_return_lines l where l.return_id = s.id) as boxes,
  ${utcText(sql`s.requested_at`)} as "requestedAt", ${utcText(sql`s.moved_at`)} as "movedAt",
  (s.goods_cents + s.tax_cents)::float8 as "creditCents"`

/** The same with everything that its page shows. */
export const staffReturnColumns: Sql = sql`${returnRowColumns},
  (select number from accounts where id = d.account_id) as "customerNumber", s.answer,
  (select regexp_replace(r.actor, ' \\([^)]*\\)$', '') from audit_records r
    where r.object = s.id and r.action = 'return.request' and r.actor is not null order by r.id limit 1) as "requestedBy",
  (select coalesce(json_agg(json_build_object('lineNo', r.line_no, 'sku', l.sku, 'name', l.name, 'unit', l.unit,
      'boxes', r.boxes, 'pieces', r.pieces, 'receivedBoxes', r.received_boxes, 'acceptedBoxes', r.accepted_boxes)
      order by r.line_no), '[]')
    from sales_return_lines r join sales_lines l on l.document_id = r.document_id and l.line_no = r.line_no
    where r.return_id = s.id) as lines,
  (select coalesce(json_agg(json_build_object('messageId', f.id::text) order by f.position), '[]')
    from return_photos f where f.return_id = s.id) as photos`
