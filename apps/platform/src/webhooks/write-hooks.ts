import type { PlatformCall } from '../actor.ts'
import type { LocalRelay } from '../delivery/local-relay.ts'
import { createRelayWaker } from '../delivery/relay-waker.ts'
import { leadsToMessages } from '../messages/announce-events.ts'
import { syncHandlers } from '../sync/handlers.ts'
import type { TrustedReads } from '../trusted-reads.ts'
import type { AskingNeeds } from './ask-webhooks.ts'
import { announceToWebhooks } from './webhook-announcer.ts'
import { createWebhookCache } from './webhook-cache.ts'

/** These operations write messages to receivers. */
const queuesDeliveries = new Set([
  'Deliveries.Resend',
  'Deliveries.Test',
  'ErrorConfigs.Validate',
  ...Object.keys(syncHandlers),
])

/** Resources with the settings of webhooks. */
const changesWebhooks = new Set(['Webhooks', 'DeliveryConfigurations'])

interface WriteHookNeeds extends AskingNeeds {
  reads: TrustedReads
  relay?: LocalRelay | undefined
}

/** Before a write, webhooks decide about it; after its commit, messages about it are sent. */
export function createWriteHooks({ relay, reads, ...needs }: WriteHookNeeds) {
  const webhooks = createWebhookCache(reads)
  const wakeRelay = createRelayWaker(needs.database, relay)
  return {
    beforeWrite: announceToWebhooks({ ...needs, webhooks }),
    afterWrite: ({ operation, actor, announce }: Omit<PlatformCall, 'db'>): void => {
      if (announce || queuesDeliveries.has(operation.id) || leadsToMessages(operation)) wakeRelay()
      if (changesWebhooks.has(operation.tag)) webhooks.forget(actor.marketplace)
    },
  }
}
