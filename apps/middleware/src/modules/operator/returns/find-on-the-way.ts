import type { ReturnReason, ReturnStatus } from '@tessera/domain/sales/return-life-cycle'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { customerName } from '../orders/staff-order-columns.ts'

export interface FoundReturn {
  returnNumber: string
  orderNumber: string
  customer: string
  kind: ReturnReason
  status: ReturnStatus
  isBySku: boolean
}

/** The one return that a scan is about. By an order or a SKU only returns are found whose boxes are on their way. */
export async function findOnTheWay(db: Queryable, code: string, chosen: string | null): Promise<FoundReturn> {
  const byNumber = await db.find<FoundReturn>(sql`
    select s.id as "returnNumber", d.id as "orderNumber", ${customerName} as customer, s.kind, s.status, false as "isBySku"
    from sales_returns s join sales_documents d on d.id = s.document_id where s.id = ${code}`)
  if (byNumber) return byNumber
  const found = await db.rows<FoundReturn>(sql`
    select * from (
      select s.id as "returnNumber", d.id as "orderNumber", ${customerName} as customer, s.kind, s.status, s.moved_at,
        d.id <> ${code} and d.platform_order_id is distinct from ${code} as "isBySku",
        exists (select from sales_return_lines r
          join sales_lines l on l.document_id = r.document_id and l.line_no = r.line_no
          where r.return_id = s.id and upper(l.sku) = upper(${code}) and coalesce(r.received_boxes, 0) < r.boxes)
          as "hasSku"
      from sales_returns s join sales_documents d on d.id = s.document_id
      where s.status = 'approved' and s.kind = 'return' and (${chosen}::text is null or s.id = ${chosen})) waiting
    where not "isBySku" or "hasSku"
    order by moved_at, "returnNumber"`)
  const [only, ...others] = found
  if (!only) return refuse('NotFound', { message: `Nothing of “${code}” is on its way back.` })
  if (others.length === 0) return only
  return refuse('Operator.State', {
    message: `${found.length} returns with “${code}” are on their way back. Choose one.`,
    data: {
      returns: found.map(({ returnNumber, orderNumber, customer }) => ({ returnNumber, orderNumber, customer })),
    },
  })
}
