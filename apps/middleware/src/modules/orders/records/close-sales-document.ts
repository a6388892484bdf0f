import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

export interface OrderEnding {
  status: 'canceled' | 'declined'
  at: Date
  text: string
  personId?: string | null
}

/** Closes an order without shipments. Later calls change nothing and return false. */
export async function closeSalesDocument(db: Queryable, id: string, ending: OrderEnding): Promise<boolean> {
  const closed = await db.find(sql`
    update sales_documents set status = ${ending.status}, closed_at = ${ending.at}
    where id = ${id} and status in ('open', 'awaiting-approval')
      and not exists (select from sales_lines where document_id = ${id} and shipped_boxes > 0)
    returning id`)
  if (!closed) return false
  await db.rows(sql`
    update sales_lines
    set canceled_boxes = boxes, backordered_boxes = 0, fulfilment = 'canceled'
    where document_id = ${id}`)
  await db.rows(sql`
    insert into sales_events (document_id, kind, at, text, person_id)
    values (${id}, ${ending.status}, ${ending.at}, ${ending.text}, ${ending.personId ?? null})
    on conflict do nothing`)
  return true
}
