import type { PlatformClient } from '@tessera/client/platform/types.gen'
import type { TestShop } from '@tessera/testing/shop'

export interface Guest {
  client: PlatformClient
  token: string
  /** ID of the token's order. */
  orderID: string
}

/** A new visitor of the storefront. */
export async function aGuest(shop: TestShop): Promise<Guest> {
  const token = await shop.token({ grant_type: 'client_credentials', client_id: shop.storefrontClientID })
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { orderid: string }
  return { client: shop.as(token), token, orderID: claims.orderid }
}

/** Adds a product of the buyer's catalog to the storefront's catalog. */
export const showToGuests = (shop: TestShop, productID: string) =>
  shop.admin.Catalogs.SaveProductAssignment({ CatalogID: 'storefront', ProductID: productID })
