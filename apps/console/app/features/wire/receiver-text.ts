import type { Delivery } from '@tessera/client/platform/types.gen'

const kinds: Readonly<Record<string, string>> = {
  Webhook: 'Webhook',
  MessageSender: 'Message sender',
  DeliveryConfig: 'Delivery configuration',
  ErrorConfig: 'Error report',
  IntegrationEvent: 'Integration event',
  PromotionIntegration: 'Promotion service',
  SubscriptionIntegration: 'Subscription service',
  OpenIdConnect: 'OpenID Connect',
  // a test of a configuration that belongs to no webhook or sender
  Test: 'Delivery configuration',
}

export const kindText = (kind: string): string => kinds[kind] ?? kind

/** The record with the settings of a receiver. */
const paths: Readonly<Record<string, string>> = {
  Webhook: '/r/webhooks/',
  MessageSender: '/r/messagesenders/',
  DeliveryConfig: '/r/integrations/deliveryconfig/',
  IntegrationEvent: '/r/integrationEvents/',
  OpenIdConnect: '/r/openidconnects/',
}

export const receiverHref = (kind: string, id: string | null): string | null =>
  paths[kind] && id ? paths[kind] + encodeURIComponent(id) : null

/** The receiver of a message in words. */
export const receiverText = ({ Kind, SourceID, DeliveryConfigID, Target }: Delivery): string =>
  [kindText(Kind), SourceID, DeliveryConfigID !== SourceID && DeliveryConfigID, Target === 'Mail' && 'by email']
    .filter(Boolean)
    .join(' · ')
