import type { PlatformHandlers } from '../actor.ts'
import { sentShipmentHandlers } from './sent-shipments.ts'
import { shipmentAddressHandlers } from './shipment-addresses.ts'
import { shipmentItemHandlers } from './shipment-items.ts'
import { shipmentRecordHandlers } from './shipment-records.ts'

export const shipmentHandlers: PlatformHandlers = {
  ...shipmentRecordHandlers,
  ...shipmentItemHandlers,
  ...shipmentAddressHandlers,
  ...sentShipmentHandlers,
}
