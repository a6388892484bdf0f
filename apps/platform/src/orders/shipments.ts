import { pathParameter, queryValue } from '@tessera/server/call'
import { and, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { type ListSource, listPage } from '../engine/list-page.ts'
import { getListed } from '../me/find-listed.ts'
import { findUid, missingOrder, shippedOrder } from './find-order.ts'
import { shipmentItemTable, shipmentTable } from './order-table.ts'
import { isOwnOrder } from './reachable-orders.ts'

/** Shipments of an order, and those to a buyer's user. */
export const shipmentHandlers: PlatformHandlers = {
  'Orders.ListShipments': async (call) => {
    const uid = await findUid(call.db, shippedOrder(call))
    if (!uid) throw missingOrder(call)
    const where = and([hasItem(sql`i.order_uid = ${uid}`), ...ownShipments(call)])
    return listPage(call, { table: shipmentTable, from: sql`shipments t`, where })
  },
  'Me.ListShipments': (call) => listPage(call, sentTo(call)),
  'Me.GetShipment': (call) => getListed(call, sentTo(call), 'Shipment', pathParameter(call, 'shipmentID')),
  'Me.ListShipmentItems': async (call) => {
    const id = pathParameter(call, 'shipmentID')
    await getListed(call, sentTo(call), 'Shipment', id)
    const where = sql`t.marketplace_id = ${call.actor.marketplace} and t.shipment_id = ${id} and t.order_uid in (${ordersOf(call)})`
    return listPage(call, { table: shipmentItemTable, from: items, where })
  },
}

const hasItem = (item: Sql): Sql => sql`t.uid in (select i.shipment_uid from shipment_items i where ${item})`

/** A supplier sees only its own shipments. */
const ownShipments = ({ actor }: PlatformCall): Sql[] =>
  actor.userType === 'supplier' ? [sql`t.owner_id = ${actor.companyID}`] : []

/** The caller's own orders, or the requested one of them. */
function ordersOf(call: PlatformCall): Sql {
  const orderID = queryValue(call, 'orderID')
  return sql`
    select t.uid from orders t
    where ${isOwnOrder(call.actor)} and t.marketplace_id = ${call.actor.marketplace} ${orderID ? sql`and t.id = ${orderID}` : sql``}`
}

const sentTo = (call: PlatformCall): ListSource => ({
  table: shipmentTable,
  from: sql`shipments t`,
  where: sql`t.marketplace_id = ${call.actor.marketplace} and ${hasItem(sql`i.order_uid in (${ordersOf(call)})`)}`,
})

/** An item includes its line. */
const items = sql`(
  select s.marketplace_id, s.id as shipment_id, i.order_uid, o.id as order_id, i.line_item_id, i.quantity_shipped,
    l.unit_price, l.cost_center, l.date_needed, l.product, l.variant, l.specs, l.xp
  from shipment_items i
  join shipments s on s.uid = i.shipment_uid
  join orders o on o.uid = i.order_uid
  join line_items l on l.order_uid = i.order_uid and l.id = i.line_item_id) t`
