import { type InvoicedLine, type InvoiceShare, invoiceShare } from '@tessera/domain/sales/invoice-share'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'

/** The value of the accepted boxes with their share of discount and tax; freight is not refunded. Nothing is written. */
export async function computeReturnWorth(
  db: Queryable,
  id: string,
  documentId: string,
  accepted: ReadonlyMap<number, number>,
): Promise<InvoiceShare> {
  const acceptedLines = [...accepted].map(([lineNo, boxes]) => ({ lineNo, boxes }))
  const order = await db.find<{ orderDiscountCents: number; taxCents: number; lines: InvoicedLine[] }>(
    boughtAndBack(id, documentId, JSON.stringify(acceptedLines)),
  )
  if (!order) throw new Error(`order ${documentId} is gone`)
  return invoiceShare({ ...order, shippingCents: 0 })
}

/** Boxes returned or claimed earlier are already refunded. */
const boughtAndBack = (id: string, documentId: string, accepted: string): Sql => sql`
  select (d.discount_cents - (select coalesce(sum(discount_cents), 0) from sales_lines where document_id = d.id))::float8
      as "orderDiscountCents",
    d.tax_cents::float8 as "taxCents",
    (select json_agg(json_build_object('boxes', l.boxes, 'totalCents', l.total_cents,
        'isMerchandise', l.return_kind not in ('sample', 'service'),
        'earlierBoxes', l.returned_boxes + (
          select coalesce(sum(r.accepted_boxes), 0) from sales_return_lines r join sales_returns s on s.id = r.return_id
          where r.document_id = l.document_id and r.line_no = l.line_no and s.id <> ${id} and s.kind = 'damage'
            and s.status in ('inspected', 'refunded')),
        'deliveredBoxes', (select coalesce(sum(coalesce((
            select g.boxes from jsonb_to_recordset(${accepted}::jsonb) as g("lineNo" integer, boxes integer)
            where g."lineNo" = r.line_no), r.boxes)), 0)
          from sales_return_lines r where r.return_id = ${id} and r.line_no = l.line_no)))
      from sales_lines l where l.document_id = d.id) as lines
  from sales_documents d where d.id = ${documentId}`
