import { Delivery } from '@tessera/contract/platform/additions/deliveries'
import { fail, notFound } from '@tessera/server/api-error'
import type { Reply } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { configRoutes, type DeliveryRoute, queueDeliveries } from './queue-deliveries.ts'

interface TestedReceiver {
  routes: readonly DeliveryRoute[]
  /** The kind of its messages: some targets take one kind only. */
  kind: string
  sourceID: string | null
  configData: unknown
}

interface ReceiverRow {
  url: string | null
  data: unknown
  configID: string | null
  targets: Record<string, unknown> | null
  isEnabled: boolean | null
}

/** Sends a message that is marked as a test, signed with the receiver's own key and without a token. */
export async function testDelivery(call: PlatformCall): Promise<Reply> {
  const { db, actor, body } = call
  const { kind, sourceID, routes, configData } = await getReceiver(call, String(body.Kind), String(body.ID))
  const original = typeof body.DeliveryID === 'string' ? await getMessage(call, body.DeliveryID) : undefined
  const message = original?.message ?? emptyMessage(call, configData)
  const DeliveryIDs = await queueDeliveries(
    db,
    actor.marketplace,
    await Promise.all(
      routes.map(async (route) => ({
        ...route,
        kind,
        sourceID,
        subject: original?.subject ?? 'Test',
        // it waits for no other message
        objectID: null,
        message: route.target === 'Mail' ? await mailToCaller(call, message) : { ...message, Test: true },
        isTest: true,
      })),
    ),
  )
  return { DeliveryIDs }
}

async function getReceiver(call: PlatformCall, kind: string, id: string): Promise<TestedReceiver> {
  const row = await readReceiver(call, kind, id)
  if (!row) throw notFound(kind, id)
  if (row.configID && !row.isEnabled) fail('DeliveryConfig.ConfigurationDisabled', { DeliveryConfigID: row.configID })
  const isConfig = kind === 'DeliveryConfig'
  return {
    kind: isConfig ? 'Test' : kind,
    sourceID: isConfig ? null : id,
    configData: row.data,
    routes: row.configID ? configRoutes(row.configID, row.targets ?? {}) : [ownRoute(kind, id, row.url)],
  }
}

function ownRoute(kind: string, id: string, url: string | null): DeliveryRoute {
  if (kind === 'Webhook') return { target: 'Http', webhookID: id }
  return url === 'mail:' ? { target: 'Mail' } : { target: 'MessageSender', messageSenderID: id }
}

async function readReceiver(
  { db, actor: { marketplace } }: PlatformCall,
  kind: string,
  id: string,
): Promise<ReceiverRow | undefined> {
  const config = sql`c.id as "configID", c.delivery_targets as targets, c.enabled as "isEnabled"`
  const join = sql`left join delivery_configs c on c.marketplace_id = r.marketplace_id and c.id = r.delivery_config_id
    where r.marketplace_id = ${marketplace} and r.id = ${id}`
  if (kind === 'Webhook')
    return db.find<ReceiverRow>(sql`select r.url, r.config_data as data, ${config} from webhooks r ${join}`)
  if (kind === 'MessageSender')
    return db.find<ReceiverRow>(sql`select r.url, r.xp as data, ${config} from message_senders r ${join}`)
  return db.find<ReceiverRow>(sql`
    select null as url, null as data, ${config} from delivery_configs c
    where c.marketplace_id = ${marketplace} and c.id = ${id}`)
}

async function getMessage({ db, actor }: PlatformCall, id: string) {
  const found = await db.find<{ subject: string; message: Record<string, unknown> | null }>(sql`
    select subject, case when not has_secret then message end as message from deliveries
    where marketplace_id = ${actor.marketplace} and id = ${id}`)
  if (!found) throw notFound(Delivery.title, id)
  const { subject, message } = found
  return message ? { subject, message } : fail('Delivery.CannotResend', { ID: id })
}

/** The parts that messages of webhooks and of senders share. */
const emptyMessage = ({ now, requestID }: PlatformCall, configData: unknown): Record<string, unknown> => ({
  Date: now.toISOString(),
  LogID: requestID,
  UserToken: null,
  ConfigData: configData ?? null,
})

/** A test by mail goes to the person who asks for it, to no one else. */
async function mailToCaller({ db, actor }: PlatformCall, message: Record<string, unknown>): Promise<object> {
  const user = await db.find<{ email: string }>(sql`select email from users where uid = ${actor.userKey}`)
  const text = 'This is a test of a message sender. Nothing else happened.'
  const usual = { subject: 'Test of a message sender', text, html: `<p>${text}</p>` }
  return { ...(typeof message.subject === 'string' ? message : usual), To: user?.email ?? '' }
}
