import type { ProductRecord } from '@tessera/client/shop/types.gen'
import type { NamedStore } from '../named-store.server.ts'

/**
 * Leaves out the stock of other stores: it is not shown, and would change cached parts with every sale. Of the closest
 * store nearby that has any, only that it does is kept.
 */
export function limitStock(record: ProductRecord, store: Pick<NamedStore, 'id' | 'nearby'> | undefined): ProductRecord {
  const { stock } = record.tessera
  const boxesAt = (id: string) => Number(stock.at?.[id] ?? 0)
  const near = store?.nearby.find(({ id }) => boxesAt(id) > 0)
  const at = store ? { [store.id]: boxesAt(store.id), ...(near && { [near.id]: 1 }) } : {}
  return { ...record, tessera: { ...record.tessera, stock: { ...stock, at } } }
}
