import type { PlatformClient } from '@tessera/client/platform/types.gen'
import type { TestPlatform } from '@tessera/testing/platform'
import type { TestShop } from '@tessera/testing/shop'
import { tokenWith } from '@tessera/testing/token-with'

export const home = { Street1: '1 Main St', City: 'Boston', State: 'MA', Zip: '02110', Country: 'US' }

/** A submitted order with four boxes of tiles in the line `tiles` and one bag in the line `grouts`. */
export async function anOrder(shop: TestShop, more: object = {}): Promise<string> {
  const { ID } = await shop.buyer.Orders.Create('Outgoing', more)
  await shop.buyer.LineItems.Create('Outgoing', String(ID), { ID: 'tiles', ProductID: 'tile', Quantity: 4 })
  await shop.buyer.LineItems.Create('Outgoing', String(ID), { ID: 'grouts', ProductID: 'grout' })
  await shop.buyer.Orders.Submit('Outgoing', String(ID))
  return String(ID)
}

export async function stockTiles(shop: TestShop): Promise<void> {
  await shop.product('tile', 50, 100)
  await shop.product('grout', 5)
}

/** A user of a new supplier, with every role. */
export async function aSupplier(
  platform: TestPlatform,
  shop: TestShop,
  id: string,
  roles: readonly string[] = ['FullAccess'],
): Promise<PlatformClient> {
  await shop.admin.Suppliers.Save(id, { ID: id, Name: id, Active: true, AllBuyersCanOrder: true })
  return shop.as(await tokenWith(platform, shop, { userType: 'supplier', companyID: id, roles }))
}
