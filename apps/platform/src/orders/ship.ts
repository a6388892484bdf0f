import { type ShippedItem, shipOrder } from '@tessera/domain/orders/complete-order'
import { putOnShipment } from '@tessera/domain/orders/shipped-quantity'
import { displayedShippingAddressID } from '@tessera/domain/orders/shipping-address'
import { fail, notFound } from '@tessera/server/api-error'
import { join, name, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { fullRow } from '../engine/column-assignments.ts'
import { chosenID } from '../engine/crud.ts'
import { ownerOf } from '../engine/owner.ts'
import { completeIfShipped } from './complete-if-shipped.ts'
import { type IncomingOrder, lockIncoming } from './counting-orders.ts'
import { findUid, shippedOrder } from './find-order.ts'
import { type LockedOrder, lockOrder, orThrow, saveWithBookings } from './locked-order.ts'
import { shipmentTable } from './order-table.ts'
import { showOrder } from './show-order.ts'
import { writeOrderState } from './write-order-state.ts'

export const shipHandlers: PlatformHandlers = {
  'Orders.Ship': async (call) => {
    const uid = await findUid(call.db, shippedOrder(call))
    const incoming = uid === undefined ? undefined : await lockIncoming(call.db, uid)
    const locked = await lockOrder(call, shippedOrder)
    const { items, ...booking } = orThrow(shipOrder(locked.state, { now: call.now, caller: locked.caller }))
    await saveWithBookings(call, locked, booking)
    const buyerID = incoming?.record.buyerID ?? (locked.record.side === 'buyer' ? locked.record.buyerID : null)
    await addShipmentItems(call, locked, await createShipment(call, locked, buyerID), items)
    if (incoming) await countForBuyer(call, incoming, items)
    return showOrder(call.db, locked.record.uid)
  },
}

/** The goods of a supplier's order are shipped for the buyer's order too, which may be complete with them. */
async function countForBuyer(
  { db, now }: PlatformCall,
  { record, lineIDs }: IncomingOrder,
  items: readonly ShippedItem[],
): Promise<void> {
  const state = items.reduce((before, { lineItemID, quantity }) => {
    const item = { lineItemID: lineIDs.get(lineItemID) ?? lineItemID, quantity, before: 0 }
    return orThrow(putOnShipment(before, item)).state
  }, record.state)
  await writeOrderState(db, record, await completeIfShipped(db, record, state, now), {
    offers: new Map(),
    copies: new Map(),
  })
}

/** Ships everything that is left, to the order's address and with today's date unless the body says otherwise. */
async function createShipment(call: PlatformCall, locked: LockedOrder, buyerID: string | null): Promise<string> {
  const { actor, body, now, db } = call
  const { record, state } = locked
  if (typeof body.BuyerID === 'string' && body.BuyerID !== buyerID)
    fail('ValidationFailure', { Property: 'BuyerID' }, 'BuyerID must be that of the order.')
  const owner = await ownerOf(call, body.OwnerID)
  await checkAddresses(call, locked, { owner, buyerID })
  const { ToAddressID: to = null } = body
  const input = { ...body, BuyerID: buyerID, DateShipped: body.DateShipped ?? now.toISOString() }
  const row = [
    { column: 'marketplace_id', value: sql`${actor.marketplace}` },
    { column: 'id', value: sql`${await chosenID(call)}` },
    { column: 'owner_id', value: sql`${owner}` },
    { column: 'to_address', value: to === null ? commonAddress(record.uid) : sql`null` },
    ...fullRow(shipmentTable, { ...input, ToAddressID: to ?? displayedShippingAddressID(state) }),
  ]
  const made = await db.find<{ uid: string }>(sql`
    insert into shipments (${join(row.map(({ column }) => name(column)))})
    values (${join(row.map(({ value }) => value))})
    returning uid::text`)
  return made?.uid ?? ''
}

/** The common shipping address of all lines, as stored on submission. */
const commonAddress = (uid: string): Sql => sql`(
  select case when count(distinct coalesce(l.shipping_address, 'null')) = 1 then min(l.shipping_address::text)::jsonb end
  from line_items l where l.order_uid = ${uid} and not l.is_bundle)`

/** The origin must be an address of the sender, the destination one of the buyer. */
async function checkAddresses(
  { db, actor, body }: PlatformCall,
  { record }: LockedOrder,
  { owner, buyerID }: { owner: string; buyerID: string | null },
): Promise<void> {
  const { FromAddressID: from, ToAddressID: to } = body
  const sender = owner === actor.marketplace ? 'seller' : 'supplier'
  const isPlaceOf = (type: string, company: string, id: string) =>
    db.find(sql`
      select from addresses a
      where a.marketplace_id = ${actor.marketplace} and a.company_type = ${type} and a.company_id = ${company} and a.id = ${id}
        and (a.private_of is null or a.private_of = ${record.isGuest ? null : record.userKey})`)
  if (typeof from === 'string' && !(await isPlaceOf(sender, owner, from))) throw notFound('Address', from)
  if (typeof to === 'string' && !(await isPlaceOf('buyer', buyerID ?? '', to))) throw notFound('Address', to)
}

async function addShipmentItems(
  { db }: PlatformCall,
  { record }: LockedOrder,
  shipment: string,
  items: readonly ShippedItem[],
): Promise<void> {
  await db.rows(sql`
    insert into shipment_items (shipment_uid, order_uid, line_item_id, quantity_shipped)
    select ${shipment}::bigint, ${record.uid}::bigint, r."lineItemID", r.quantity
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r("lineItemID" text, quantity integer)`)
}
