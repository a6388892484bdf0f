import { LineItem } from '@tessera/contract/platform/orders/line-items'
import { Order } from '@tessera/contract/platform/orders/orders'
import { Payment } from '@tessera/contract/platform/orders/payments'
import { Shipment, ShipmentItem } from '@tessera/contract/platform/orders/shipments'
import type { Actor } from '../actor.ts'
import { type Table, tableOf } from '../engine/table.ts'

/** Tables of the order and its parts, for lists and reads. */
export const orderTable = tableOf(Order, '/orders', 'orders')
export const lineTable = tableOf(LineItem, '/lineitems', 'line_items')

/** Only the marketplace owner sees how orders of buyers and orders to suppliers belong together. */
export const lineTableFor = ({ userType }: Pick<Actor, 'userType'>): Table =>
  userType === 'admin' ? lineTable : lineTableWithoutLinks

const lineTableWithoutLinks: Table = { ...lineTable, hidden: new Set(['IncomingOrderID', 'OutgoingOrderID']) }

export const paymentTable = tableOf(Payment, '/payments', 'payments')
export const shipmentTable = tableOf(Shipment, '/shipments', 'shipments')
export const shipmentItemTable = tableOf(ShipmentItem, '/items', 'shipment_items')
