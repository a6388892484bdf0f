import type { ProductRecord, ShopClient } from '@tessera/client/shop/types.gen'
import { contentQuery } from '../content-query.ts'

type SearchQuery = NonNullable<Parameters<ShopClient['Search']['products']>[0]>

/** The top products for a content filter, at the visitor's prices. */
export async function findProducts(shop: ShopClient, filter: unknown, maxCount: number): Promise<ProductRecord[]> {
  const { filter: pairs, ...rest } = contentQuery(filter)
  // several values of one name are passed as `filters`, which the client repeats in the query
  const query = { ...rest, pageSize: String(maxCount), filters: { filter: pairs } } as SearchQuery
  const { records } = await shop.Search.products(query)
  return records
}
