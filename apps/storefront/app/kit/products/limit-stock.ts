import type { ProductRecord } from '@tessera/client/shop/types.gen'

/** Leaves out the stock of other stores: it is not shown, and would change cached parts with every sale. */
export function limitStock(record: ProductRecord, storeId: string | undefined): ProductRecord {
  const { stock } = record.tessera
  const at = storeId === undefined ? {} : { [storeId]: stock.at?.[storeId] ?? 0 }
  return { ...record, tessera: { ...record.tessera, stock: { ...stock, at } } }
}
