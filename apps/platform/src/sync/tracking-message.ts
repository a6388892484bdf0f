import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { configRoutes, type NewDelivery } from '../delivery/queue-deliveries.ts'

/** A tracking event that someone configured, and its receivers. */
export interface TrackingConfig {
  marketplace: string
  id: string
  eventType: string
  clientID: string
  configData: unknown
  deliveryConfigID: string
  targets: Record<string, unknown>
}

/** All tracking events of these API clients. */
export const listTracking = (db: Queryable, clientIDs: readonly string[]): Promise<TrackingConfig[]> =>
  db.rows<TrackingConfig>(sql`
    select t.marketplace_id as marketplace, t.id, t.event_type as "eventType", t.client_id as "clientID",
      t.config_data as "configData", d.id as "deliveryConfigID", d.delivery_targets as targets
    from tracking_events t
    join delivery_configs d on d.marketplace_id = t.marketplace_id and d.id = t.delivery_config_id
    where t.client_id = any (${[...new Set(clientIDs)]}::text[])`)

/** One message for each target. */
export function trackingDeliveries(config: TrackingConfig, objectID: string, facts: object): NewDelivery[] {
  const { id, eventType, clientID, configData, deliveryConfigID, targets } = config
  const message = { EventType: eventType, ClientID: clientID, ...facts, ConfigData: configData }
  return configRoutes(deliveryConfigID, targets).map((route) => ({
    ...route,
    kind: 'TrackingEvent',
    sourceID: id,
    subject: eventType,
    objectID,
    message,
  }))
}
