import { sql } from '@tessera/server/sql'

/** Order operations change nothing of the catalog but the stock of products. */
const orderOperation =
  /^(Bundle)?(Cart|LineItems|Orders|OrderReturns|Payments|Shipments|Subscriptions|SubscriptionItems|GroupOrders)[.]|^Me[.](Create|Save|Patch|Delete|Accept|Decline|Transfer)/

export const eventKindOf = (operation: string): 'order' | 'catalog' =>
  orderOperation.test(operation) ? 'order' : 'catalog'

/** The index `events_besides_orders` has the same condition. An event without a kind may be about anything. */
export const isCatalogEvent = sql`kind is distinct from 'order'`
