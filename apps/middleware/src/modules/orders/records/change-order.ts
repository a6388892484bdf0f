import type { PostalAddress } from '@tessera/client/shop/types.gen'
import { dayIn } from '@tessera/domain/local-time'
import { findDayProblem, findDeliveryChangeProblem, isSameArea } from '@tessera/domain/sales/order-change'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { type AuditActor, audit } from '../../people/accounts/audit.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderRecord } from './order-record.ts'

export interface OrderChanges {
  number: string
  shippingAddress?: PostalAddress | null
  wantedOn?: string | null
  pickUpPerson?: string | null
  instructions?: string | null
}

interface Changing {
  customer: Customer
  auditActor: AuditActor
  now: Date
}

/** Changes the address, the date or the pickup person, as long as the order is not being picked. */
export const changeOrder = (
  database: Database,
  { customer, auditActor, now }: Changing,
  changes: OrderChanges,
): Promise<void> =>
  database.transaction(async (db) => {
    const order = await lockOrder(db, customer, changes.number)
    const fulfilments = order.lines.map(({ fulfilment }) => fulfilment)
    const problem = findDeliveryChangeProblem({ ...order, fulfilments })
    if (problem) refuse('Order.NotChangeable', { message: problem })
    checkChanges(order, changes, dayIn(now, order.timeZone))
    await writeDelivery(db, order.number, changes)
    await recordChanges(db, order.number, customer, changes, now)
    await audit(db, auditActor, {
      action: 'order.change',
      object: order.number,
      before: { wantedOn: order.wantedOn, shippingAddress: order.shippingAddress, pickUpPerson: order.pickUpPerson },
      after: changes,
    })
  })

export async function writeDelivery(db: Queryable, id: string, changes: Omit<OrderChanges, 'number'>): Promise<void> {
  const place = changes.shippingAddress ? { ...changes.shippingAddress, country: 'US' } : null
  await db.rows(sql`
    update sales_documents
    set ship_to_place = coalesce(${place && JSON.stringify(place)}::jsonb, ship_to_place),
      ship_to = case when ${place !== null} then null else ship_to end,
      wanted_on = coalesce(${changes.wantedOn ?? null}::date, wanted_on),
      pick_up_person = coalesce(${changes.pickUpPerson ?? null}, pick_up_person),
      instructions = coalesce(${changes.instructions ?? null}, instructions)
    where id = ${id}`)
}

function checkChanges({ isPickUp, shippingAddress }: OrderRecord, changes: OrderChanges, today: string): void {
  const { shippingAddress: place, wantedOn } = changes
  if (place && (isPickUp || !shippingAddress)) invalid('shippingAddress', 'This order is ready at your store.')
  if (place && shippingAddress && !isSameArea(place, shippingAddress))
    refuse('Order.NotChangeable', {
      message: `Freight and tax were calculated for ZIP codes that start with ${shippingAddress.zip.slice(0, 3)}. To ship elsewhere, call your store.`,
    })
  const dayProblem = wantedOn ? findDayProblem(wantedOn, today) : undefined
  if (dayProblem) invalid('wantedOn', dayProblem)
}

/** `deliver after 2026-11-20`, `pickup by Ada Mason`. */
export const describeDelivery = ({ shippingAddress, wantedOn, pickUpPerson }: Omit<OrderChanges, 'number'>): string[] =>
  [
    shippingAddress && `ship to ${shippingAddress.street1}, ${shippingAddress.city}`,
    wantedOn && `deliver after ${wantedOn}`,
    pickUpPerson && `pickup by ${pickUpPerson}`,
  ].filter((text) => typeof text === 'string')

/** Every change gets its own event, so the time is part of the event's key. */
async function recordChanges(
  db: Queryable,
  documentId: string,
  { firstName, lastName }: Customer,
  changes: OrderChanges,
  at: Date,
) {
  const descriptions = describeDelivery(changes)
  const text = `${firstName} ${lastName} changed the order${descriptions.length > 0 ? `: ${descriptions.join(', ')}` : ''}.`
  await db.rows(sql`
    insert into sales_events (document_id, kind, reference, at, text)
    values (${documentId}, 'changed', ${at.toISOString()}, ${at}, ${text.slice(0, 300)})
    on conflict do nothing`)
}
