/** Operations that answer 501. The list only shrinks; a listed operation that has a handler stops the start. */
export const unimplementedOperations: readonly string[] = []

/** Tags that the order modules serve, or that are not implemented yet. */
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
