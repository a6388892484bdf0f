import type { PlatformClient } from '@tessera/client/platform/types.gen'
import type { TestShop } from '@tessera/testing/shop'

export interface Guest {
  client: PlatformClient
  token: string
  /** Of the one order the token is for. */
  orderID: string
}

/** A new visitor of the storefront. */
export async function aGuest(shop: TestShop): Promise<Guest> {
  const token = await shop.token({ grant_type: 'client_credentials', client_id: shop.storefrontClientID })
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { orderid: string }
  return { client: shop.as(token), token, orderID: claims.orderid }
}

/** Puts a product of the buyer's catalog into the storefront's too. */
export const showToGuests = (shop: TestShop, productID: string) =>
  shop.admin.Catalogs.SaveProductAssignment({ CatalogID: 'storefront', ProductID: productID })
