import type { PlatformClient } from '@tessera/client/platform/types.gen'
import { createTestMarketplace, type TestMarketplace } from '@tessera/testing/marketplace'
import type { TestPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { type WireCall, wireInto } from '@tessera/testing/wire'

export interface TestBuyer {
  shop: TestMarketplace
  admin: PlatformClient
  /** A user of the buyer, through the client library and by raw HTTP. */
  me: PlatformClient
  wire: WireCall
  userID: string
}

const roles = ['Shopper', 'MeAddressAdmin', 'MeCreditCardAdmin', 'MeAdmin']

/** Another user of a marketplace. */
export async function aUser(platform: TestPlatform, shop: TestMarketplace, companyID = 'b1') {
  const token = await tokenWith(platform, shop, { userType: 'buyer', companyID, roles })
  const me = shop.as(token)
  return { me, wire: wireInto(platform.app, token), userID: (await me.Me.Get()).ID as string }
}

/** A marketplace with the buyer `b1`, its catalog `b1`, and a product `p1` in it that costs 10. */
export async function aBuyer(platform: TestPlatform): Promise<TestBuyer> {
  const shop = await createTestMarketplace(platform)
  const { admin } = shop
  await admin.Buyers.Create({ ID: 'b1', Name: 'Buyer', Active: true })
  await aPrice(admin, 'ten', 10)
  await aProduct(admin, 'p1', { DefaultPriceScheduleID: 'ten' })
  return { shop, admin, ...(await aUser(platform, shop)) }
}

export async function aProduct(admin: PlatformClient, id: string, more: object = {}, catalog = 'b1'): Promise<void> {
  await admin.Products.Save(id, { Name: id, Active: true, ...more })
  const isChild = 'ParentID' in more
  if (!isChild) await admin.Catalogs.SaveProductAssignment({ CatalogID: catalog, ProductID: id })
}

export const aPrice = (admin: PlatformClient, id: string, price: number, more: object = {}) =>
  admin.PriceSchedules.Save(id, { Name: id, PriceBreaks: [{ Quantity: 1, Price: price } as never], ...more })

export async function aGroup(admin: PlatformClient, id: string, userID: string): Promise<void> {
  await admin.UserGroups.Save('b1', id, { Name: id })
  await admin.UserGroups.SaveUserAssignment('b1', { UserGroupID: id, UserID: userID })
}

export const idsOf = (page: { Items: { ID: string | null }[] }): (string | null)[] => page.Items.map(({ ID }) => ID)

export const notThere = (title: string, id: string) => ({ status: 404, message: `${title} ${id} not found` })
