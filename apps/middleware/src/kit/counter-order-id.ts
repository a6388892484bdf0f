const prefix = 'counter-'

/** Names the platform's order of an order that staff enter for a customer. */
export const counterOrderId = (id: string): string => prefix + id

/** The order of the counter that this platform order belongs to, null for any other order. */
export const counterIdOf = (orderId: string): string | null =>
  orderId.startsWith(prefix) ? orderId.slice(prefix.length) : null
