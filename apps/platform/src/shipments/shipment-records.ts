import { shipments } from '@tessera/contract/platform/orders/shipments'
import { fromUnits, roundToCents, toUnits } from '@tessera/domain/money'
import type { ShippedItem } from '@tessera/domain/orders/complete-order'
import { pathParameter, queryValue, type RequestBody } from '@tessera/server/call'
import { and, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { type ListSource, listPage } from '../engine/list-page.ts'
import { type AfterWrite, type WriteRule, withRules } from '../engine/with-rules.ts'
import type { WriteContext } from '../engine/write-context.ts'
import { getListed } from '../me/find-listed.ts'
import { completeShippedOrders } from '../orders/complete-if-shipped.ts'
import { shipmentTable } from '../orders/order-table.ts'
import { checkParties } from './check-parties.ts'
import { lockOrdersOf, lockShipment } from './locked-shipment.ts'
import { storeAddressCopies } from './shipment-addresses.ts'
import { returnItems } from './shipment-items.ts'
import { hasItem, visibleShipments } from './visible-shipments.ts'

/** The buyer and both places are checked, and the cost is rounded to cents. */
const checkShipment: WriteRule = async (call, written) => {
  await checkParties(call, written)
  const { Cost: cost } = call.body
  return typeof cost === 'number' ? { ...call.body, Cost: fromUnits(roundToCents(toUnits(cost))) } : undefined
}

/** A shipment that leaves may be the last one of its orders. Its orders change with it, so that their readers notice. */
const updateOrders: AfterWrite = async (call, written, id) => {
  const isCopied = await storeAddressCopies(call, written, id)
  if (!isMoved(written)) return isCopied
  const shipment = await call.db.find<{ uid: string }>(
    sql`select t.uid::text from shipments t where ${visibleShipments(call.actor)} and t.id = ${id}`,
  )
  const orders = shipment ? await lockOrdersOf(call.db, shipment) : []
  if (leaves(written)) await completeShippedOrders(call.db, orders, call.now)
  await call.db.rows(
    sql`update orders set last_updated = now() where uid = any(${orders.map(({ uid }) => uid)}::bigint[])`,
  )
  return isCopied
}

const hasDate = (shipment: RequestBody): boolean => shipment.DateShipped != null
const leaves = ({ before, after }: WriteContext): boolean => before !== undefined && !hasDate(before) && hasDate(after)

const followedFields = ['DateShipped', 'DateDelivered', 'Shipper', 'TrackingNumber'] as const
const isMoved = ({ before, after }: WriteContext): boolean =>
  before !== undefined && followedFields.some((field) => (before[field] ?? null) !== (after[field] ?? null))

export const shipmentRecordHandlers: PlatformHandlers = {
  'Shipments.List': (call) => listPage(call, listed(call)),
  'Shipments.Get': (call) => getListed(call, listed(call), 'Shipment', pathParameter(call, 'shipmentID')),
  ...withRules(shipments, checkShipment, updateOrders),
  'Shipments.Delete': deleteShipment,
}

/** The caller's shipments, or those that hold goods of the requested order. */
function listed(call: PlatformCall): ListSource {
  const { actor } = call
  const orderID = queryValue(call, 'orderID')
  const ofOrder = sql`i.order_uid in (select o.uid from orders o where o.marketplace_id = ${actor.marketplace} and o.id = ${orderID})`
  const where = and([visibleShipments(actor), ...(orderID ? [hasItem(ofOrder)] : [])])
  return { table: shipmentTable, from: sql`shipments t`, where }
}

/** Deletes the shipment; the lines of its orders are no longer shipped by it. */
async function deleteShipment(call: PlatformCall): Promise<undefined> {
  const { db } = call
  const shipment = await lockShipment(call)
  const records = await lockOrdersOf(db, shipment)
  const items = await db.rows<ShippedItem & { orderUid: string }>(sql`
    select order_uid::text as "orderUid", line_item_id as "lineItemID", quantity_shipped as quantity
    from counted_shipment_items where shipment_uid = ${shipment.uid}`)
  const byOrder = Map.groupBy(items, ({ orderUid }) => orderUid)
  for (const record of records) await returnItems(call, record, byOrder.get(record.uid) ?? [])
  await db.rows(sql`delete from shipments where uid = ${shipment.uid}`)
  return undefined
}
