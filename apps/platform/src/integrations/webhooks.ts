import { webhooks } from '@tessera/contract/platform/integrations/webhooks'
import { findWebhookProblem } from '@tessera/domain/integrations/webhook'
import { fail } from '@tessera/server/api-error'
import { findTarget } from '@tessera/server/outbound/outbound-target'
import type { PlatformHandlers } from '../actor.ts'
import { refuseIf } from '../engine/refuse-if.ts'
import { type WriteRule, withRules } from '../engine/with-rules.ts'
import { requireEnabledDelivery } from './require-enabled-delivery.ts'
import { withStoredHeader } from './with-stored-header.ts'

/** A host of OUTBOUND_ALLOW may be called without https. */
export function webhookHandlers(outboundAllow: readonly string[]): PlatformHandlers {
  const allow = new Set(outboundAllow.map((host) => host.toLowerCase()))
  const checkWebhook: WriteRule = async (call, written) => {
    const { Url: url } = written.after
    const target = findTarget(String(url), allow)
    if (url && (target === 'refused-port' || target === 'refused-credentials'))
      fail('ValidationFailure', { Property: 'Url' }, sentences[target])
    refuseIf(findWebhookProblem(written.after, typeof target !== 'string'))
    await requireEnabledDelivery(call)
    return withStoredHeader(call, written)
  }
  return withRules(webhooks, checkWebhook)
}

const sentences = {
  'refused-port': 'Url must use port 443 or 8443.',
  'refused-credentials': 'Url must not hold a user name or a password.',
}
