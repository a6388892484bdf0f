import type { InvoiceShare } from '@tessera/domain/sales/invoice-share'
import { divideRefund } from '@tessera/domain/sales/return-items'
import { canMoveReturn, type ReturnReason, type ReturnStatus } from '@tessera/domain/sales/return-life-cycle'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { recordOrderEvent } from '../records/record-order-event.ts'
import { queueReturn } from './due-returns.ts'
import { queueReturnEmail } from './queue-return-email.ts'
import { computeReturnWorth } from './return-worth.ts'
import { queueSettlingReturns } from './settle-returns.ts'

export interface ReturnMove {
  returnId: string
  to: Exclude<ReturnStatus, 'requested' | 'refunded'>
  /** Message to the customer. */
  answer?: string | null
  /** Accepted boxes by line, if not all were accepted. */
  accepted?: ReadonlyMap<number, number>
  /** The platform decided first; its decision is taken over whatever the state is here. */
  isDecidedThere?: boolean
  /** The refund that was decided there. */
  refundCents?: number | undefined
}

interface Moving {
  id: string
  documentId: string
  kind: ReturnReason
  status: ReturnStatus
}

/**
 * Advances a return: approve or decline, receive, inspect. Inspection sets its value and queues the refund job, and each
 * move is sent to the platform, in the same transaction. A repeated move changes nothing.
 */
export const moveReturn = (database: Database, move: ReturnMove, publicUrl: string, now: Date): Promise<boolean> =>
  database.transaction((db) => moveReturnWithin(db, move, publicUrl, now))

/** For use within a larger transaction. */
export async function moveReturnWithin(
  db: Queryable,
  move: ReturnMove,
  publicUrl: string,
  now: Date,
): Promise<boolean> {
  const moving = await lockReturn(db, move.returnId)
  if (moving?.status === move.to) return false
  if (!moving || !(move.isDecidedThere || canMoveReturn(moving.kind, moving.status, move.to)))
    throw new Error(`return ${move.returnId} cannot go from ${moving?.status} to ${move.to}`)
  if (move.to === 'received') await closeCount(db, moving.id)
  const worth = move.to === 'inspected' ? await updateReturnWorth(db, moving, move) : null
  await db.rows(sql`
      update sales_returns
      set status = ${move.to}, moved_at = ${now}, answer = coalesce(${move.answer ?? null}, answer),
        goods_cents = ${worth?.goodsCents ?? null}, tax_cents = ${worth?.taxCents ?? null},
        merchandise_cents = ${worth?.merchandiseCents ?? null}
      where id = ${moving.id}`)
  const { documentId, id, kind } = moving
  await recordOrderEvent(db, {
    documentId,
    kind: `return-${move.to}`,
    reference: id,
    at: now,
    text: eventTexts[kind][move.to] ?? '',
  })
  if (move.to === 'approved' || move.to === 'declined') await queueReturnEmail(db, id, publicUrl)
  if (!move.isDecidedThere) await queueReturn(db, id)
  if (move.to === 'inspected') await queueSettlingReturns(db)
  return true
}

const eventTexts: Record<ReturnReason, Partial<Record<ReturnMove['to'], string>>> = {
  return: {
    approved: 'The store approved the return.',
    declined: 'The store couldn’t accept the return.',
    received: 'We received the boxes.',
    inspected: 'The boxes were inspected.',
    canceled: 'The return was canceled.',
  },
  damage: {
    approved: 'The store received the claim and is reviewing it.',
    declined: 'The store couldn’t accept the claim.',
    inspected: 'The claim was accepted.',
    canceled: 'The claim was withdrawn.',
  },
}

/** If any box was counted at the dock, those that were not did not come. */
const closeCount = (db: Queryable, returnId: string) =>
  db.rows(sql`
    update sales_return_lines set received_boxes = 0
    where return_id = ${returnId} and received_boxes is null
      and exists (select from sales_return_lines c where c.return_id = ${returnId} and c.received_boxes is not null)`)

/** Locks the order before the return, as everywhere. */
export async function lockReturn(db: Queryable, id: string): Promise<Moving | undefined> {
  await db.rows(sql`
    select from sales_documents where id = (select document_id from sales_returns where id = ${id}) for update`)
  return db.find<Moving>(sql`
    select id, document_id as "documentId", kind, status from sales_returns where id = ${id} for update`)
}

/** Writes down what was accepted and computes its value. */
async function updateReturnWorth(
  db: Queryable,
  { id, documentId, kind }: Moving,
  { accepted = new Map(), refundCents }: Pick<ReturnMove, 'accepted' | 'refundCents'>,
): Promise<InvoiceShare> {
  const share = await computeReturnWorth(db, id, documentId, accepted)
  const acceptedLines = [...accepted].map(([lineNo, boxes]) => ({ lineNo, boxes }))
  await db.rows(sql`
    update sales_return_lines r
    set accepted_boxes = coalesce((
      select g.boxes from jsonb_to_recordset(${JSON.stringify(acceptedLines)}::jsonb) as g("lineNo" integer, boxes integer)
      where g."lineNo" = r.line_no), r.boxes)
    where r.return_id = ${id}`)
  if (kind === 'return')
    await db.rows(sql`
      update sales_lines l set returned_boxes = l.returned_boxes + r.accepted_boxes
      from sales_return_lines r
      where r.return_id = ${id} and l.document_id = r.document_id and l.line_no = r.line_no`)
  return refundCents === undefined ? share : divideRefund(share, refundCents)
}
