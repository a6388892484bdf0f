import type { RequestBody } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { WaitingDelivery } from './delivery-lanes.ts'

/** The settings of a target, or a sentence that says why there are none. */
export type Receiver = { config: RequestBody; problem?: undefined } | { config?: undefined; problem: string }

interface ReceiverRow {
  enabled: boolean
  config: RequestBody | null
}

/** Reads the address and the key when a message is sent: a corrected setting helps messages that wait. */
export async function findReceiver(db: Queryable, delivery: WaitingDelivery): Promise<Receiver> {
  if (delivery.target === 'Mail') return { config: {} }
  const row = await readReceiver(db, delivery)
  if (!row) return { problem: 'The receiver was deleted.' }
  if (!row.enabled) return { problem: 'The delivery configuration is disabled.' }
  return row.config ? { config: row.config } : { problem: 'The delivery configuration has no such target any more.' }
}

async function readReceiver(
  db: Queryable,
  { marketplace, target, webhookID, messageSenderID, deliveryConfigID }: WaitingDelivery,
): Promise<ReceiverRow | undefined> {
  if (deliveryConfigID)
    return db.find<ReceiverRow>(sql`
      select enabled, delivery_targets -> ${target}::text as config from delivery_configs
      where marketplace_id = ${marketplace} and id = ${deliveryConfigID}`)
  if (webhookID)
    return db.find<ReceiverRow>(sql`
      select true as enabled, jsonb_build_object('Endpoint', url, 'Secret', hash_key,
        'CustomAuthHeaderName', custom_auth_header_name, 'CustomAuthHeaderValue', custom_auth_header_value) as config
      from webhooks where marketplace_id = ${marketplace} and id = ${webhookID} and url is not null`)
  if (messageSenderID)
    return db.find<ReceiverRow>(sql`
      select true as enabled, jsonb_build_object('Endpoint', url, 'Secret', shared_key) as config
      from message_senders where marketplace_id = ${marketplace} and id = ${messageSenderID} and url is not null`)
  return undefined
}
