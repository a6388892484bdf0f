import type { ShopClient } from '@tessera/client/shop/types.gen'
import { orNotFound } from '../../../http/or-not-found.server.ts'

/** The product of a page, with the data for a layout; products that are not laid are not found. */
export async function loadLayoutTile(shop: ShopClient, productName: string) {
  const { record, crumbs } = await orNotFound(shop.Product.GetProductItemDetails({ productName }))
  return { tile: await orNotFound(shop.Projects.GetLayoutTile({ sku: record.sku })), crumbs }
}
