import type { ErrorCode } from '@tessera/contract/errors'
import { type Operation, parametersOf } from '@tessera/contract/kit/operation'

export interface WebhookTerms {
  Url?: unknown
  HashKey?: unknown
  DeliveryConfigID?: unknown
  BeforeProcessRequest?: unknown
}

/** A hook that runs before the request needs its own URL to answer. `isCallable`: the URL may be called. */
export function findWebhookProblem(hook: WebhookTerms, isCallable: boolean): ErrorCode | undefined {
  if (hook.Url && !isCallable) return 'Webhook.UrlSchemeHttps'
  if (hook.DeliveryConfigID) return hook.BeforeProcessRequest ? 'Webhook.InvalidDeliveryConfig' : undefined
  if (!hook.Url) return 'Webhook.UrlSchemeHttps'
  return hook.HashKey ? undefined : 'Webhook.MissingHashKey'
}

/** `/buyers/:buyerID` as webhooks name it: `v1/buyers/{buyerID}`. */
export const routeOf = ({ path }: Pick<Operation, 'path'>): string => `v1${path.replace(/:(\w+)/g, '{$1}')}`

/** Routes are compared ignoring case and the names of parameters, with or without a slash at either end. */
export const routeKey = (verb: string, route: string): string =>
  `${verb} ${route.replace(/^\/+|\/+$/g, '').replace(/\{[^{}]*\}/g, '{}')}`.toLowerCase()

/** Whose changes a message reports: its order is kept per object. */
export interface ChangedObject {
  operation: Pick<Operation, 'path' | 'id'>
  params: Readonly<Record<string, string>>
  /** ID of the object in the reply. */
  replyID: string | undefined
  /** The caller, to whom carts and everything under `/me` belong. */
  callerKey: string
}

export function objectOf({ operation, params, replyID, callerKey }: ChangedObject): string {
  const [collection = ''] = operation.path.split('/').filter(Boolean)
  // a submitted cart is an order
  if (operation.id === 'Cart.Submit' && replyID) return `orders/${replyID}`
  if (collection === 'cart' || collection === 'me') return `${collection}/${callerKey}`
  const parameter = parametersOf(operation.path).find((name) => name !== 'direction')
  return `${collection}/${(parameter ? params[parameter] : replyID) ?? callerKey}`
}
