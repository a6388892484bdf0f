import type { ShippedItem } from '@tessera/domain/orders/complete-order'
import { putOnShipment, takeOffShipment } from '@tessera/domain/orders/shipped-quantity'
import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { JsonText } from '@tessera/server/json-text'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { type ListSource, listPage } from '../engine/list-page.ts'
import { selectList } from '../engine/select-list.ts'
import { getListed } from '../me/find-listed.ts'
import { applyBookings } from '../orders/apply-bookings.ts'
import { completeIfShipped } from '../orders/complete-if-shipped.ts'
import { lockCountingOrders } from '../orders/counting-orders.ts'
import { orThrow } from '../orders/locked-order.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { shipmentItemTable, shipmentTable } from '../orders/order-table.ts'
import { writeOrderState } from '../orders/write-order-state.ts'
import { type LockedShipment, lockShipment } from './locked-shipment.ts'
import { countedItems, shipmentItems, visibleShipments } from './visible-shipments.ts'

export const shipmentItemHandlers: PlatformHandlers = {
  'Shipments.ListItems': async (call) => listPage(call, await itemsIn(call)),
  'Shipments.GetItem': async (call) => getItem(call, await itemsIn(call), namedItem(call)),
  'Shipments.SaveItem': saveItem,
  'Shipments.DeleteItem': deleteItem,
}

interface ItemName {
  orderID: string
  lineItemID: string
}

const namedItem = (call: PlatformCall): ItemName => ({
  orderID: pathParameter(call, 'orderID'),
  lineItemID: pathParameter(call, 'lineItemID'),
})

/** The items of the shipment in the path; a buyer's user sees those of the buyer's orders. */
async function itemsIn(call: PlatformCall): Promise<ListSource> {
  const { actor } = call
  const id = pathParameter(call, 'shipmentID')
  const shipments = { table: shipmentTable, from: sql`shipments t`, where: visibleShipments(actor) }
  await getListed(call, shipments, 'Shipment', id)
  const ordered =
    actor.userType === 'buyer' ? sql`and t.side = 'buyer' and t.from_company_id = ${actor.companyID}` : sql``
  const where = sql`t.marketplace_id = ${actor.marketplace} and t.shipment_id = ${id} ${ordered}`
  return { table: shipmentItemTable, from: actor.userType === 'buyer' ? countedItems : shipmentItems, where }
}

async function getItem(
  { db }: PlatformCall,
  { table, from, where }: ListSource,
  { orderID, lineItemID }: ItemName,
): Promise<JsonText> {
  const row = await db.find<{ json: string }>(sql`
    select row_to_json(it)::text as json
    from (
      select ${selectList(table)} from ${from}
      where ${where} and t.order_id = ${orderID} and t.line_item_id = ${lineItemID}
      order by t.side limit 1) it`)
  if (!row) throw notFound('ShipmentItem', lineItemID)
  return new JsonText(row.json, lineItemID)
}

/** Saves the quantity of one line; a line is in a shipment once. */
async function saveItem(call: PlatformCall): Promise<JsonText> {
  const { db, body, now } = call
  const shipment = await lockShipment(call)
  const uid = await findOrderUid(call, String(body.OrderID))
  const item = { lineItemID: String(body.LineItemID), quantity: Number(body.QuantityShipped) }
  const counting = await lockCountingOrders(db, uid, item.lineItemID)
  const buyer = counting.find(({ record }) => record.side === 'buyer')?.record.buyerID
  if (shipment.buyerID !== null && buyer !== undefined && shipment.buyerID !== buyer)
    fail('ValidationFailure', { Property: 'OrderID' }, 'OrderID must be an order of the buyer of the shipment.')
  const before = (await findQuantity(db, shipment, uid, item.lineItemID)) ?? 0
  const changes = counting.map(({ record, lineItemID }) => ({
    record,
    ...orThrow(putOnShipment(record.state, { ...item, lineItemID, before })),
  }))
  await db.rows(sql`
    insert into shipment_items (shipment_uid, order_uid, line_item_id, quantity_shipped)
    values (${shipment.uid}, ${uid}, ${item.lineItemID}, ${item.quantity})
    on conflict (shipment_uid, order_uid, line_item_id) do update set quantity_shipped = excluded.quantity_shipped`)
  for (const { record, state } of changes)
    await writeOrderState(db, record, await completeIfShipped(db, record, state, now), noCatalog)
  const source = { ...(await itemsIn(call)), where: sql`t.order_uid = ${uid} and t.shipment_uid = ${shipment.uid}` }
  return getItem(call, source, { orderID: String(body.OrderID), lineItemID: item.lineItemID })
}

async function deleteItem(call: PlatformCall): Promise<undefined> {
  const { db } = call
  const shipment = await lockShipment(call)
  const { orderID, lineItemID: id } = namedItem(call)
  const uid = await findOrderUid(
    call,
    orderID,
    sql`and exists (
    select from shipment_items i where i.shipment_uid = ${shipment.uid} and i.order_uid = t.uid and i.line_item_id = ${id})`,
  )
  const counting = await lockCountingOrders(db, uid, id)
  const quantity = await findQuantity(db, shipment, uid, id)
  if (quantity === undefined) throw notFound('ShipmentItem', id)
  for (const { record, lineItemID } of counting) await returnItems(call, record, [{ lineItemID, quantity }])
  await db.rows(sql`
    delete from shipment_items where shipment_uid = ${shipment.uid} and order_uid = ${uid} and line_item_id = ${id}`)
  return undefined
}

const noCatalog = { offers: new Map(), copies: new Map() }

/** Gives the quantities back to the lines of a locked order. */
export async function returnItems(
  { db }: PlatformCall,
  record: OrderRecord,
  items: readonly ShippedItem[],
): Promise<void> {
  const { state, ...booking } = takeOffShipment(record.state, items)
  await applyBookings(db, record, booking)
  await writeOrderState(db, record, state, noCatalog)
}

/** Finds an order that the caller may ship, submitted or not: the seller all, a supplier those sent to it. */
async function findOrderUid({ db, actor }: PlatformCall, id: string, also: Sql = sql``): Promise<string> {
  const sent = actor.userType === 'supplier' ? sql`and t.to_company_id = ${actor.companyID}` : sql``
  const found = await db.find<{ uid: string }>(sql`
    select t.uid::text from orders t
    where t.marketplace_id = ${actor.marketplace} and t.id = ${id} ${sent} ${also}
    order by t.side limit 1`)
  if (!found) throw notFound('Order', id)
  return found.uid
}

const findQuantity = async (
  db: Queryable,
  { uid }: LockedShipment,
  orderUid: string,
  lineItemID: string,
): Promise<number | undefined> =>
  (
    await db.find<{ quantity: number }>(sql`
      select quantity_shipped as quantity from shipment_items
      where shipment_uid = ${uid} and order_uid = ${orderUid} and line_item_id = ${lineItemID}`)
  )?.quantity
