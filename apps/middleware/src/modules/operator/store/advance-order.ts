import type { NewArrivalInput, NewDeliveryInput, OrderStepInput, SentRefundInput } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { payRefundWithin } from '../../ledger/refunds/credit-refunds.ts'
import { createDeliveryWithin, markArrivedWithin } from '../../orders/deliveries/create-delivery.ts'
import { moveLinesWithin } from '../../orders/records/move-lines.ts'
import type { OperatorNeeds } from './answer-messages.ts'
import { lockOrderByNumber, type OperatorCall, recordOperatorAction } from './operator.ts'

async function lockOpenOrder(db: Queryable, number: string) {
  const order = await lockOrderByNumber(db, number)
  if (order.status !== 'open' || order.isBeingCanceled)
    refuse('Operator.State', { message: 'This order is not open.', data: { status: order.status } })
  return order
}

export const advanceOrder = ({ database, publicUrl }: OperatorNeeds, call: OperatorCall, body: OrderStepInput) =>
  database.transaction(async (db) => {
    const { id, accountId } = await lockOpenOrder(db, body.number ?? '')
    const { step = 'allocated', expectedOn = null } = body
    const lineNos = (body.lineNos ?? []).map(({ lineNo = 0 }) => lineNo)
    if (expectedOn && Number.isNaN(Date.parse(expectedOn))) invalid('expectedOn', 'Choose a date.')
    await moveLinesWithin(
      db,
      { documentId: id, step, expectedOn: expectedOn || null, publicUrl, ...(lineNos.length > 0 && { lineNos }) },
      call.now,
    )
    await recordOperatorAction(db, call, accountId, { action: `order.${step}`, object: id, after: { lineNos } })
  })

export const sendBoxes = ({ database, publicUrl }: OperatorNeeds, call: OperatorCall, body: NewDeliveryInput) =>
  database.transaction(async (db) => {
    const { number = '', key = '', carrier = null, tracking = null, expectedOn = null, lines = [] } = body
    const known = await db.find<{ id: string; documentId: string }>(sql`
      select id, document_id as "documentId" from deliveries where key = ${operatorKey(number, key)}`)
    if (known) return { deliveryNumber: known.id }
    const { id, accountId } = await lockOpenOrder(db, number)
    const leaving = lines.map(({ lineNo = 0, boxes = 0, lot = null }) => ({ lineNo, boxes, lot }))
    await checkLeaving(db, id, leaving)
    if (expectedOn && Number.isNaN(Date.parse(expectedOn))) invalid('expectedOn', 'Choose a date.')
    const sent = { documentId: id, key: operatorKey(number, key), lines: leaving, carrier, tracking, publicUrl }
    const deliveryNumber = await createDeliveryWithin(db, { ...sent, expectedOn: expectedOn || null }, call.now)
    await recordOperatorAction(db, call, accountId, {
      action: 'order.send',
      object: id,
      after: { deliveryNumber, lines: leaving },
    })
    return { deliveryNumber }
  })

const operatorKey = (number: string, key: string): string => `operator ${number} ${key}`

async function checkLeaving(db: Queryable, id: string, leaving: readonly { lineNo: number; boxes: number }[]) {
  if (leaving.length === 0) invalid('lines', 'Choose what ships.')
  const left = await db.rows<{ lineNo: number; left: number }>(sql`
    select line_no as "lineNo", boxes - shipped_boxes - canceled_boxes as left from sales_lines where document_id = ${id}`)
  const wanted = Map.groupBy(leaving, ({ lineNo }) => lineNo)
  for (const [lineNo, parts] of wanted) {
    const line = left.find((one) => one.lineNo === lineNo) ?? invalid('lines', `There is no line ${lineNo}.`)
    const boxes = parts.reduce((sum, part) => sum + part.boxes, 0)
    if (parts.some((part) => part.boxes < 1) || boxes > line.left)
      invalid('lines', `Of line ${lineNo}, 1 to ${line.left} can leave.`)
  }
}

export const recordArrival = ({ database }: OperatorNeeds, call: OperatorCall, body: NewArrivalInput) =>
  database.transaction(async (db) => {
    const { deliveryNumber = '', signedBy = null, note: remark = null } = body
    const found = await db.find<{ documentId: string }>(sql`
      select document_id as "documentId" from deliveries where id = ${deliveryNumber}`)
    const { id, accountId } = await lockOrderByNumber(db, found?.documentId ?? refuse('NotFound'))
    if (await markArrivedWithin(db, { deliveryId: deliveryNumber, at: call.now, signedBy, note: remark }))
      await recordOperatorAction(db, call, accountId, {
        action: 'order.arrived',
        object: id,
        after: { deliveryNumber, signedBy },
      })
  })

export const confirmRefund = ({ database }: OperatorNeeds, call: OperatorCall, body: SentRefundInput) =>
  database.transaction(async (db) => {
    const { refundId = '', reference = '' } = body
    const found = await db.find<{ accountId: string }>(sql`
      select account_id as "accountId" from credit_refunds where id = ${refundId}`)
    const { accountId } = found ?? refuse('NotFound')
    const how = reference.trim() || invalid('reference', 'Enter how the money was sent, such as Check 1204.')
    if (await payRefundWithin(db, refundId, how, call.now))
      await recordOperatorAction(db, call, accountId, {
        action: 'refund.sent',
        object: refundId,
        after: { reference: how },
      })
  })
