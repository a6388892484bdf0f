import type { InvoiceLine } from '@tessera/documents/kinds/invoice-document'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { deliveryKeyPrefix } from '../../orders/deliveries/invoice-deliveries.ts'

/**
 * Lists the lines of an invoice: the goods of its delivery, or else of its whole order. Other documents have no lines.
 */
export const listInvoiceLines = (db: Queryable, accountId: string, id: string): Promise<InvoiceLine[]> =>
  db.rows<InvoiceLine>(sql`
    with bill as (
      select b.sales_document_id as number, substr(b.key, ${deliveryKeyPrefix.length + 1}) as delivery,
        starts_with(b.key, ${deliveryKeyPrefix}) as "isOfDelivery"
      from billing_documents b
      join sales_documents d on d.id = b.sales_document_id and d.account_id = b.account_id
      where b.id = ${id} and b.account_id = ${accountId} and b.type = 'RV'
    )
    select l.sku, l.name, l.unit, coalesce(x.boxes, l.boxes) as boxes, coalesce(nullif(x.lot, ''), l.lot) as lot,
      l.unit_price_cents::float8 as "unitPriceCents",
      case when x.boxes is null then l.total_cents::float8
        else round(l.total_cents * x.boxes::numeric / l.boxes)::float8 end as "totalCents"
    from bill
    join sales_lines l on l.document_id = bill.number
    left join delivery_lines x on bill."isOfDelivery" and x.delivery_id = bill.delivery and x.line_no = l.line_no
    where not bill."isOfDelivery" or x.boxes is not null
    order by l.line_no, x.lot`)
