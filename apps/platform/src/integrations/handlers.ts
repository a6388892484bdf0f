import type { PlatformHandlers } from '../actor.ts'
import { deliveryConfigHandlers } from './delivery-configs.ts'
import { integrationEventHandlers } from './integration-events.ts'
import { marketplaceSettingHandlers } from './marketplace-settings.ts'
import { messageSenderHandlers } from './message-senders.ts'
import { trackingEventHandlers } from './tracking-events.ts'
import { webhookHandlers } from './webhooks.ts'

export const integrationHandlers = (outboundAllow: readonly string[]): PlatformHandlers => ({
  ...deliveryConfigHandlers,
  ...integrationEventHandlers,
  ...marketplaceSettingHandlers,
  ...messageSenderHandlers,
  ...trackingEventHandlers,
  ...webhookHandlers(outboundAllow),
})
