import type { Place } from '@tessera/client/shop/types.gen'
import { findChangeProblem, findDayProblem, isSameArea } from '@tessera/domain/sales/order-change'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Customer } from '../../../kit/visitor.ts'
import { audit, type Doer } from '../../people/accounts/audit.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderRecord } from './order-record.ts'

export interface OrderWish {
  number: string
  shippingAddress?: Place | null
  wantedOn?: string | null
  pickUpPerson?: string | null
  instructions?: string | null
}

interface Changing {
  customer: Customer
  doer: Doer
  now: Date
}

/** Changes the address, the date or the pickup person, as long as the order is not being picked. */
export const changeOrder = (database: Database, { customer, doer, now }: Changing, wish: OrderWish): Promise<void> =>
  database.transaction(async (db) => {
    const order = await lockOrder(db, customer, wish.number)
    const fulfilments = order.lines.map(({ fulfilment }) => fulfilment)
    const problem = findChangeProblem({ ...order, fulfilments })
    if (problem) refuse('Order.NotChangeable', { message: problem })
    checkWish(order, wish, now)
    const place = wish.shippingAddress ? { ...wish.shippingAddress, country: 'US' } : null
    await db.rows(sql`
      update sales_documents
      set ship_to_place = coalesce(${place && JSON.stringify(place)}::jsonb, ship_to_place),
        ship_to = case when ${place !== null} then null else ship_to end,
        wanted_on = coalesce(${wish.wantedOn ?? null}::date, wanted_on),
        pick_up_person = coalesce(${wish.pickUpPerson ?? null}, pick_up_person),
        instructions = coalesce(${wish.instructions ?? null}, instructions)
      where id = ${order.number}`)
    await tell(db, order.number, customer, wish, now)
    await audit(db, doer, {
      action: 'order.change',
      object: order.number,
      before: { wantedOn: order.wantedOn, shippingAddress: order.shippingAddress, pickUpPerson: order.pickUpPerson },
      after: wish,
    })
  })

function checkWish({ isPickUp, shippingAddress }: OrderRecord, wish: OrderWish, now: Date): void {
  const { shippingAddress: place, wantedOn } = wish
  if (place && (isPickUp || !shippingAddress)) invalid('shippingAddress', 'This order is ready at your store.')
  if (place && shippingAddress && !isSameArea(place, shippingAddress))
    refuse('Order.NotChangeable', {
      message: `Freight and tax were calculated for ZIP codes that start with ${shippingAddress.zip.slice(0, 3)}. To ship elsewhere, call your store.`,
    })
  const dayProblem = wantedOn ? findDayProblem(wantedOn, now.toISOString().slice(0, 10)) : undefined
  if (dayProblem) invalid('wantedOn', dayProblem)
}

/** Every change gets its own event, so the time is part of the event's key. */
async function tell(db: Queryable, documentId: string, { firstName, lastName }: Customer, wish: OrderWish, at: Date) {
  const { shippingAddress, wantedOn, pickUpPerson } = wish
  const said = [
    shippingAddress && `ship to ${shippingAddress.street1}, ${shippingAddress.city}`,
    wantedOn && `deliver after ${wantedOn}`,
    pickUpPerson && `pickup by ${pickUpPerson}`,
  ].filter(Boolean)
  const text = `${firstName} ${lastName} changed the order${said.length > 0 ? `: ${said.join(', ')}` : ''}.`
  await db.rows(sql`
    insert into sales_events (document_id, kind, reference, at, text)
    values (${documentId}, 'changed', ${at.toISOString()}, ${at}, ${text.slice(0, 300)})
    on conflict do nothing`)
}
