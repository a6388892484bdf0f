import { isStockNotified, type StockChange } from '@tessera/domain/integrations/stock-notice'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Logger } from 'pino'
import { configRoutes, type NewDelivery, queueDeliveries } from '../delivery/queue-deliveries.ts'
import { drainNotes, type TakeNotes } from './drain-notes.ts'

interface NotedStock extends StockChange {
  marketplace: string
  productID: string
  variantID: string | null
  recordID: string | null
  date: string
  isLimited: boolean
  deliveryConfigID: string
  targets: Record<string, unknown>
}

/** Takes noted changes of stock in their order. Without an integration they are dropped. */
const takeStock = (db: Queryable, size: number): Promise<(NotedStock | { marketplace: null })[]> =>
  db.rows(sql`
    with taken as (
      delete from stock_changes where id in (select id from stock_changes order by id limit ${size}) returning *)
    select i.marketplace_id as marketplace, s.product_id as "productID", s.variant_id as "variantID",
      s.inventory_record_id as "recordID", s.before, s.after, s.notification_point as "notificationPoint", s.at as date,
      i.limit_notifications as "isLimited", d.id as "deliveryConfigID", d.delivery_targets as targets
    from taken s
    left join inventory_integrations i on i.marketplace_id = s.marketplace_id
    left join delivery_configs d on d.marketplace_id = i.marketplace_id and d.id = i.delivery_config_id
    order by s.id`)

function stockDeliveries(change: NotedStock): NewDelivery[] {
  const { productID, variantID, recordID, before, after, notificationPoint, date } = change
  const message = {
    ProductID: productID,
    VariantID: variantID,
    InventoryRecordID: recordID,
    PreviousQuantityAvailable: before,
    QuantityAvailable: after,
    NotificationPoint: notificationPoint,
    Date: date,
  }
  return configRoutes(change.deliveryConfigID, change.targets).map((route) => ({
    ...route,
    kind: 'InventoryIntegration',
    sourceID: null,
    subject: 'StockChanged',
    objectID: ['Stock', productID, variantID, recordID].map((part) => part ?? '').join('/'),
    message,
  }))
}

/** One process at a time, so that the messages of an object are in the order of its changes. */
const takeAndAnnounce: TakeNotes = async (db, size, isSkipped) => {
  const lock = await db.find<{ isOurs: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtext('tessera stock changes')) as "isOurs"`)
  if (!lock?.isOurs) return 0
  const taken = await takeStock(db, size)
  if (isSkipped) return taken.length
  const told = taken.filter((one) => one.marketplace !== null).filter((one) => isStockNotified(one, one.isLimited))
  for (const [marketplace, changes] of Map.groupBy(told, (one) => one.marketplace))
    await queueDeliveries(db, marketplace, changes.flatMap(stockDeliveries))
  return taken.length
}

/** Tells the inventory integrations about changed stock. */
export const relayStock = (database: Database, logger: Pick<Logger, 'error'>): Promise<void> =>
  drainNotes(database, takeAndAnnounce, logger)
