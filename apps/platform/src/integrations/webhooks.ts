import { webhooks } from '@tessera/contract/platform/integrations/webhooks'
import { findWebhookProblem } from '@tessera/domain/integrations/webhook'
import type { PlatformHandlers } from '../actor.ts'
import { refuseIf } from '../engine/refuse-if.ts'
import { type WriteRule, withRules } from '../engine/with-rules.ts'
import { requireEnabledDelivery } from './require-enabled-delivery.ts'
import { withStoredHeader } from './with-stored-header.ts'

const checkWebhook: WriteRule = async (call, written) => {
  refuseIf(findWebhookProblem(written.after))
  await requireEnabledDelivery(call)
  return withStoredHeader(call, written)
}

export const webhookHandlers: PlatformHandlers = withRules(webhooks, checkWebhook)
