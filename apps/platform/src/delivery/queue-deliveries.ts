import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** For whom a token is signed when a message is sent, and the property of the message that carries it. */
export interface DeliveryToken {
  property: string
  userKey: string
  clientID: string
  roles: readonly string[]
  /** With the roles that the user has when the message is sent. */
  hasOwnRoles?: boolean
  /** The one order of a guest. */
  orderID?: string | undefined
}

/** Where a message goes: a webhook, a message sender with its own address, or a target of a delivery configuration. */
export interface DeliveryRoute {
  target: string
  webhookID?: string | undefined
  messageSenderID?: string | undefined
  deliveryConfigID?: string | undefined
}

export interface NewDelivery extends DeliveryRoute {
  kind: string
  sourceID: string | null
  subject: string
  objectID: string | null
  message: object
  hasSecret?: boolean
  isTest?: boolean
  token?: DeliveryToken | undefined
}

/** A lane is a receiver: a slow one does not slow another. */
const laneOf = (marketplace: string, { target, webhookID, messageSenderID, deliveryConfigID }: DeliveryRoute): string =>
  [marketplace, target, ...(deliveryConfigID ? ['config', deliveryConfigID] : ownReceiver(webhookID, messageSenderID))]
    .filter(Boolean)
    .join(' ')

function ownReceiver(webhookID: string | undefined, messageSenderID: string | undefined): string[] {
  if (webhookID) return ['webhook', webhookID]
  return messageSenderID ? ['sender', messageSenderID] : []
}

/**
 * OUT-2: writes messages in the transaction of the change they report. A receiver that was deleted a moment ago must not
 * fail the change. Returns their IDs.
 */
export async function queueDeliveries(
  db: Queryable,
  marketplace: string,
  deliveries: readonly NewDelivery[],
): Promise<string[]> {
  if (deliveries.length === 0) return []
  const rows = JSON.stringify(deliveries.map((one) => ({ ...one, lane: laneOf(marketplace, one) })))
  const queued = await db.rows<{ id: string }>(sql`
    with given as (
      select * from rows from (jsonb_to_recordset(${rows}::jsonb) as (
        kind text, "sourceID" text, subject text, target text, "objectID" text, lane text, message jsonb,
        "hasSecret" boolean, "isTest" boolean, token jsonb, "webhookID" text, "messageSenderID" text, "deliveryConfigID" text))
        with ordinality as g(kind, source_id, subject, target, object_id, lane, message, has_secret, is_test, token,
          webhook_id, message_sender_id, delivery_config_id, nth)),
    lanes as (
      insert into delivery_lanes (lane, marketplace_id) select distinct lane, ${marketplace} from given
      on conflict do nothing)
    insert into deliveries (marketplace_id, kind, source_id, subject, target, object_id, lane, message, has_secret, is_test,
      token, webhook_id, message_sender_id, delivery_config_id)
    select ${marketplace}, kind, source_id, subject, target, object_id, lane, message, coalesce(has_secret, false),
      coalesce(is_test, false), token,
      (select w.id from webhooks w where w.marketplace_id = ${marketplace} and w.id = g.webhook_id),
      (select s.id from message_senders s where s.marketplace_id = ${marketplace} and s.id = g.message_sender_id),
      (select c.id from delivery_configs c where c.marketplace_id = ${marketplace} and c.id = g.delivery_config_id)
    from given g order by nth
    returning id`)
  return queued.map(({ id }) => id)
}

/** Messages to a delivery configuration go to each of its targets. */
export const configRoutes = (deliveryConfigID: string, targets: Record<string, unknown>): DeliveryRoute[] =>
  Object.keys(targets)
    .filter((target) => targets[target])
    .map((target) => ({ target, deliveryConfigID }))
