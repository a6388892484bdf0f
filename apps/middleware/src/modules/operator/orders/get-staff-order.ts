import type { StaffOrder } from '@tessera/client/shop/types.gen'
import type { DocumentPrefix } from '@tessera/contract/shop/constants'
import { documentTypes } from '@tessera/domain/billing/document-types'
import { findStaffAddProblem, findStaffChangeProblem } from '@tessera/domain/sales/find-staff-change-problem'
import { fulfillmentLabel } from '@tessera/domain/sales/fulfillment-label'
import {
  mergeOrderTimeline,
  type OrderEventFact,
  type StaffActionFact,
} from '@tessera/domain/sales/merge-order-timeline'
import { nextStaffStep } from '@tessera/domain/sales/next-staff-step'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { utcText } from '../../../kit/utc-text.ts'
import { findOrder } from '../../orders/records/find-order.ts'
import { orderStatusText } from '../../orders/records/order-labels.ts'
import type { OrderLineRecord, OrderRecord } from '../../orders/records/order-record.ts'
import { orderVersion } from './order-version.ts'
import { staffOrderColumns } from './staff-order-columns.ts'

/** Columns that only staff see. */
interface StaffColumns
  extends Pick<
    StaffOrder,
    | 'customer'
    | 'customerNumber'
    | 'promisedOn'
    | 'isLate'
    | 'isAwaitingPayment'
    | 'isBeingCanceled'
    | 'isOnHold'
    | 'creditLineCents'
    | 'refunds'
    | 'version'
  > {
  orderedBy: { name: string; email: string; phone: string | null } | null
  guestEmail: string | null
  events: OrderEventFact[]
  actions: StaffActionFact[]
  postings: { type: DocumentPrefix; id: string; at: string; by: string | null }[]
}

const actions = sql`(
  select coalesce(json_agg(json_build_object('action', r.action, 'at', ${utcText(sql`r.at`)},
    'actor', regexp_replace(r.actor, ' \\([^)]*\\)$', ''), 'reason', r.after ->> 'reason', 'note', r.after ->> 'note',
    'reference', case when r.object = d.id then coalesce(r.after ->> 'deliveryNumber', '') else r.object end)
    order by r.id), '[]')
  from audit_records r
  where r.actor is not null
    and (r.object = d.id or r.object in (select s.id from sales_returns s where s.document_id = d.id)))`

const staffColumns = (now: Date): Sql => sql`, ${staffOrderColumns(now)}, ${orderVersion} as version,
  d.cancel_asked_at is not null and d.status <> 'canceled' as "isBeingCanceled",
  coalesce((select on_hold from accounts where id = d.account_id), false) as "isOnHold",
  (select credit_line_cents::float8 from accounts where id = d.account_id) as "creditLineCents",
  (select json_build_object('name', p.first_name || ' ' || p.last_name, 'email', p.email, 'phone', p.phone)
    from people p where p.id = d.person_id) as "orderedBy",
  (select t.email from payment_attempts t where t.id = d.attempt_id) as "guestEmail",
  (select coalesce(json_agg(json_build_object('refundId', f.id, 'documentId', f.credit_id, 'cents', f.cents,
      'requestedAt', ${utcText(sql`f.requested_at`)}) order by f.requested_at, f.id), '[]')
    from credit_refunds f join billing_documents b on b.id = f.credit_id
    where b.sales_document_id = d.id and f.state = 'requested') as refunds,
  (select coalesce(json_agg(json_build_object('kind', e.kind, 'reference', e.reference, 'at', ${utcText(sql`e.at`)},
      'text', e.text) order by e.at, e.kind), '[]')
    from sales_events e where e.document_id = d.id) as events,
  ${actions} as actions,
  (select coalesce(json_agg(json_build_object('type', b.type, 'id', b.id, 'at', ${utcText(sql`b.created_at`)},
      'by', (select p.first_name || ' ' || p.last_name from people p where p.id = b.person_id and b.type = 'DZ'))
      order by b.created_at, b.id), '[]')
    from billing_documents b where b.sales_document_id = d.id) as postings`

