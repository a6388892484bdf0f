import type { AskedReturn } from '@tessera/client/shop/types.gen'
import { claimabilityOf, normalBreakage } from '@tessera/domain/sales/claimability'
import type { ReturnReason } from '@tessera/domain/sales/return-life-cycle'
import { returnabilityOf } from '@tessera/domain/sales/returnability'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { type AuditActor, audit } from '../../people/accounts/audit.ts'
import { getOrderRecord } from '../records/get-order.ts'
import { lockOrder } from '../records/lock-order.ts'
import type { OrderLineRecord } from '../records/order-record.ts'
import { recordOrderEvent } from '../records/record-order-event.ts'
import { visibleOrders } from '../records/visible-orders.ts'
import { lockReturn } from './move-return.ts'

export interface ReturnCall {
  customer: Customer
  auditActor: AuditActor
  now: Date
}

export interface ReturnInput {
  number: string
  kind?: ReturnReason | null
  reason: string
  lines: { lineNo: number; boxes: number }[]
}

/** Requests a return, or claims damage. The order is locked, so two requests never include the same box. */
export const requestReturn = (
  database: Database,
  { customer, auditActor, now }: ReturnCall,
  { number, kind: requestedKind, reason, lines }: ReturnInput,
): Promise<AskedReturn> =>
  database.transaction(async (db) => {
    const kind = requestedKind ?? 'return'
    const order = await lockOrder(db, customer, number)
    if (lines.length === 0) invalid('lines', 'Choose what to return.')
    if (new Set(lines.map(({ lineNo }) => lineNo)).size !== lines.length) invalid('lines', 'List each line once.')
    for (const line of lines) checkLine(order.lines, kind, line, now)
    const [made] = await db.rows<{ id: string }>(sql`
      with made as (
        insert into sales_returns (document_id, kind, reason, person_id, requested_at, moved_at)
        values (${order.number}, ${kind}, ${reason}, ${customer.personID}, ${now}, ${now}) returning id
      ), lined as (
        insert into sales_return_lines (return_id, document_id, line_no, boxes)
        select made.id, ${order.number}, l."lineNo", l.boxes
        from made, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("lineNo" integer, boxes integer)
      )
      select id from made`)
    const id = made?.id ?? ''
    const text = kind === 'damage' ? 'You reported damage.' : 'You requested a return.'
    await recordOrderEvent(db, {
      documentId: order.number,
      kind: 'return-requested',
      reference: id,
      at: now,
      text,
      personId: customer.personID,
    })
    await audit(db, auditActor, { action: 'return.request', object: id, after: { order: order.number, kind, lines } })
    return getReturn(db, customer, id)
  })

function checkLine(
  lines: readonly OrderLineRecord[],
  kind: ReturnReason,
  { lineNo, boxes }: ReturnInput['lines'][number],
  now: Date,
): void {
  const line = lines.find((one) => one.lineNo === lineNo) ?? invalid('lines', `There is no line ${lineNo}.`)
  const rule = ruleOf(kind, line, now.toISOString().slice(0, 10))
  const about = { data: { lineNo, lastDay: rule.lastDay, boxes: rule.boxes } }
  if (!rule.isAllowed) refuse('Order.NotReturnable', { message: rule.text, ...about })
  const least = kind === 'damage' ? normalBreakage(line.shippedBoxes) + 1 : 1
  if (boxes < least || boxes > rule.boxes)
    refuse('Order.NotReturnable', { message: rangeMessage(kind, line.name, least, rule.boxes), ...about })
}

function ruleOf(kind: ReturnReason, line: OrderLineRecord, today: string) {
  if (kind === 'return') {
    const { canReturn, ...rule } = returnabilityOf({ ...line, kind: line.returnKind }, today)
    return { ...rule, isAllowed: canReturn }
  }
  const { canClaim, ...rule } = claimabilityOf(line, today)
  return { ...rule, isAllowed: canClaim }
}

const rangeMessage = (kind: ReturnReason, name: string, min: number, max: number): string =>
  kind === 'damage'
    ? `Of ${name}, ${min} to ${max} can be claimed; less is normal breakage.`
    : `Of ${name}, ${min} to ${max} can be returned.`

/** Cancels a return request, as long as the boxes have not been received. */
export const cancelReturn = (
  database: Database,
  { customer, auditActor, now }: ReturnCall,
  id: string,
): Promise<AskedReturn> =>
  database.transaction(async (db) => {
    await getReturn(db, customer, id)
    // the second of two clicks waits here and finds it canceled
    await lockReturn(db, id)
    const before = await getReturn(db, customer, id)
    const canceled = await db.find<{ documentId: string }>(sql`
      update sales_returns set status = 'canceled', moved_at = ${now}
      where id = ${id} and status in ('requested', 'approved')
      returning document_id as "documentId"`)
    if (!canceled && before.status !== 'canceled')
      refuse('Order.NotReturnable', { message: 'These boxes were already returned.' })
    if (canceled) {
      await recordOrderEvent(db, {
        documentId: canceled.documentId,
        kind: 'return-canceled',
        reference: id,
        at: now,
        text: before.kind === 'damage' ? 'You withdrew this claim.' : 'You canceled the return.',
        personId: customer.personID,
      })
      await audit(db, auditActor, { action: 'return.cancel', object: id })
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
