import { operations } from '@tessera/contract/platform/operations'

/** Tags that are not implemented yet. */
const unimplementedTags = new Set([
  'BuyerProductCollections',
  'BundleSubscriptionItems',
  'GroupOrders',
  'OrderReturns',
  'ProductCollections',
  'Shipments',
  'SubscriptionItems',
  'Subscriptions',
])

/** Tags served by the order modules, not by the generic engine. */
const orderTags = new Set(['Cart', 'LineItems', 'Me', 'Orders', 'Payments'])

const orders = /^Orders\.(Approve|Decline|Forward|ListApprovals|ListEligibleApprovers|Split)$/
const me = /^Me\.(?!(ListOrders|TransferAnonUserOrder)$)\w*(Order|ProductCollection|Subscription)/
const deliveries = /^(EntitySynchronization\.Sync|ErrorConfigs\.Validate|ProductSynchronization\.Sync)/
const patterns = [orders, me, deliveries]

/** Operations that answer 501. The list only shrinks. */
export const unimplementedOperations: readonly string[] = operations
  .filter(({ id, tag }) => unimplementedTags.has(tag) || patterns.some((pattern) => pattern.test(id)))
  .map(({ id }) => id)

/** Whether the generic engine serves this declaration. */
export const isServedByEngine = ({ tag }: { tag: string }): boolean =>
  !unimplementedTags.has(tag) && !orderTags.has(tag)
