import type { ErrorCode } from '@tessera/contract/errors'

export interface WebhookTerms {
  Url?: unknown
  HashKey?: unknown
  DeliveryConfigID?: unknown
  BeforeProcessRequest?: unknown
}

/** A hook that runs before the request needs its own URL to answer. */
export function findWebhookProblem(hook: WebhookTerms): ErrorCode | undefined {
  if (hook.Url && !/^https:\/\/[^/]/i.test(String(hook.Url))) return 'Webhook.UrlSchemeHttps'
  if (hook.DeliveryConfigID) return hook.BeforeProcessRequest ? 'Webhook.InvalidDeliveryConfig' : undefined
  if (!hook.Url) return 'Webhook.UrlSchemeHttps'
  return hook.HashKey ? undefined : 'Webhook.MissingHashKey'
}
