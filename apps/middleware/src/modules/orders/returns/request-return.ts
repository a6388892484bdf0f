import type { CustomerReturn } from '@tessera/client/shop/types.gen'
import { dayIn } from '@tessera/domain/local-time'
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
import type { SalesNeeds } from '../sales-needs.ts'
import { claimedBoxes, type RequestedLine } from './claimed-boxes.ts'
import { queueReturn } from './due-returns.ts'
import { lockReturn } from './move-return.ts'
import { saveReturnPhotos } from './return-photos.ts'

export interface ReturnCall {
  customer: Customer
  auditActor: AuditActor
  now: Date
}

export interface ReturnInput {
  number: string
  kind?: ReturnReason | null
  reason: string
  lines: RequestedLine[]
  /** Tokens of uploads. */
  photos?: string[] | null
}

/** Requests a return, or claims damage. The order is locked, so two requests never include the same box. */
export const requestReturn = (
  { database, catalog }: Pick<SalesNeeds, 'database' | 'catalog'>,
  { customer, auditActor, now }: ReturnCall,
  { number, kind: requestedKind, reason, lines: requested, photos }: ReturnInput,
): Promise<CustomerReturn> =>
  database.transaction(async (db) => {
    const kind = requestedKind ?? 'return'
    const order = await lockOrder(db, customer, number)
    if (requested.length === 0) invalid('lines', 'Choose what to return.')
    if (new Set(requested.map(({ lineNo }) => lineNo)).size !== requested.length)
      invalid('lines', 'List each line once.')
    const today = dayIn(now, customer.account.timeZone)
    const lines = requested.map((line) => checkLine(order.lines, kind, line, { today, catalog }))
    const [made] = await db.rows<{ id: string }>(sql`
      with made as (
        insert into sales_returns (document_id, kind, reason, person_id, requested_at, moved_at)
        values (${order.number}, ${kind}, ${reason}, ${customer.personID}, ${now}, ${now}) returning id
      ), lined as (
        insert into sales_return_lines (return_id, document_id, line_no, boxes, pieces)
        select made.id, ${order.number}, l."lineNo", l.boxes, l.pieces
        from made, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
          as l("lineNo" integer, boxes integer, pieces integer)
      )
      select id from made`)
    const id = made?.id ?? ''
    await saveReturnPhotos(db, id, photos ?? [], now)
    const text = kind === 'damage' ? 'You reported damage.' : 'You requested a return.'
    await recordOrderEvent(db, {
      documentId: order.number,
      kind: 'return-requested',
      reference: id,
      at: now,
      text,
      personId: customer.personID,
    })
    await queueReturn(db, id)
    await audit(db, auditActor, { action: 'return.request', object: id, after: { order: order.number, kind, lines } })
    return getReturn(db, customer, id)
  })

function checkLine(
  lines: readonly OrderLineRecord[],
  kind: ReturnReason,
  requested: RequestedLine,
  { today, catalog }: { today: string; catalog: SalesNeeds['catalog'] },
): RequestedLine {
  const { lineNo } = requested
  const line = lines.find((one) => one.lineNo === lineNo) ?? invalid('lines', `There is no line ${lineNo}.`)
  const rule = ruleOf(kind, line, today)
  const about = { data: { lineNo, lastDay: rule.lastDay, boxes: rule.boxes } }
  if (!rule.isAllowed) refuse('Order.NotReturnable', { message: rule.text, ...about })
  const claimed = claimedBoxes(requested, kind, line, catalog)
  const least = kind === 'damage' && !claimed.pieces ? normalBreakage(line.shippedBoxes) + 1 : 1
  if (claimed.boxes < least || claimed.boxes > rule.boxes)
    refuse('Order.NotReturnable', { message: rangeMessage(kind, line.name, least, rule.boxes), ...about })
  return claimed
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
): Promise<CustomerReturn> =>
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
      await queueReturn(db, id)
      await audit(db, auditActor, { action: 'return.cancel', object: id })
    }
    return getReturn(db, customer, id)
  })

async function getReturn(db: Queryable, customer: Customer, id: string): Promise<CustomerReturn> {
  const row = await db.find<{ documentId: string }>(sql`
    select d.id as "documentId" from sales_returns s join sales_documents d on d.id = s.document_id
    where s.id = ${id} and ${visibleOrders(customer)}`)
  const order = row && (await getOrderRecord(db, customer, row.documentId))
  return order?.returns.find(({ number }) => number === id) ?? refuse('NotFound')
}
