import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Where the state of objects of one kind is sent, and when. */
export interface SyncConfig {
  deliveryConfigID: string
  /** Of the delivery configuration. */
  isEnabled: boolean
  targets: Record<string, unknown>
  sendsChanges: boolean
  sendsDeletions: boolean
  isPaused: boolean
  excludesPrices: boolean
  configData: unknown
}

/** Entities have one table, products and orders one each. */
const allConfigs = sql`(
  select marketplace_id, kind, delivery_config_id, sync_entity_changed as sends_changes,
    sync_entity_deleted as sends_deletions, paused, false as excludes_prices, null::jsonb as config_data
  from entity_sync_configs
  union all
  select marketplace_id, 'Products', delivery_config_id, sync_product_changed, sync_product_deleted, paused,
    exclude_price_schedules, config_data
  from product_sync_configs
  union all
  select marketplace_id, 'Orders', delivery_config_id, true, true, false, false, config_data
  from order_sync_configs)`

export const findSyncConfig = (db: Queryable, marketplace: string, kind: string): Promise<SyncConfig | undefined> =>
  db.find<SyncConfig>(sql`
    select d.id as "deliveryConfigID", d.enabled as "isEnabled", d.delivery_targets as targets,
      c.sends_changes as "sendsChanges", c.sends_deletions as "sendsDeletions", c.paused as "isPaused",
      c.excludes_prices as "excludesPrices", c.config_data as "configData"
    from ${allConfigs} c
    join delivery_configs d on d.marketplace_id = c.marketplace_id and d.id = c.delivery_config_id
    where c.marketplace_id = ${marketplace} and c.kind = ${kind}`)
