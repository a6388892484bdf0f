import { findViolations } from '@tessera/platform/find-violations'
import { forgetGuestCarts } from '@tessera/platform/orders/forget-guest-carts'
import { sql } from '@tessera/server/sql'
import { startAnother, startPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { codeOf, wireInto } from '@tessera/testing/wire'
import { afterAll, describe, expect, test } from 'vitest'
import { aGuest, showToGuests } from './people.ts'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

const transfer = (token: string, anonUserToken?: string, to = platform) =>
  wireInto(to.app, token)('PUT', `/me/orders${anonUserToken ? `?anonUserToken=${anonUserToken}` : ''}`)

async function aShopWithTile(): Promise<TestShop> {
  const shop = await createTestShop(platform)
  await shop.product('tile', 10)
  await showToGuests(shop, 'tile')
  return shop
}

describe('a guest is refused', () => {
  test('every other order, be it another guest’s or a customer’s', async () => {
    const shop = await aShopWithTile()
    const one = await aGuest(shop)
    const two = await aGuest(shop)
    await one.client.Cart.CreateLineItem({ ProductID: 'tile' })
    await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile' })
    const { ID: customers } = await shop.buyer.Cart.Get()
    for (const id of [one.orderID, String(customers)]) {
      await expect(two.client.Orders.Get('Outgoing', id)).rejects.toMatchObject({ status: 404 })
      await expect(two.client.Orders.Delete('Outgoing', id)).rejects.toMatchObject({ status: 404 })
      await expect(two.client.Orders.Submit('Outgoing', id)).rejects.toMatchObject({ status: 404 })
      await expect(two.client.LineItems.List('Outgoing', id)).rejects.toMatchObject({ status: 404 })
    }
    expect(await two.client.Cart.Get()).toMatchObject({ ID: null })
    expect(await two.client.Me.ListOrders()).toMatchObject({ Items: [] })
    await two.client.Cart.CreateLineItem({ ProductID: 'tile' })
    expect((await two.client.Me.ListOrders()).Items.map(({ ID }) => ID)).toEqual([two.orderID])
  })

  test('every other order, even where the user behind all guests may read orders', async () => {
    const shop = await aShopWithTile()
    await shop.admin.SecurityProfiles.Create({ ID: 'reader', Name: 'R', Roles: ['OrderReader', 'OrderAdmin'] })
    await shop.admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'reader', BuyerID: 'storefront' })
    const one = await aGuest(shop)
    const two = await aGuest(shop)
    await one.client.Cart.CreateLineItem({ ProductID: 'tile' })
    await one.client.Cart.Submit()
    await expect(two.client.Orders.Get('Outgoing', one.orderID)).rejects.toMatchObject({ status: 404 })
    expect(await two.client.Orders.List('Outgoing')).toMatchObject({ Items: [] })
    expect(await one.client.Orders.List('Outgoing')).toMatchObject({ Items: [{ ID: one.orderID }] })
  })

  test('to choose a cart, and to move an order to themselves', async () => {
    const shop = await aShopWithTile()
    const one = await aGuest(shop)
    const two = await aGuest(shop)
    await expect(one.client.Cart.SetActiveCart(one.orderID)).rejects.toMatchObject({
      errorCode: 'Auth.AnonUserProhibited',
    })
    expect(codeOf(await transfer(one.token, two.token))).toBe('Auth.AnonUserProhibited')
  })
})

describe('a transfer is refused', () => {
  test('without a token, with one that is no guest’s, of another shop, or made up', async () => {
    const shop = await aShopWithTile()
    const elsewhere = await aGuest(await createTestShop(platform))
    for (const token of [undefined, 'made-up', shop.buyerToken, shop.adminToken, elsewhere.token]) {
      const reply = await transfer(shop.buyerToken, token)
      expect([reply.status, codeOf(reply)]).toEqual([400, 'Auth.MustPassAnonUserToken'])
    }
    expect((await transfer(shop.adminToken, (await aGuest(shop)).token)).status).toBe(403)
  })

  test('the second time, also by another process, and by two at once', async () => {
    const shop = await aShopWithTile()
    const other = await shop.anotherBuyer()
    const guest = await aGuest(shop)
    await guest.client.Cart.CreateLineItem({ ProductID: 'tile' })
    const [first, second] = await Promise.all([
      transfer(shop.buyerToken, guest.token),
      transfer(other.token, guest.token),
    ])
    expect([first.status, second.status].sort()).toEqual([204, 400])
    for (const process of [platform, await startAnother(platform)])
      expect(codeOf(await transfer(other.token, guest.token, process))).toBe('Auth.MustPassAnonUserToken')
    await expect(guest.client.Cart.Get()).rejects.toMatchObject({ status: 401 })
  })
})

