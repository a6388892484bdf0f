import type { ErrorCode } from '@tessera/contract/errors'

export interface WebhookTerms {
  Url?: unknown
  HashKey?: unknown
  DeliveryConfigID?: unknown
  BeforeProcessRequest?: unknown
}

/** A hook that is waited for needs an address of its own to answer from. */
export function findWebhookProblem(hook: WebhookTerms): ErrorCode | undefined {
  if (hook.Url && !/^https:\/\/[^/]/i.test(String(hook.Url))) return 'Webhook.UrlSchemeHttps'
  if (hook.DeliveryConfigID) return hook.BeforeProcessRequest ? 'Webhook.InvalidDeliveryConfig' : undefined
  if (!hook.Url) return 'Webhook.UrlSchemeHttps'
  return hook.HashKey ? undefined : 'Webhook.MissingHashKey'
}
