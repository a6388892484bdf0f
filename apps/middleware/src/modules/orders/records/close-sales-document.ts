import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { recordOrderEvent } from './record-order-event.ts'

export interface OrderEnding {
  status: 'canceled' | 'declined'
  at: Date
  text: string
  personId?: string | null
}

/**
 * Closes an order without shipments. Later calls change nothing and return false. An order that was placed again can be
 * declined again, so its timeline counts the declines.
 */
export async function closeSalesDocument(db: Queryable, id: string, ending: OrderEnding): Promise<boolean> {
  const closed = await db.find<{ reference: string }>(sql`
    update sales_documents set status = ${ending.status}, closed_at = ${ending.at}
    where id = ${id} and status in ('open', 'awaiting-approval')
      and not exists (select from sales_lines where document_id = ${id} and shipped_boxes > 0)
    returning (select coalesce(nullif(count(*), 0)::text, '') from sales_events
      where document_id = ${id} and kind = ${ending.status}) as reference`)
  if (!closed) return false
  await db.rows(sql`
    update sales_lines
    set canceled_boxes = boxes, backordered_boxes = 0, fulfilment = 'canceled'
    where document_id = ${id}`)
  const { status: kind, at, text, personId = null } = ending
  await recordOrderEvent(db, { documentId: id, kind, reference: closed.reference, at, text, personId })
  return true
}
