import type { Operation } from '@tessera/contract/kit/operation'
import { blankSecrets } from '@tessera/domain/integrations/blank-secrets'
import { routeKey, routeOf } from '@tessera/domain/integrations/webhook'
import type { FinishedOperation } from '@tessera/server/call'
import type { Actor, PlatformCall } from '../actor.ts'
import type { DeliveryToken } from '../delivery/queue-deliveries.ts'
import type { Webhook } from './webhook-cache.ts'

/** A request that webhooks are told about. */
export type WebhookRequest = Pick<FinishedOperation, 'operation' | 'params' | 'body'>

const keys = new WeakMap<Operation, string>()

export function listensTo({ routes }: Webhook, operation: Operation): boolean {
  const key = keys.get(operation) ?? routeKey(operation.verb, routeOf(operation))
  keys.set(operation, key)
  return routes.has(key)
}

/** The body of a webhook call, without its token. Passwords and keys are blank. */
export const webhookMessage = (
  { now, requestID }: Pick<PlatformCall, 'now' | 'requestID'>,
  { configData }: Webhook,
  { operation, params, body }: WebhookRequest,
  response: unknown,
): Record<string, unknown> => ({
  Route: routeOf(operation),
  RouteParams: blankSecrets(params),
  Verb: operation.verb,
  Date: now.toISOString(),
  LogID: requestID,
  UserToken: null,
  Request: { Body: operation.body ? blankSecrets(body) : null, Headers: null },
  Response: { Body: blankSecrets(response ?? null), Headers: null },
  ConfigData: configData,
})

/** The caller's own rights, and the elevated roles of the webhook; undefined for a call without a token. */
export const webhookToken = ({ userKey, clientID, roles, orderID }: Actor, hook: Webhook): DeliveryToken | undefined =>
  userKey === ''
    ? undefined
    : {
        property: 'UserToken',
        userKey,
        clientID,
        roles: [...new Set([...roles, ...hook.elevatedRoles])],
        orderID,
      }
