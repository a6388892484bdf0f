import type { AskedReturn } from '@tessera/client/shop/types.gen'
import { returnability } from '@tessera/domain/sales/returnability'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { audit, type Doer } from '../accounts/audit.ts'
import { invalid, refuse } from '../shop-error.ts'
import type { Customer } from '../visitor.ts'
import { getOrderRecord } from './get-order.ts'
import type { OrderLineRecord } from './order-record.ts'
import { visibleOrders } from './visible-orders.ts'

export interface Returning {
  customer: Customer
  doer: Doer
  now: Date
}

export interface ReturnWishes {
  number: string
  reason: string
  lines: { lineNo: number; boxes: number }[]
}

/** Asks to bring boxes back. The order is locked: two requests never ask for the same box. */
export const requestReturn = (
  database: Database,
  { customer, doer, now }: Returning,
  { number, reason, lines }: ReturnWishes,
): Promise<AskedReturn> =>
  database.transaction(async (db) => {
    await db.rows(sql`
      select from sales_documents where account_id = ${customer.account.id} and (id = ${number} or platform_order_id = ${number})
      for update`)
    const order = await getOrderRecord(db, customer, number)
    if (lines.length === 0) invalid('lines', 'Please choose what comes back.')
    if (new Set(lines.map(({ lineNo }) => lineNo)).size !== lines.length) invalid('lines', 'Name each line once.')
    for (const { lineNo, boxes } of lines) checkLine(order.lines, lineNo, boxes, now)
    const [made] = await db.rows<{ id: string }>(sql`
      with made as (
        insert into sales_returns (document_id, reason, person_id, requested_at)
        values (${order.number}, ${reason}, ${customer.personID}, ${now}) returning id
      ), lined as (
        insert into sales_return_lines (return_id, document_id, line_no, boxes)
        select made.id, ${order.number}, l."lineNo", l.boxes
        from made, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("lineNo" integer, boxes integer)
      )
      select id from made`)
    const id = made?.id ?? ''
    await tell(db, order.number, id, 'return-requested', 'You asked for a return.', now, customer.personID)
    await audit(db, doer, { action: 'return.request', object: id, after: { order: order.number, lines } })
    return getReturn(db, customer, id)
  })

function checkLine(lines: readonly OrderLineRecord[], lineNo: number, boxes: number, now: Date): void {
  const line = lines.find((one) => one.lineNo === lineNo) ?? invalid('lines', `There is no line ${lineNo}.`)
  const { returnKind: kind, shippedBoxes, returnedBoxes, pendingBoxes, deliveredOn } = line
  const rule = returnability(
    { kind, shippedBoxes, returnedBoxes, pendingBoxes, deliveredOn },
    now.toISOString().slice(0, 10),
  )
  const about = { data: { lineNo, lastDay: rule.lastDay, boxes: rule.boxes } }
  if (!rule.canReturn) refuse('Order.NotReturnable', { message: rule.text, ...about })
  if (boxes < 1 || boxes > rule.boxes)
    refuse('Order.NotReturnable', { message: `Of ${line.name}, 1 to ${rule.boxes} can come back.`, ...about })
}

/** Keeps the boxes after all: as long as they have not been received. */
export const cancelReturn = (
  database: Database,
  { customer, doer, now }: Returning,
  id: string,
): Promise<AskedReturn> =>
  database.transaction(async (db) => {
    const before = await getReturn(db, customer, id)
    const canceled = await db.find<{ documentId: string }>(sql`
      update sales_returns set status = 'canceled' where id = ${id} and status in ('requested', 'approved')
      returning document_id as "documentId"`)
    if (!canceled && before.status !== 'canceled')
      refuse('Order.NotReturnable', { message: 'These boxes have come back already.' })
    if (canceled) {
      await tell(
        db,
        canceled.documentId,
        id,
        'return-canceled',
        'You keep the boxes after all.',
        now,
        customer.personID,
      )
      await audit(db, doer, { action: 'return.cancel', object: id })
    }
    return getReturn(db, customer, id)
  })

async function getReturn(db: Queryable, customer: Customer, id: string): Promise<AskedReturn> {
  const row = await db.find<{ documentId: string }>(sql`
    select d.id as "documentId" from sales_returns s join sales_documents d on d.id = s.document_id
    where s.id = ${id} and ${visibleOrders(customer)}`)
  const order = row && (await getOrderRecord(db, customer, row.documentId))
  return order?.returns.find(({ number }) => number === id) ?? refuse('NotFound')
}

async function tell(
  db: Queryable,
  documentId: string,
  reference: string,
  kind: string,
  text: string,
  at: Date,
  personId: string,
): Promise<void> {
  await db.rows(sql`
    insert into sales_events (document_id, kind, reference, at, text, person_id)
    values (${documentId}, ${kind}, ${reference}, ${at}, ${text}, ${personId})
    on conflict do nothing`)
}
