import { pathParameter, queryValue } from '@tessera/server/call'
import { and, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { type ListSource, listPage } from '../engine/list-page.ts'
import { getListed } from '../me/find-listed.ts'
import { findUid, missingOrder, shippedOrder } from '../orders/find-order.ts'
import { shipmentItemTable, shipmentTable } from '../orders/order-table.ts'
import { isOwnOrder } from '../orders/reachable-orders.ts'
import { countedItems, hasItem, visibleShipments } from './visible-shipments.ts'

/** Shipments of an order, and those to a buyer's user. */
export const sentShipmentHandlers: PlatformHandlers = {
  'Orders.ListShipments': async (call) => {
    const uid = await findUid(call.db, shippedOrder(call))
    if (!uid) throw missingOrder(call)
    const where = and([hasItem(sql`i.order_uid = ${uid}`), visibleShipments(call.actor)])
    return listPage(call, { table: shipmentTable, from: sql`shipments t`, where })
  },
  'Me.ListShipments': (call) => listPage(call, sentTo(call)),
  'Me.GetShipment': (call) => getListed(call, sentTo(call), 'Shipment', pathParameter(call, 'shipmentID')),
  'Me.ListShipmentItems': async (call) => {
    const id = pathParameter(call, 'shipmentID')
    await getListed(call, sentTo(call), 'Shipment', id)
    const where = sql`t.marketplace_id = ${call.actor.marketplace} and t.shipment_id = ${id} and t.order_uid in (${ordersOf(call)})`
    return listPage(call, { table: shipmentItemTable, from: countedItems, where })
  },
}

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
