import type { RequestedReturn, ReturnableOrder, StaffReturnRequestInput } from '@tessera/client/shop/types.gen'
import { dayIn } from '@tessera/domain/local-time'
import { claimabilityOf } from '@tessera/domain/sales/claimability'
import { returnabilityOf } from '@tessera/domain/sales/returnability'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { requiredLine, requiredText } from '../../../kit/form-fields.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { findOrder } from '../../orders/records/find-order.ts'
import { findPiecesPerBox } from '../../orders/records/find-pieces-per-box.ts'
import type { OrderRecord } from '../../orders/records/order-record.ts'
import { openReturnWithin } from '../../orders/returns/open-return.ts'
import { customerName } from '../orders/staff-order-columns.ts'
import type { OperatorNeeds } from '../store/answer-messages.ts'
import { lockOrderByNumber, type OperatorCall, recordOperatorAction } from '../store/operator.ts'

type ReturnNeeds = OperatorNeeds & { catalog: Catalog }

async function getAnyOrder(db: Queryable, number: string): Promise<OrderRecord & { customer: string }> {
  const found = /^[\w-]{1,100}$/.test(number)
    ? await findOrder<OrderRecord & { customer: string }>(db, number, sql`true`, sql`, ${customerName} as customer`)
    : undefined
  return found ?? refuse('NotFound', { message: 'We couldn’t find this order.' })
}

/** The rules are those that the customer has. */
export async function getReturnable(
  { database, catalog }: ReturnNeeds,
  asked: string,
  now: Date,
): Promise<ReturnableOrder> {
  const { number, customer, lines, timeZone } = await getAnyOrder(database, asked)
  const today = dayIn(now, timeZone)
  return {
    number,
    customer,
    lines: lines.map((line) => ({
      lineNo: line.lineNo,
      sku: line.sku,
      name: line.name,
      unit: line.unit,
      shippedBoxes: line.shippedBoxes,
      returnability: returnabilityOf({ ...line, kind: line.returnKind }, today),
      claimability: { ...claimabilityOf(line, today), piecesPerBox: findPiecesPerBox(catalog, line.sku) },
    })),
  }
}

/** Requests a return for a customer; the audit names the member of staff. The same key again is the same return. */
export const requestReturnForCustomer = (
  { database, catalog }: ReturnNeeds,
  call: OperatorCall,
  body: StaffReturnRequestInput,
): Promise<RequestedReturn> =>
  database.transaction(async (db) => {
    const key = requiredLine('key', body.key)
    const reason = requiredText('reason', body.reason)
    const kind = body.kind ?? invalid('kind', 'Choose a return or damage.')
    const { id: number, accountId } = await lockOrderByNumber(db, body.number ?? '')
    const known = await db.find<{ id: string }>(sql`
      select id from sales_returns where key = ${key} and document_id = ${number}`)
    if (known) return { returnNumber: known.id }
    const order = await getAnyOrder(db, number)
    const requested = (body.lines ?? []).map(({ lineNo = 0, boxes = 0, pieces = null }) => ({ lineNo, boxes, pieces }))
    const { id, lines } = await openReturnWithin(db, catalog, {
      order,
      kind,
      reason,
      requested,
      personId: null,
      text: kind === 'damage' ? 'We reported damage for you.' : 'We requested a return for you.',
      key,
      today: dayIn(call.now, order.timeZone),
      now: call.now,
    })
    await recordOperatorAction(db, call, accountId, {
      action: 'return.request',
      object: id,
      after: { order: number, kind, lines },
    })
    return { returnNumber: id }
  })
