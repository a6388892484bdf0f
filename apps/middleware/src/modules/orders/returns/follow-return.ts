import type { OrderReturn } from '@tessera/client/platform/types.gen'
import type { ReturnStatus } from '@tessera/domain/sales/return-life-cycle'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { toCents } from '../../../kit/to-cents.ts'
import type { SalesTaskNeeds } from '../sales-needs.ts'
import { lockReturn, moveReturnWithin } from './move-return.ts'

interface FollowedReturn {
  to: Extract<ReturnStatus, 'approved' | 'declined' | 'canceled' | 'inspected'>
  there?: OrderReturn
  answer?: string
}

const pending: readonly ReturnStatus[] = ['requested', 'approved', 'received']

/** Takes over what was decided on the platform: approved, declined, canceled, or completed with its amount. */
export const followReturn = (
  { database, publicUrl }: Pick<SalesTaskNeeds, 'database' | 'publicUrl'>,
  returnId: string,
  { to, there, answer }: FollowedReturn,
  now: Date,
): Promise<void> =>
  database.transaction(async (db) => {
    const known = await lockReturn(db, returnId)
    if (!known || !pending.includes(known.status)) return
    const accepted = to === 'inspected' && there ? await readAccepted(db, returnId, there) : undefined
    const move = { returnId, to, isDecidedThere: true, ...(answer && { answer }), ...(accepted && { accepted }) }
    const refundCents = there ? toCents(there.RefundAmount ?? 0) : undefined
    await moveReturnWithin(db, { ...move, ...(to === 'inspected' && { refundCents }) }, publicUrl, now)
  })

/** Boxes by line that the platform's return holds. */
async function readAccepted(
  db: Queryable,
  returnId: string,
  { ItemsToReturn }: OrderReturn,
): Promise<Map<number, number>> {
  const lines = await db.rows<{ lineNo: number; boxes: number; platformLineIds: string[] }>(sql`
    select r.line_no as "lineNo", r.boxes, l.platform_line_ids as "platformLineIds"
    from sales_return_lines r join sales_lines l on l.document_id = r.document_id and l.line_no = r.line_no
    where r.return_id = ${returnId}`)
  return new Map(
    lines.map(({ lineNo, boxes, platformLineIds }) => {
      const own = (ItemsToReturn ?? []).filter(({ LineItemID }) => platformLineIds.includes(LineItemID))
      return [
        lineNo,
        Math.min(
          boxes,
          own.reduce((sum, { Quantity }) => sum + (Quantity ?? 0), 0),
        ),
      ]
    }),
  )
}