test('a guest’s order has the ID of the token and the name of the client’s user, and is bought once', async () => {
  const shop = await aShopWithTile()
  const { client, orderID } = await aGuest(shop)
  await client.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })
  expect(await client.Cart.Get()).toMatchObject({
    ID: orderID,
    FromUserID: 'guest',
    FromUser: { ID: 'guest', FirstName: 'Guest', Email: 'guest@storefront.invalid' },
    Total: 20,
  })
  expect(await client.Cart.Submit()).toMatchObject({ ID: orderID, Status: 'Open' })
  expect(await client.Cart.Get()).toMatchObject({ ID: null })
  await expect(client.Cart.CreateLineItem({ ProductID: 'tile' })).rejects.toMatchObject({ status: 409 })
})

test('a guest who signs in takes the order along, at the user’s prices, and the user’s own cart stays', async () => {
  const shop = await aShopWithTile()
  const { admin, buyer } = shop
  await admin.PriceSchedules.Create({ ID: 'less', Name: 'Less', PriceBreaks: [{ Quantity: 1, Price: 7.5 }] })
  await admin.Products.SaveAssignment({ ProductID: 'tile', BuyerID: 'b', PriceScheduleID: 'less' })
  const line = await buyer.Cart.CreateLineItem({ ProductID: 'tile' })
  const { ID: own } = await buyer.Cart.Get()
  const guest = await aGuest(shop)
  await guest.client.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 4 })
  expect(await guest.client.Cart.Get()).toMatchObject({ Total: 40, FromCompanyID: 'storefront' })

  expect((await transfer(shop.buyerToken, guest.token)).status).toBe(204)
  expect(await buyer.Cart.Get()).toMatchObject({
    ID: guest.orderID,
    FromUserID: 'customer-1',
    FromCompanyID: 'b',
    FromUser: { ID: 'customer-1', FirstName: 'A' },
    Total: 30,
  })
  expect(await buyer.Orders.Get('Outgoing', String(own))).toMatchObject({ Status: 'Unsubmitted', LineItemCount: 1 })
  expect((await buyer.Me.ListOrders()).Items.map(({ ID }) => ID).sort()).toEqual([String(own), guest.orderID].sort())
  expect(await buyer.Cart.Submit()).toMatchObject({ ID: guest.orderID, Total: 30 })
  expect(await buyer.Cart.ListLineItems()).toMatchObject({ Items: [{ ID: line.ID }] })
})

test('a line of a product that only guests see does not move along', async () => {
  const shop = await aShopWithTile()
  const { admin, buyer } = shop
  await admin.PriceSchedules.Create({ ID: 'retail', Name: 'Retail', PriceBreaks: [{ Quantity: 1, Price: 3 }] })
  await admin.Products.Create({ ID: 'retail', Name: 'For guests', Active: true, DefaultPriceScheduleID: 'retail' })
  await showToGuests(shop, 'retail')
  const guest = await aGuest(shop)
  await guest.client.Cart.CreateLineItem({ ProductID: 'tile' })
  await guest.client.Cart.CreateLineItem({ ProductID: 'retail', Quantity: 5 })
  expect((await transfer(shop.buyerToken, guest.token)).status).toBe(204)
  const { Items } = await buyer.Cart.ListLineItems()
  expect(Items.map(({ ProductID, Quantity, LineTotal }) => [ProductID, Quantity, LineTotal])).toEqual([['tile', 1, 10]])
  expect(await buyer.Cart.Submit()).toMatchObject({ Total: 10 })
})

test('without an order there is nothing to move, and the token is spent all the same', async () => {
  const shop = await aShopWithTile()
  const guest = await aGuest(shop)
  expect((await transfer(shop.buyerToken, guest.token)).status).toBe(204)
  await expect(guest.client.Cart.CreateLineItem({ ProductID: 'tile' })).rejects.toMatchObject({ status: 401 })
  expect(await shop.buyer.Cart.Get()).toMatchObject({ ID: null })
})

test('a guest’s submitted order stays as it was', async () => {
  const shop = await aShopWithTile()
  const guest = await aGuest(shop)
  await guest.client.Cart.CreateLineItem({ ProductID: 'tile' })
  await guest.client.Cart.Submit()
  expect((await transfer(shop.buyerToken, guest.token)).status).toBe(204)
  expect(await shop.buyer.Me.ListOrders()).toMatchObject({ Items: [] })
  expect(await shop.admin.Orders.Get('Incoming', guest.orderID)).toMatchObject({ FromUserID: 'guest', Status: 'Open' })
})

test('a guest who registers takes the order along', async () => {
  const shop = await aShopWithTile()
  const guest = await aGuest(shop)
  await guest.client.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 3 })
  const { access_token: token } = (
    await wireInto(platform.app, guest.token)('PUT', '/me/register', {
      Username: `new-${shop.id}`,
      Password: 'Sound-Password-1',
      FirstName: 'Ann',
      LastName: 'Example',
      Email: 'ann@shop.test',
      Active: true,
    })
  ).body
  const ann = shop.as(String(token))
  expect(await ann.Cart.Get()).toMatchObject({ ID: guest.orderID, FromUser: { FirstName: 'Ann' }, Total: 30 })
  expect(await ann.Cart.Submit()).toMatchObject({ Status: 'Open', FromUser: { FirstName: 'Ann' } })
})

