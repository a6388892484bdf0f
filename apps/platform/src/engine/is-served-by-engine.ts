/** Tags whose operations have handlers of their own. */
const tagsOutsideEngine = new Set([
  'Cart',
  'LineItems',
  'Me',
  'OrderReturns',
  'Orders',
  'Payments',
  'ProductCollections',
  'Shipments',
  'SubscriptionItems',
  'Subscriptions',
])

/** Whether the generic engine serves this declaration. */
export const isServedByEngine = ({ tag }: { tag: string }): boolean => !tagsOutsideEngine.has(tag)
