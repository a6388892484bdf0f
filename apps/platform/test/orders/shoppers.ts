import type { TestPlatform } from '@tessera/testing/platform'
import type { TestShop } from '@tessera/testing/shop'
import { tokenWith } from '@tessera/testing/token-with'
import { type WireCall, wireInto } from '@tessera/testing/wire'

/** Customers of the buyer `b`, created without the cost of hashing passwords. */
export async function shoppers(platform: TestPlatform, shop: TestShop, howMany: number): Promise<WireCall[]> {
  const one = () => tokenWith(platform, shop, { userType: 'buyer', companyID: 'b', roles: ['Shopper'] })
  const tokens = await Promise.all(Array.from({ length: howMany }, one))
  return tokens.map((token) => wireInto(platform.app, token))
}
