import { findViolations } from '@tessera/platform/find-violations'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { tokenWith } from '@tessera/testing/token-with'
import { afterAll, expect, test } from 'vitest'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

/** A seller user impersonates the buyer's first customer, with these roles. */
async function aDesk(shop: TestShop, Roles: string[] = ['Shopper']) {
  const { admin, storefrontClientID: ClientID } = shop
  await admin.SecurityProfiles.Create({ ID: 'acting', Name: 'Acting', Roles: Roles as never })
  await admin.ImpersonationConfigs.Create({ ID: 'desk', ClientID, SecurityProfileID: 'acting', BuyerID: 'b' })
  const desk = shop.as(await tokenWith(platform, shop, { roles: ['BuyerImpersonation'] }))
  const { access_token: token } = await desk.Users.GetAccessToken('b', 'customer-1', { ClientID, Roles: [] })
  return { desk, as: shop.as(String(token)) }
}

test('a seller user has no cart, and reads no customer’s without impersonation', async () => {
  const shop = await createTestShop(platform)
  const { desk } = await aDesk(shop)
  await shop.product('tile', 10)
  await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile' })
  const { ID } = await shop.buyer.Cart.Get()
  await expect(desk.Cart.Get()).rejects.toMatchObject({ status: 403 })
  await expect(desk.Orders.Get('Incoming', String(ID))).rejects.toMatchObject({ status: 403 })
})

test('acting for one customer opens no other customer’s order', async () => {
  const shop = await createTestShop(platform)
  const { as } = await aDesk(shop)
  await shop.product('tile', 10)
  const other = await shop.anotherBuyer()
  await other.client.Cart.CreateLineItem({ ProductID: 'tile' })
  const { ID } = await other.client.Cart.Get()
  await expect(as.Orders.Get('Outgoing', String(ID))).rejects.toMatchObject({ status: 404 })
  await expect(as.Orders.Submit('Outgoing', String(ID))).rejects.toMatchObject({ status: 404 })
  expect(await as.Me.ListOrders()).toMatchObject({ Items: [] })
})

test('an impersonator without the role may not set a price', async () => {
  const shop = await createTestShop(platform)
  const { as } = await aDesk(shop)
  await shop.product('tile', 10)
  await as.Cart.CreateLineItem({ ProductID: 'tile', UnitPrice: 1 }).catch(() => undefined)
  const { Items } = await as.Cart.ListLineItems()
  expect(Items.every(({ UnitPrice }) => UnitPrice === 10)).toBe(true)
})

test('once the configuration is gone, so is the way to the cart', async () => {
  const shop = await createTestShop(platform)
  const { as } = await aDesk(shop)
  await as.Cart.Get()
  await shop.admin.ImpersonationConfigs.Delete('desk')
  await expect(as.Cart.Get()).rejects.toMatchObject({ status: 401, errorCode: 'Auth.TokenRevoked' })
})

test('an order made for a customer is the customer’s, at a price agreed on, and says who made it', async () => {
  const shop = await createTestShop(platform)
  const { as } = await aDesk(shop, ['Shopper', 'OverrideUnitPrice'])
  await shop.product('tile', 10)
  await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile' })
  const line = await as.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2, UnitPrice: 8 })
  expect(line).toMatchObject({ UnitPrice: 8, PriceOverridden: true, LineTotal: 16 })
  expect(await shop.buyer.Cart.Get()).toMatchObject({ LineItemCount: 2, Total: 26 })
  const order = await as.Cart.Submit()
  expect(order).toMatchObject({ FromUserID: 'customer-1', Status: 'Open', Total: 26 })
  expect(await shop.buyer.Me.ListOrders()).toMatchObject({ Items: [{ ID: order.ID }] })
  const event = await platform.database.find<{ username: string; impersonator: string }>(sql`
    select username, impersonator from events where operation = 'Cart.Submit' and reply_id = ${order.ID}`)
  expect(event).toMatchObject({ username: `customer-1-${shop.id}`, impersonator: expect.stringMatching(/^u-/) })
})
