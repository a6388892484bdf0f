import { setCheckoutOnly } from '@tessera/platform/identity/checkout-only'
import type { TestPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { showToGuests } from './people.ts'

/** A shop whose orders are restricted to the seller's checkout, with a $50 tile, ten in stock. */
export async function aCheckoutOnlyShop(platform: TestPlatform): Promise<TestShop> {
  const shop = await aTileShop(platform)
  await setCheckoutOnly(platform.database, shop.storefrontClientID)
  return shop
}

/** The same tile on a marketplace that follows the documented public API. */
export async function aTileShop(platform: TestPlatform): Promise<TestShop> {
  const shop = await createTestShop(platform)
  await shop.product('tile', 50, 10)
  await showToGuests(shop, 'tile')
  return shop
}

/** Two tiles in the customer's cart: $100. Returns the order's ID. */
export async function twoTiles(shop: TestShop): Promise<string> {
  await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })
  return (await shop.buyer.Cart.Get()).ID
}

/** Another API client of the marketplace, which follows the documented public API. */
export async function anotherClient({ admin }: TestShop): Promise<string> {
  const { ID } = await admin.ApiClients.Create({
    AppName: 'Another app',
    Active: true,
    AccessTokenDuration: 60,
    AllowAnyBuyer: true,
    AllowSeller: true,
  })
  return ID
}

export const stockOf = async ({ admin }: TestShop): Promise<number | null | undefined> =>
  (await admin.Products.Get('tile')).Inventory?.QuantityAvailable
