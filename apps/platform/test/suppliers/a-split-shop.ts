import type { PlatformClient } from '@tessera/client/platform/types.gen'
import type { TestPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { aSupplier, home } from '../shipments/an-order.ts'

export interface SplitShop extends TestShop {
  /** Users of the suppliers `mill` and `works`, with every role. */
  mill: PlatformClient
  works: PlatformClient
}

/** The mill makes tile and trim, the works make grout, and no one else has a sealer. */
export async function aSplitShop(platform: TestPlatform): Promise<SplitShop> {
  const shop = await createTestShop(platform)
  const mill = await aSupplier(platform, shop, 'mill')
  const works = await aSupplier(platform, shop, 'works')
  const makers = { tile: 'mill', trim: 'mill', grout: 'works', sealer: null }
  for (const [id, DefaultSupplierID] of Object.entries(makers)) {
    await shop.product(id, 50, 100)
    if (DefaultSupplierID) await shop.admin.Products.Patch(id, { DefaultSupplierID })
  }
  return { ...shop, mill, works }
}

/** A submitted order with a line of each product, named after it: four tiles, one of everything else. */
export async function anOrderOfAll(
  { buyer }: SplitShop,
  products = ['tile', 'trim', 'grout', 'sealer'],
): Promise<string> {
  const order = String((await buyer.Orders.Create('Outgoing', { Comments: 'Ring twice' })).ID)
  for (const ProductID of products)
    await buyer.LineItems.Create('Outgoing', order, {
      ID: ProductID,
      ProductID,
      Quantity: ProductID === 'tile' ? 4 : 1,
    })
  await buyer.Orders.SetShippingAddress('Outgoing', order, home)
  await buyer.Orders.Submit('Outgoing', order)
  return order
}