/** Reads an order by its number or by the platform's ID, in one statement. */
export async function getStaffOrder(db: Queryable, number: string, now: Date): Promise<StaffOrder> {
  const found = /^[\w-]{1,100}$/.test(number)
    ? await findOrder<OrderRecord & StaffColumns>(db, number, sql`true`, staffColumns(now))
    : undefined
  const record = found ?? refuse('NotFound', { message: 'We couldn’t find this order.' })
  const lines = record.lines.map((line) => lineView(line, record.status))
  const facts = { ...record, lines }
  return {
    ...pickShown(record),
    statusText: orderStatusText(record.status, record.lines, record.isPickUp),
    fulfilmentText: fulfillmentLabel(record.lines, record.isPickUp),
    nextStep: nextStaffStep(facts) ?? null,
    changeProblem: findStaffChangeProblem(record) ?? null,
    addProblem: findStaffAddProblem(record) ?? null,
    lines,
    documents: record.bills.map(({ type, ...bill }) => ({ ...bill, label: `${documentTypes[type].text} ${bill.id}` })),
    people: peopleOf(record),
    timeline: mergeOrderTimeline({
      events: record.events,
      actions: record.actions,
      messages: record.messages,
      documents: record.postings.map(({ type, id, at, by }) => ({
        label: `${documentTypes[type].text} ${id}`,
        at,
        by,
      })),
    }),
  }
}

function lineView(line: OrderLineRecord, status: string): StaffOrder['lines'][number] {
  const { returnKind: _kind, pendingBoxes: _pending, deliveredOn: _on, areaSqft: _area, ...shown } = line
  const isActive = status === 'open' || status === 'awaiting-approval'
  return { ...shown, leftBoxes: isActive ? line.boxes - line.shippedBoxes - line.canceledBoxes : 0 }
}

function pickShown(record: OrderRecord & StaffColumns) {
  const { number, orderId, status, origin, type, placedAt, timeZone, poNumber, jobName, quoteId, storeName } = record
  const { isPickUp, wantedOn, instructions, shippingAddress, shipments, returns, messages, paymentText } = record
  const { subtotalCents, discountCents, shippingCents, taxCents, totalCents, canceledCents, balanceCents } = record
  const { customer, customerNumber, promisedOn, isLate, isAwaitingPayment, isBeingCanceled } = record
  const { isOnHold, creditLineCents, refunds, version, pickUpPerson } = record
  return {
    number,
    orderId,
    status,
    origin,
    type,
    placedAt,
    timeZone,
    poNumber,
    jobName,
    quoteId,
    storeName,
    isPickUp,
    wantedOn,
    instructions,
    shippingAddress,
    shipments,
    returns,
    messages,
    paymentText,
    subtotalCents,
    discountCents,
    shippingCents,
    taxCents,
    totalCents,
    canceledCents,
    balanceCents,
    customer,
    customerNumber,
    promisedOn,
    isLate,
    isAwaitingPayment,
    isBeingCanceled,
    isOnHold,
    creditLineCents,
    refunds,
    version,
    pickUpPerson,
  }
}

/** The people who ordered, who get the boxes and who pick them up. */
function peopleOf({
  orderedBy,
  placedBy,
  guestEmail,
  shippingAddress,
  pickUpPerson,
  customer,
}: OrderRecord & StaffColumns) {
  const none = { email: null, phone: null }
  const buyer = orderedBy ?? { ...none, name: placedBy ?? customer, email: guestEmail }
  const to = shippingAddress
  return [
    { part: 'Ordered by', ...buyer },
    ...(to ? [{ part: 'Ship to', name: `${to.firstName} ${to.lastName}`.trim(), email: null, phone: to.phone }] : []),
    ...(pickUpPerson ? [{ part: 'Picks up', ...none, name: pickUpPerson }] : []),
  ]
}
