import type { ShopClient } from '@tessera/client/shop/types.gen'
import type { WholeShop } from './a-whole-shop.ts'

/** The calls of the staff, as someone who signed in with these roles. */
export async function staffWith(
  shop: Pick<WholeShop, 'as' | 'commerce'>,
  ...roles: string[]
): Promise<ShopClient['Operator']> {
  const { client, storefrontClientID } = shop.commerce
  const { access_token } = await client.Auth.Login('admin', 'Tests-only-1', storefrontClientID, roles as never)
  return shop.as({ authToken: access_token }).Operator
}
