import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { showToGuests } from '../orders/people.ts'
import { failureOf } from './failure-of.ts'
import type { PublishedClient } from './walk-resources.ts'

const address = {
  FirstName: 'Ann',
  LastName: 'Example',
  Street1: '1 Example Street',
  City: 'Dallas',
  State: 'TX',
  Zip: '75001',
  Country: 'US',
}

/** Buys as a guest, as a customer, and as a guest who signs in on the way. */
export async function walkPurchase(client: PublishedClient): Promise<void> {
  const { Auth, Cart, Configuration, LineItems, Me, Orders, Payments, Tokens } = client
  const platform = await startPlatform()
  afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

  let shop: TestShop

  beforeAll(async () => {
    Configuration.Set({ baseApiUrl: await platform.app.listen({ port: 0, host: '127.0.0.1' }) })
    shop = await createTestShop(platform)
    const { admin, product } = shop
    await product('tile', 12.5, 100)
    await showToGuests(shop, 'tile')
    await admin.Promotions.Create({
      ID: 'welcome',
      Code: 'WELCOME',
      EligibleExpression: 'order.Subtotal >= 50',
      ValueExpression: 'order.Subtotal * .1',
      AllowAllBuyers: true,
      CanCombine: true,
      Active: true,
    })
  })

  beforeEach(() => Tokens.RemoveAccessToken())

  async function beGuest(): Promise<string> {
    const { access_token: token } = await Auth.Anonymous(shop.storefrontClientID, ['Shopper'])
    Tokens.SetAccessToken(token)
    return token
  }

  async function signIn(): Promise<void> {
    const login = await Auth.Login(`customer-1-${shop.id}`, 'A-Customers-Password-1', shop.storefrontClientID)
    Tokens.SetAccessToken(login.access_token)
  }

  test('a guest gets the reasons in the published messages and codes', async () => {
    await beGuest()
    expect(await failureOf(Cart.CreateLineItem({ ProductID: 'nothing', Quantity: 1 }))).toMatchObject({
      status: 404,
      message: 'Product nothing not found',
    })
    await Cart.CreateLineItem({ ProductID: 'tile', Quantity: 1 })
    expect(await failureOf(Cart.AddPromotion('WELCOME'))).toMatchObject({ errorCode: 'Promotion.NotEligible' })
    expect(await failureOf(Cart.CreateLineItem({ ProductID: 'tile', Quantity: 1000 }))).toMatchObject({
      errorCode: 'Inventory.Insufficient',
    })
    expect(await failureOf(Orders.Get('Outgoing', 'somebody-elses'))).toMatchObject({ status: 404 })
  })

  test('a guest buys', async () => {
    await beGuest()
    const products = await Me.ListProducts({ search: 'tile' })
    expect(products.Items.map(({ ID }) => ID)).toEqual(['tile'])
    expect(products.Items[0]?.PriceSchedule?.PriceBreaks?.[0]?.Price).toBe(12.5)

    const line = await Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2, xp: { Room: 'hall' } })
    expect(line).toMatchObject({ UnitPrice: 12.5, LineTotal: 25, xp: { Room: 'hall' } })
    await Cart.PatchLineItem(line.ID, { Quantity: 4 })
    expect(await Cart.ListLineItems()).toMatchObject({ Items: [{ ID: line.ID, Quantity: 4, LineTotal: 50 }] })

    const named = await Cart.PatchFromUser({ FirstName: 'Ann', LastName: 'Example', Email: 'ann@shop.test' })
    expect(named.FromUser).toMatchObject({ FirstName: 'Ann', Email: 'ann@shop.test' })
    await Cart.SetShippingAddress(address)
    expect((await Cart.SetBillingAddress(address)).BillingAddress).toMatchObject({ City: 'Dallas' })
    expect((await Cart.GetLineItem(line.ID)).ShippingAddress).toMatchObject({ Zip: '75001' })
    expect(await Cart.AddPromotion('WELCOME')).toMatchObject({ Code: 'WELCOME', Amount: 5 })
    expect(await Cart.GetOrderWorksheet()).toMatchObject({ Order: { Total: 45 }, LineItems: [{ ID: line.ID }] })
    await Cart.Validate()
    const order = await Cart.Submit()
    expect(order).toMatchObject({ Status: 'Open', IsSubmitted: true, Subtotal: 50, PromotionDiscount: 5, Total: 45 })
    expect((await Cart.Get()).ID).toBeNull()
    expect(await shop.admin.Orders.Get('Incoming', order.ID)).toMatchObject({ LineItemCount: 1, Total: 45 })
  })

  test('a customer signs in, buys, and finds the order again', async () => {
    await signIn()
    expect(await Me.Get()).toMatchObject({ Username: `customer-1-${shop.id}`, Buyer: { ID: 'b' } })
    expect((await Me.GetProduct('tile')).Inventory).toMatchObject({ Enabled: true })
    const { ID: lineID } = await Cart.CreateLineItem({ ProductID: 'tile', Quantity: 3 })
    const extra = await Cart.CreateLineItem({ ProductID: 'tile', Quantity: 1 })
    await Cart.DeleteLineItem(extra.ID)
    const cart = await Cart.Patch({ Comments: 'Ring twice', xp: { PO: '4711' } })
    expect(cart).toMatchObject({ Comments: 'Ring twice', Total: 37.5, xp: { PO: '4711' } })
    const payment = await Cart.CreatePayment({ Type: 'PurchaseOrder', Accepted: true, xp: { PO: '4711' } })
    expect((await Payments.List('Outgoing', cart.ID)).Items.map(({ ID }) => ID)).toEqual([payment.ID])
    const order = await Cart.Submit()
    expect(order).toMatchObject({ ID: cart.ID, Status: 'Open', FromUserID: 'customer-1', Total: 37.5 })

    const history = await Me.ListOrders({ sortBy: ['!DateSubmitted'], filters: { Status: 'Open', 'xp.PO': '4711' } })
    expect(history.Items.map(({ ID }) => ID)).toEqual([order.ID])
    const lines = await LineItems.List('Outgoing', order.ID)
    expect(lines.Items.map(({ ID, Quantity }) => [ID, Quantity])).toEqual([[lineID, 3]])
    expect(await failureOf(LineItems.Patch('Outgoing', order.ID, lineID, { Quantity: 1 }))).toMatchObject({
      status: 403,
    })
  })

  test('a guest signs in on the way and takes the order along', async () => {
    const anonUserToken = await beGuest()
    const { ID: lineID } = await Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })
    const { ID } = await Cart.Get()
    await signIn()
    await Me.TransferAnonUserOrder({ anonUserToken })
    expect(await failureOf(Me.TransferAnonUserOrder({ anonUserToken }))).toMatchObject({
      errorCode: 'Auth.MustPassAnonUserToken',
    })
    expect(await Cart.Get()).toMatchObject({ ID, FromUserID: 'customer-1' })
    expect((await Cart.ListLineItems()).Items.map((line) => line.ID)).toEqual([lineID])
    expect(await Cart.Submit()).toMatchObject({ ID, Status: 'Open' })
  })

  test('the seller lists lines across all orders', async () => {
    const page = await LineItems.ListAcrossOrders(
      'Incoming',
      // the published types know the line's own fields only
      { sortBy: ['!Order.DateSubmitted'], filters: { ProductID: 'tile', 'Order.FromCompanyID': 'b' } } as never,
      { accessToken: shop.adminToken },
    )
    expect(page.Items.map(({ Quantity, Order }) => [Quantity, Order?.FromUserID])).toEqual([
      [2, 'customer-1'],
      [3, 'customer-1'],
    ])
  })
}
