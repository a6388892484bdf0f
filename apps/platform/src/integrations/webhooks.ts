import { webhooks } from '@tessera/contract/platform/integrations/webhooks'
import { findWebhookProblem } from '@tessera/domain/integrations/webhook'
import type { PlatformHandlers } from '../actor.ts'
import { refuse } from '../engine/refuse.ts'
import { type Rule, ruled } from '../engine/ruled.ts'
import { withStoredHeader } from './custom-auth-header.ts'
import { requireEnabled } from './delivery-config-use.ts'

const reachable: Rule = async (call, written) => {
  refuse(findWebhookProblem(written.after))
  await requireEnabled(call)
  return withStoredHeader(call, written)
}

export const webhookHandlers: PlatformHandlers = ruled(webhooks, reachable)
