import type { RequestBody } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'

/** Order operations change nothing of the catalog but the stock of products. */
const orderOperation =
  /^(Bundle)?(Cart|LineItems|Orders|OrderReturns|Payments|Shipments|Subscriptions|SubscriptionItems|GroupOrders)[.]|^Me[.](Create|Save|Patch|Delete|Accept|Decline|Transfer)/

/** Whether a patch of these records changes how much there is, and nothing else that orders know of a product. */
const stockPatches: ReadonlyMap<string, (body: RequestBody) => boolean> = new Map([
  ['InventoryRecords.Patch', (body) => hasOnly(body, ['QuantityAvailable', 'xp'])],
  ['InventoryRecords.PatchVariant', (body) => hasOnly(body, ['QuantityAvailable', 'xp'])],
  ['Products.Patch', ({ Inventory, ...others }) => hasOnly(others, []) && hasOnly(Inventory, ['QuantityAvailable'])],
])

const hasOnly = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).every((name) => names.includes(name))

export function eventKindOf(operation: string, body: RequestBody): 'order' | 'stock' | 'catalog' {
  if (orderOperation.test(operation)) return 'order'
  return stockPatches.get(operation)?.(body) ? 'stock' : 'catalog'
}

/** The index `events_besides_orders` has the same condition. An event without a kind may be about anything. */
export const isCatalogEvent = sql`kind is distinct from 'order'`

/** The same without changes of stock, which orders read with each lock. */
export const isOfferEvent = sql`${isCatalogEvent} and kind is distinct from 'stock'`
