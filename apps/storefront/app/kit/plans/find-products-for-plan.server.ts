import type { ProductRecord, ShopClient } from '@tessera/client/shop/types.gen'

const maxProducts = 24

/** Finds products for a plan by text or product number. */
export async function findProductsForPlan(
  shop: ShopClient,
  text: string,
): Promise<{ records: ProductRecord[]; total: number }> {
  const query = { pageSize: String(maxProducts), ...(text ? { q: text } : { department: 'Tile' }) }
  const { records, total, redirectSku } = await shop.Search.products(query)
  if (!redirectSku) return { records, total }
  // an exact product number returns a redirect without a list
  const found = await shop.ProductPages.getRecords({ skus: redirectSku })
  return { records: found.records, total: found.records.length }
}
