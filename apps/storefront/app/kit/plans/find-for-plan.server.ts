import type { ProductRecord, ShopClient } from '@tessera/client/shop/types.gen'

const most = 24

/** What somebody looks for to put into a plan: by words, or by the number of the product. */
export async function findForPlan(
  shop: ShopClient,
  text: string,
): Promise<{ records: ProductRecord[]; total: number }> {
  const query = { pageSize: String(most), ...(text ? { q: text } : { department: 'Tile' }) }
  const { records, total, redirectSku } = await shop.Search.products(query)
  if (!redirectSku) return { records, total }
  // the number of a product leads straight to it, and such an answer has no list
  const found = await shop.ProductPages.getRecords({ skus: redirectSku })
  return { records: found.records, total: found.records.length }
}
