import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueSettling } from '../../checkout/attempts/queue-settling.ts'
import { queueCanceledEmail } from '../emails/queue-order-emails.ts'
import { recordOrderEvent } from '../records/record-order-event.ts'
import { settleLater } from './settle-canceled.ts'

/**
 * Cancels everything that has not shipped, in the transaction that holds the document. An order without shipments
 * becomes canceled, one with shipments completed. A job settles the money. Repeated calls change nothing.
 */
export async function cancelRest(db: Queryable, documentId: string, publicUrl: string, now: Date): Promise<boolean> {
  const closed = await db.find<{ isPart: boolean; attemptId: string | null }>(sql`
    update sales_documents d set closed_at = ${now}, status = case when part.is_part then 'completed' else 'canceled' end
    from (select exists (select from sales_lines where document_id = ${documentId} and shipped_boxes > 0) as is_part) part
    where d.id = ${documentId} and d.status in ('open', 'awaiting-approval')
    returning part.is_part as "isPart", d.attempt_id as "attemptId"`)
  if (!closed) return false
  const { isPart, attemptId } = closed
  await db.rows(sql`
    update sales_lines
    set canceled_boxes = boxes - shipped_boxes, backordered_boxes = 0,
      fulfilment = case when shipped_boxes = 0 then 'canceled' when fulfilment = 'delivered' then 'delivered' else 'shipped' end
    where document_id = ${documentId} and boxes > shipped_boxes + canceled_boxes`)
  await settleLater(db, documentId, now)
  const text = isPart ? 'We canceled the items that hadn’t shipped.' : 'The order was canceled.'
  await recordOrderEvent(db, { documentId, kind: 'canceled', at: now, text })
  await queueCanceledEmail(db, { documentId, isPart }, { publicUrl, now })
  if (attemptId) await queueSettling(db, attemptId)
  return true
}
