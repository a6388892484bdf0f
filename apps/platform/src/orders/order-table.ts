import { LineItem } from '@tessera/contract/platform/orders/line-items'
import { Order } from '@tessera/contract/platform/orders/orders'
import { Payment } from '@tessera/contract/platform/orders/payments'
import { Shipment, ShipmentItem } from '@tessera/contract/platform/orders/shipments'
import { tableOf } from '../engine/table.ts'

/** Tables of the order and its parts, for lists and reads. */
export const orderTable = tableOf(Order, '/orders', 'orders')
export const lineTable = tableOf(LineItem, '/lineitems', 'line_items')
export const paymentTable = tableOf(Payment, '/payments', 'payments')
export const shipmentTable = tableOf(Shipment, '/shipments', 'shipments')
export const shipmentItemTable = tableOf(ShipmentItem, '/items', 'shipment_items')
