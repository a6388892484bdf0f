import type { TestPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { tokenWith } from '@tessera/testing/token-with'
import { Tokens } from 'ordercloud-javascript-sdk'
import { showToGuests } from '../orders/people.ts'
import type { CallMethod } from './every-method.ts'

/** The callers: the seller's administrator, another seller user, a customer, and a colleague who approves. */
export type Caller = 'admin' | 'staff' | 'customer' | 'colleague' | 'guest'

export interface ShopWalk {
  platform: TestPlatform
  shop: TestShop
  call: CallMethod
  tokens: Record<Caller, string>
  /** Sets the token of the next calls. */
  be(who: Caller): void
}

export const place = {
  Street1: '1 Main St',
  City: 'Dallas',
  State: 'TX',
  Zip: '75001',
  Country: 'US',
  FirstName: 'Ann',
  LastName: 'Example',
}

/** A shop with a product, a bundle and a promotion, whose customers have every role. */
export async function aShopToWalk(platform: TestPlatform, call: CallMethod): Promise<ShopWalk> {
  const shop = await createTestShop(platform)
  const { admin } = shop
  await shop.product('tile', 10, 1000)
  await admin.Products.Patch('tile', { Returnable: true, ShipWeight: 10 })
  await showToGuests(shop, 'tile')
  await admin.Bundles.Create({ ID: 'kit', Name: 'Kit', Active: true })
  await admin.Catalogs.SaveBundleAssignment({ CatalogID: 'b', BundleID: 'kit' })
  await admin.Bundles.SaveProductAssignment({ BundleID: 'kit', ProductID: 'tile', Required: true, DefaultQuantity: 1 })
  await admin.Promotions.Create({
    ID: 'off',
    Code: 'OFF',
    EligibleExpression: 'order.Subtotal > 0',
    ValueExpression: '1',
    AllowAllBuyers: true,
    CanCombine: true,
    Active: true,
  })
  await admin.SecurityProfiles.Create({ ID: 'all', Name: 'All', Roles: ['FullAccess'] })
  await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'all', BuyerID: 'b' })
  await admin.ApiClients.Patch(shop.storefrontClientID, { xp: { BuiltInCheckout: true } })
  const login = (await call('Auth.Login', usernameOf(shop), password, shop.storefrontClientID)) as {
    access_token: string
  }
  const tokens: ShopWalk['tokens'] = {
    admin: shop.adminToken,
    staff: await tokenWith(platform, shop, { roles: ['FullAccess'] }),
    customer: login.access_token,
    colleague: (await shop.anotherBuyer()).token,
    guest: '',
  }
  return { platform, shop, call, tokens, be: (who) => Tokens.SetAccessToken(tokens[who]) }
}

export const password = 'A-Customers-Password-1'
export const usernameOf = ({ id }: TestShop, at = 1): string => `customer-${at}-${id}`
