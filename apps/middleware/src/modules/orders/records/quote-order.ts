const prefix = 'quote-'

/** Names the platform's copy of an order that came from a quote. */
export const quoteOrderId = (number: string): string => prefix + number

/** The number of the order that this platform order copies, null for any other order. */
export const quoteOrderNumber = (orderId: string): string | null =>
  orderId.startsWith(prefix) ? orderId.slice(prefix.length) : null
