import { takeCartSteps } from '@tessera/contract/platform/additions/cart-steps'
import { payOrder, placeOrder } from '@tessera/contract/platform/additions/order-payment'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { objectOf } from '@tessera/domain/integrations/webhook'
import type { AnnounceOperations, FinishedOperation } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { DeferredReply } from '@tessera/server/deferred-reply'
import { JsonText } from '@tessera/server/json-text'
import { type PlatformCall, visitorKey } from '../actor.ts'
import { readSteps } from '../cart-steps/read-steps.ts'
import { configRoutes, type DeliveryRoute, type NewDelivery, queueDeliveries } from '../delivery/queue-deliveries.ts'
import { plannedPayments } from '../order-payment/planned-payments.ts'
import { type AskingNeeds, askWebhooks } from './ask-webhooks.ts'
import { findNamedClient } from './find-named-client.ts'
import type { Webhook, WebhookCache } from './webhook-cache.ts'
import { listensTo, type WebhookRequest, webhookMessage, webhookToken } from './webhook-message.ts'

export interface WebhookNeeds extends AskingNeeds {
  webhooks: WebhookCache
}

/**
 * Runs before a write: asks the webhooks that decide about it, and returns a function that writes messages to the
 * others in its transaction.
 */
export const announceToWebhooks =
  (needs: WebhookNeeds) =>
  async (given: Omit<PlatformCall, 'db'>): Promise<AnnounceOperations | undefined> => {
    const call = given.operation.open ? await withNamedClient(needs.database, given) : given
    const hooks = call && (await needs.webhooks.find(call.actor.marketplace, call.actor.clientID))
    if (!call || !hooks) return undefined
    if (hooks.some(({ isBefore }) => isBefore)) await askWebhooks(needs, call, hooks, await requestsOf(needs, call))
    const listening = hooks.filter(({ isBefore }) => !isBefore)
    if (listening.length === 0) return undefined
    return async (db, done) => {
      const deliveries = (await Promise.all(done.map((one) => deliveriesFor(call, listening, one)))).flat()
      await queueDeliveries(db, call.actor.marketplace, deliveries)
    }
  }

async function withNamedClient(
  database: Database,
  call: Omit<PlatformCall, 'db'>,
): Promise<Omit<PlatformCall, 'db'> | undefined> {
  const client = await findNamedClient(database, call)
  return client && { ...call, actor: { ...call.actor, ...client } }
}

/** Our additions consist of public operations, and webhooks know only those. */
async function requestsOf(
  { database }: Pick<AskingNeeds, 'database'>,
  call: Omit<PlatformCall, 'db'>,
): Promise<readonly WebhookRequest[]> {
  if (call.operation === takeCartSteps) return readSteps(call)
  if (call.operation === payOrder) return plannedPayments(database, call)
  if (call.operation === placeOrder) {
    const submit = { ...call, operation: getOperation('Orders.Submit'), body: {} }
    return call.body.Payment ? [...(await plannedPayments(database, call)), submit] : [submit]
  }
  return [call]
}

async function deliveriesFor(
  call: Omit<PlatformCall, 'db'>,
  hooks: readonly Webhook[],
  done: FinishedOperation,
): Promise<NewDelivery[]> {
  const listening = hooks.filter((hook) => listensTo(hook, done.operation))
  if (listening.length === 0) return []
  const { body: response, id: replyID } = await readReply(done.reply)
  const { operation, params } = done
  // calls without a token are about different people, so they have no order
  const objectID = operation.open ? null : objectOf({ operation, params, replyID, callerKey: visitorKey(call.actor) })
  return listening.flatMap((hook) =>
    routesOf(hook).map((route) => ({
      ...route,
      kind: 'Webhook',
      sourceID: hook.id,
      subject: operation.id,
      objectID,
      message: webhookMessage(call, hook, done, response),
      token: webhookToken(call.actor, hook),
    })),
  )
}

const routesOf = ({ id, deliveryConfigID, targets }: Webhook): DeliveryRoute[] =>
  deliveryConfigID
    ? configRoutes(deliveryConfigID, Object.fromEntries(targets.map((target) => [target, true])))
    : [{ target: 'Http', webhookID: id }]

async function readReply(reply: FinishedOperation['reply']): Promise<{ body: unknown; id: string | undefined }> {
  const shown = reply instanceof DeferredReply ? new JsonText((await reply.json).text, reply.id) : reply
  if (shown instanceof JsonText) return { body: JSON.parse(shown.text), id: shown.id }
  const { ID } = (shown ?? {}) as { ID?: unknown }
  return { body: shown ?? null, id: typeof ID === 'string' ? ID : undefined }
}