test('lines added while the order moves are either on it or refused', async () => {
  const shop = await aShopWithTile()
  const guest = await aGuest(shop)
  await guest.client.Cart.CreateLineItem({ ProductID: 'tile' })
  const another = await startAnother(platform)
  const add = () => wireInto(another.app, guest.token)('POST', '/cart/lineitems', { ProductID: 'tile' })
  const [moved, ...added] = await Promise.all([
    transfer(shop.buyerToken, guest.token),
    ...Array.from({ length: 8 }, add),
  ])
  expect(moved?.status).toBe(204)
  const accepted = added.filter(({ status }) => status === 201).length
  expect(added.filter(({ status }) => status !== 201).every(({ status }) => status >= 400 && status < 500)).toBe(true)
  expect(await shop.buyer.Cart.Get()).toMatchObject({ ID: guest.orderID, LineItemCount: 1 + accepted })
})

describe('users and their orders', () => {
  test('a user with an open order is neither deleted nor moved', async () => {
    const shop = await aShopWithTile()
    const { admin, buyer } = shop
    await admin.Buyers.Create({ ID: 'other', Name: 'Other', Active: true })
    await buyer.Cart.CreateLineItem({ ProductID: 'tile' })
    const { ID } = await buyer.Cart.Submit()
    await expect(admin.Users.Delete('b', 'customer-1')).rejects.toMatchObject({
      status: 409,
      errorCode: 'User.CannotDeleteWithOpenOrder',
    })
    await expect(admin.Users.Move('b', 'customer-1', 'other', { orders: 'All' })).rejects.toMatchObject({
      status: 409,
      errorCode: 'User.CannotMoveeWithOpenOrder',
    })
    await admin.Orders.Complete('Incoming', ID)
    await admin.Users.Delete('b', 'customer-1')
    expect(await admin.Orders.Get('Incoming', ID)).toMatchObject({ FromUser: { ID: 'customer-1', FirstName: 'A' } })
  })

  test.each([
    { orders: 'None' as const, bought: 'b', cart: 'b' },
    { orders: 'Unsubmitted' as const, bought: 'b', cart: 'other' },
    { orders: 'All' as const, bought: 'other', cart: 'other' },
  ])('a user moves with $orders of the orders', async ({ orders, bought, cart }) => {
    const shop = await aShopWithTile()
    const { admin, buyer } = shop
    await admin.Buyers.Create({ ID: 'other', Name: 'Other', Active: true })
    await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'shopper', BuyerID: 'other' })
    await buyer.Cart.CreateLineItem({ ProductID: 'tile' })
    const { ID } = await buyer.Cart.Submit()
    await admin.Orders.Complete('Incoming', ID)
    await buyer.Cart.CreateLineItem({ ProductID: 'tile' })
    const { ID: open } = await buyer.Cart.Get()
    await admin.Users.Move('b', 'customer-1', 'other', { orders })
    expect(await admin.Orders.Get('Incoming', ID)).toMatchObject({ FromCompanyID: bought })
    expect(await admin.Orders.Get('Incoming', String(open))).toMatchObject({ FromCompanyID: cart })
    const moved = shop.as(
      await shop.token({
        grant_type: 'password',
        client_id: shop.storefrontClientID,
        username: `customer-1-${shop.id}`,
        password: 'A-Customers-Password-1',
      }),
    )
    expect((await moved.Cart.Get()).ID).toBe(cart === 'other' ? open : null)
    expect((await moved.Me.ListOrders()).Items).toHaveLength([bought, cart].filter((one) => one === 'other').length)
  })

  test('the cart of a deleted user goes with them', async () => {
    const shop = await aShopWithTile()
    await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile' })
    const { ID } = await shop.buyer.Cart.Get()
    await shop.admin.Users.Delete('b', 'customer-1')
    await expect(shop.admin.Orders.Get('Incoming', String(ID))).rejects.toMatchObject({ status: 404 })
  })
})

test('an expired guest cart is deleted; submitted orders and customers’ carts stay', async () => {
  const shop = await aShopWithTile()
  const [left, placed, fresh] = [await aGuest(shop), await aGuest(shop), await aGuest(shop)]
  for (const { client } of [left, placed, fresh]) await client.Cart.CreateLineItem({ ProductID: 'tile' })
  await placed.client.Cart.Submit()
  await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile' })
  const { ID: customers } = await shop.buyer.Cart.Get()
  const old = [left.orderID, placed.orderID, String(customers)]
  await platform.database.rows(sql`
    update orders set date_created = now() - interval '9 days' where id = any(${old}::text[])`)
  expect(await forgetGuestCarts(platform.database)).toBe(1)
  expect(await forgetGuestCarts(platform.database)).toBe(0)
  const there = await platform.database.rows<{ id: string }>(sql`
    select id from orders where id = any(${[...old, fresh.orderID]}::text[])`)
  expect(there.map(({ id }) => id).toSorted()).toEqual([placed.orderID, String(customers), fresh.orderID].toSorted())
})
