import {
  createDeliveryWithin,
  type DeliveryRequest,
} from '@tessera/middleware/modules/orders/deliveries/create-delivery'
import { type LineStep, moveLinesWithin } from '@tessera/middleware/modules/orders/records/move-lines'
import type { Database } from '@tessera/server/database'

/** Ships boxes in a transaction of its own; returns the delivery number. */
export const createDelivery = (database: Database, request: DeliveryRequest, now: Date): Promise<string> =>
  database.transaction((db) => createDeliveryWithin(db, request, now))

/** Moves lines in a transaction of its own. */
export const moveLines = (database: Database, change: LineStep, now: Date): Promise<void> =>
  database.transaction((db) => moveLinesWithin(db, change, now))
