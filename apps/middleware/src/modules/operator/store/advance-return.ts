import type { ReturnCredit, ReturnInspectionInput, ReturnMoveInput } from '@tessera/client/shop/types.gen'
import { formatDollars } from '@tessera/domain/format-dollars'
import { canMoveReturn, type ReturnReason, type ReturnStatus } from '@tessera/domain/sales/return-life-cycle'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { lockReturn, moveReturnWithin } from '../../orders/returns/move-return.ts'
import { computeReturnWorth } from '../../orders/returns/return-worth.ts'
import type { OperatorNeeds } from './answer-messages.ts'
import { lockOrderByNumber, type OperatorCall, recordOperatorAction } from './operator.ts'

type BoxCounts = readonly { lineNo?: number; boxes?: number }[] | null

const acceptedBoxesOf = (accepted: BoxCounts): Map<number, number> =>
  new Map((accepted ?? []).map(({ lineNo = 0, boxes = 0 }) => [lineNo, boxes]))

/** A repeated move changes nothing and gets the same reply. */
export const advanceReturn = ({ database, publicUrl }: OperatorNeeds, call: OperatorCall, body: ReturnMoveInput) =>
  database.transaction(async (db) => {
    const { returnNumber = '', to = 'approved', answer, accepted = [], creditCents = null } = body
    const { kind, status, documentId } = (await lockReturn(db, returnNumber)) ?? refuse('NotFound')
    if (status === to) return
    if (!canMoveReturn(kind as ReturnReason, status as ReturnStatus, to))
      refuse('Operator.State', { message: `A return that is ${status} cannot become ${to}.`, data: { status } })
    const acceptedBoxes =
      to === 'inspected' && !accepted?.length ? await readFewer(db, returnNumber) : acceptedBoxesOf(accepted)
    if (acceptedBoxes.size > 0) await checkAccepted(db, returnNumber, to, acceptedBoxes)
    if (to === 'inspected' && creditCents !== null)
      await checkCredit(db, { returnNumber, documentId, acceptedBoxes, creditCents })
    const move = {
      returnId: returnNumber,
      to,
      answer: answer ?? null,
      ...(acceptedBoxes.size > 0 && { accepted: acceptedBoxes }),
    }
    await moveReturnWithin(db, move, publicUrl, call.now)
    const { accountId } = await lockOrderByNumber(db, documentId)
    await recordOperatorAction(db, call, accountId, {
      action: `return.${to}`,
      object: returnNumber,
      after: { answer, accepted },
    })
  })

/** Lines of which fewer boxes came back than were announced: no others can be accepted. */
async function readFewer(db: Queryable, returnId: string): Promise<Map<number, number>> {
  const lines = await db.rows<{ lineNo: number; boxes: number }>(sql`
    select line_no as "lineNo", received_boxes as boxes from sales_return_lines
    where return_id = ${returnId} and received_boxes < boxes`)
  return new Map(lines.map(({ lineNo, boxes }) => [lineNo, boxes]))
}

/** The credit that an inspection with these boxes would give. */
export const previewReturn = ({ database }: OperatorNeeds, body: ReturnInspectionInput): Promise<ReturnCredit> =>
  database.transaction(async (db) => {
    const { returnNumber = '', accepted = [] } = body
    const { kind, status, documentId } = (await lockReturn(db, returnNumber)) ?? refuse('NotFound')
    if (!canMoveReturn(kind, status, 'inspected'))
      refuse('Operator.State', { message: `A return that is ${status} cannot be inspected.`, data: { status } })
    const acceptedBoxes = acceptedBoxesOf(accepted)
    await checkAccepted(db, returnNumber, 'inspected', acceptedBoxes)
    const { goodsCents, taxCents } = await computeReturnWorth(db, returnNumber, documentId, acceptedBoxes)
    return { goodsCents, taxCents, creditCents: goodsCents + taxCents }
  })

interface ShownCredit {
  returnNumber: string
  documentId: string
  acceptedBoxes: ReadonlyMap<number, number>
  creditCents: number
}

/** Another return of the order may have been credited since the amount was shown. */
async function checkCredit(
  db: Queryable,
  { returnNumber, documentId, acceptedBoxes, creditCents }: ShownCredit,
): Promise<void> {
  const { goodsCents, taxCents } = await computeReturnWorth(db, returnNumber, documentId, acceptedBoxes)
  const now = goodsCents + taxCents
  if (now !== creditCents)
    refuse('Operator.State', {
      message: `The credit is ${formatDollars(now)} by now. Look at it again before you give it.`,
      data: { creditCents: now },
    })
}

async function checkAccepted(
  db: Queryable,
  returnId: string,
  to: string,
  accepted: ReadonlyMap<number, number>,
): Promise<void> {
  if (to !== 'inspected') invalid('accepted', 'How many are in order is known once they were looked at.')
  const back = await db.rows<{ lineNo: number; boxes: number }>(sql`
    select line_no as "lineNo", coalesce(received_boxes, boxes) as boxes from sales_return_lines
    where return_id = ${returnId}`)
  for (const [lineNo, boxes] of accepted) {
    const line =
      back.find((one) => one.lineNo === lineNo) ?? invalid('accepted', `Line ${lineNo} is not in this return.`)
    if (boxes < 0 || boxes > line.boxes) invalid('accepted', `Of line ${lineNo}, 0 to ${line.boxes} can be in order.`)
  }
}
