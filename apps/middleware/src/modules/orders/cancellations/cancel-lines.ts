import { PlatformError } from '@tessera/client/platform-error'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { waitUntilFree } from '../../../kit/http/wait-until-free.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { type AuditActor, audit } from '../../people/accounts/audit.ts'
import { queueCanceledEmail } from '../emails/queue-order-emails.ts'
import { holdOrder, releaseOrder } from '../records/hold-order.ts'
import { lockOrder } from '../records/lock-order.ts'
import type { OrderRecord } from '../records/order-record.ts'
import { cancellability } from '../records/order-view.ts'
import type { SalesNeeds } from '../sales-needs.ts'
import { cancelBoxes } from './cancel-boxes.ts'

export interface LineCancellation {
  customer: Customer
  number: string
  reason: string | null
  lines: readonly { lineNo: number; boxes: number }[]
  auditActor: AuditActor
  now: Date
}

interface HeldOrder {
  id: string
  orderId: string | null
  /** Quantities of the platform's lines after the cancellation. */
  there: { lineId: string; left: number }[]
  /** A repeated click for the same boxes. */
  isDone: boolean
}

/** The same person canceling the same boxes within 5 s has clicked twice. */
const clickSeconds = 5
const action = 'order.cancel-lines'

/**
 * Cancels boxes that are not being picked yet; the rest of the order goes on. The order is held first, so nothing ships
 * meanwhile and other requests wait. If a process dies after the platform released the boxes, the job that follows the
 * platform does the rest.
 */
export async function cancelLines(needs: SalesNeeds, cancellation: LineCancellation): Promise<void> {
  const { database } = needs
  const held = await waitUntilFree(() => database.transaction((db) => startCancellation(db, cancellation)))
  if (held.isDone) return
  try {
    if (held.orderId) await updatePlatformLines(needs, held.orderId, held.there)
  } catch (error) {
    await releaseOrder(database, held.id, cancellation.now)
    // only the platform knows the quantity limits of a price
    if (error instanceof PlatformError && error.status < 500)
      refuse('Order.NotCancellable', {
        message: 'We can’t ship the remaining quantity alone. Cancel the whole line, or call your store.',
      })
    throw error
  }
  await database.transaction((db) => finishCancellation(db, held.id, cancellation, needs.publicUrl))
}

async function startCancellation(db: Queryable, cancellation: LineCancellation): Promise<HeldOrder | undefined> {
  const { customer, number, lines, now } = cancellation
  const order = await lockOrder(db, customer, number)
  const { number: id, orderId } = order
  if (await wasJustDone(db, id, cancellation)) return { id, orderId, there: [], isDone: true }
  checkLines(order, lines)
  if (!(await holdOrder(db, id, now))) return undefined
  // lines of quote orders are never canceled alone, and every other line has one platform line
  const there = await db.rows<HeldOrder['there'][number]>(sql`
    select l.platform_line_ids[1] as "lineId", l.boxes - l.canceled_boxes - c.boxes as left
    from sales_lines l
    join jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as c("lineNo" integer, boxes integer) on c."lineNo" = l.line_no
    where l.document_id = ${id} and l.platform_line_ids <> '{}'
    order by l.line_no`)
  return { id, orderId, there, isDone: false }
}

async function wasJustDone(db: Queryable, id: string, { customer, lines, now }: LineCancellation): Promise<boolean> {
  const done = await db.find(sql`
    select id from audit_records
    where object = ${id} and action = ${action} and person_id = ${customer.personID}
      and after -> 'lines' = ${JSON.stringify(lines)}::jsonb
      and at > ${now}::timestamptz - make_interval(secs => ${clickSeconds}::int)
    limit 1`)
  return done !== undefined
}

function checkLines(order: OrderRecord, lines: LineCancellation['lines']): void {
  if (lines.length === 0) invalid('lines', 'Enter how many boxes to cancel.')
  if (new Set(lines.map(({ lineNo }) => lineNo)).size !== lines.length) invalid('lines', 'List each line once.')
  for (const { lineNo, boxes } of lines) {
    const line = order.lines.find((one) => one.lineNo === lineNo) ?? invalid('lines', `There is no line ${lineNo}.`)
    const rule = cancellability(order, line)
    const about = { data: { lineNo, boxes: rule.boxes } }
    if (rule.reason !== null) refuse('Order.NotCancellable', { message: `${line.name}: ${rule.reason}`, ...about })
    if (boxes < 1 || boxes > rule.boxes)
      refuse('Order.NotCancellable', { message: `Of ${line.name}, 1 to ${rule.boxes} can be canceled.`, ...about })
  }
  const left = order.lines.reduce(
    (sum, { boxes, shippedBoxes, canceledBoxes }) => sum + boxes - shippedBoxes - canceledBoxes,
    0,
  )
  const isSent = order.lines.some(({ shippedBoxes }) => shippedBoxes > 0)
  const gone = lines.reduce((sum, { boxes }) => sum + boxes, 0)
  if (gone === left && !isSent)
    refuse('Order.NotCancellable', { message: 'That’s everything. Cancel the whole order instead.' })
}

export async function updatePlatformLines(
  { commerce }: Pick<SalesNeeds, 'commerce'>,
  orderId: string,
  there: HeldOrder['there'],
): Promise<void> {
  const { LineItems } = commerce.client
  const asShop = await commerce.backOffice()
  for (const { lineId, left } of there)
    if (left > 0) await LineItems.Patch('Incoming', orderId, lineId, { Quantity: left }, asShop)
    else await LineItems.Delete('Incoming', orderId, lineId, asShop)
}

async function finishCancellation(
  db: Queryable,
  id: string,
  { customer, lines, reason, auditActor, now }: LineCancellation,
  publicUrl: string,
): Promise<void> {
  await db.rows(sql`select from sales_documents where id = ${id} for update`)
  await releaseOrder(db, id, now)
  const by = `${customer.firstName} ${customer.lastName}`
  await cancelBoxes(db, { documentId: id, lines, by, personId: customer.personID }, now)
  await queueCanceledEmail(db, { documentId: id, isPart: true }, { publicUrl, now })
  await audit(db, auditActor, { action, object: id, after: { lines, reason } })
}
