import { type Sql, sql } from '@tessera/server/sql'

const prefix = 'quote-'

/** Condition for orders (d) that are made here first and copied to the platform afterwards. */
export const isCopiedLater: Sql = sql`d.origin in ('quote', 'addition')`

/** Names the platform's copy of an order that was made here. */
export const quoteOrderId = (number: string): string => prefix + number

/** The number of the order that this platform order copies, null for any other order. */
export const quoteOrderNumber = (orderId: string): string | null =>
  orderId.startsWith(prefix) ? orderId.slice(prefix.length) : null
