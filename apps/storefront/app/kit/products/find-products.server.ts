import type { ProductRecord, ShopClient } from '@tessera/client/shop/types.gen'
import { contentQuery } from '../content-filter.ts'

type SearchQuery = NonNullable<Parameters<ShopClient['Search']['products']>[0]>

/** The best products for a filter of content, at the visitor's prices. */
export async function findProducts(shop: ShopClient, filter: unknown, most: number): Promise<ProductRecord[]> {
  const { filter: pairs, ...rest } = contentQuery(filter)
  // several values of one name travel as `filters`, which the client writes once for each
  const query = { ...rest, pageSize: String(most), filters: { filter: pairs } } as SearchQuery
  const { records } = await shop.Search.products(query)
  return records
}
