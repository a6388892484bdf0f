import { claimabilityOf, normalBreakage } from '@tessera/domain/sales/claimability'
import type { ReturnReason } from '@tessera/domain/sales/return-life-cycle'
import { returnabilityOf } from '@tessera/domain/sales/returnability'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { OrderLineRecord, OrderRecord } from '../records/order-record.ts'
import { recordOrderEvent } from '../records/record-order-event.ts'
import type { SalesNeeds } from '../sales-needs.ts'
import { claimedBoxes, type RequestedLine } from './claimed-boxes.ts'
import { queueReturn } from './due-returns.ts'

interface NewReturn {
  /** Locked, so that two requests never include the same box. */
  order: Pick<OrderRecord, 'number' | 'lines'>
  kind: ReturnReason
  reason: string
  requested: readonly RequestedLine[]
  /** The customer who requests it; null if staff do. */
  personId: string | null
  /** The sentence of the order's history. */
  text: string
  /** Of a form that may be sent twice. */
  key?: string
  /** On the calendar of the customer's store. */
  today: string
  now: Date
}

interface OpenedReturn {
  id: string
  lines: RequestedLine[]
}

/** Checks what is returned by the rules of the sale, and writes the return with its event. */
export async function openReturnWithin(
  db: Queryable,
  catalog: SalesNeeds['catalog'],
  { order, kind, reason, requested, personId, text, key, today, now }: NewReturn,
): Promise<OpenedReturn> {
  if (requested.length === 0) invalid('lines', 'Choose what to return.')
  if (new Set(requested.map(({ lineNo }) => lineNo)).size !== requested.length) invalid('lines', 'List each line once.')
  const lines = requested.map((line) => checkLine(order.lines, kind, line, { today, catalog }))
  const [made] = await db.rows<{ id: string }>(sql`
    with made as (
      insert into sales_returns (document_id, kind, reason, person_id, requested_at, moved_at, key)
      values (${order.number}, ${kind}, ${reason}, ${personId}, ${now}, ${now}, ${key ?? null}) returning id
    ), lined as (
      insert into sales_return_lines (return_id, document_id, line_no, boxes, pieces)
      select made.id, ${order.number}, l."lineNo", l.boxes, l.pieces
      from made, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as l("lineNo" integer, boxes integer, pieces integer)
    )
    select id from made`)
  const id = made?.id ?? ''
  const event = { documentId: order.number, kind: 'return-requested', reference: id, at: now, text }
  await recordOrderEvent(db, { ...event, ...(personId && { personId }) })
  await queueReturn(db, id)
  return { id, lines }
}

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
