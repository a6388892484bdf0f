import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { codeOf, wireInto } from '@tessera/testing/wire'
import { afterAll, describe, expect, test } from 'vitest'
import { aCheckoutOnlyShop, anotherClient, aTileShop, stockOf, twoTiles } from './a-checkout-only-shop.ts'
import { aGuest } from './people.ts'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

const atCheckout = { status: 403, errorCode: 'Order.SubmitAtCheckout' }
const password = 'A-Customers-Password-1'

describe('orders of the shop are not submitted past its checkout', () => {
  test('by a guest, at either address; the cart stays and so does the stock', async () => {
    const shop = await aCheckoutOnlyShop(platform)
    const { client, orderID } = await aGuest(shop)
    await client.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })
    await expect(client.Cart.Submit()).rejects.toMatchObject(atCheckout)
    await expect(client.Orders.Submit('Outgoing', orderID)).rejects.toMatchObject(atCheckout)
    expect(await client.Cart.Get()).toMatchObject({ ID: orderID, Status: 'Unsubmitted', Total: 100 })
    expect(await stockOf(shop)).toBe(10)
  })

  test('by a customer, nor by a colleague who holds the role of an order administrator', async () => {
    const shop = await aCheckoutOnlyShop(platform)
    const order = await twoTiles(shop)
    await expect(shop.buyer.Cart.Submit()).rejects.toMatchObject(atCheckout)
    await expect(shop.buyer.Orders.Submit('Outgoing', order)).rejects.toMatchObject(atCheckout)
    const roles = ['Shopper', 'OrderAdmin', 'UnsubmittedOrderReader']
    const colleague = shop.as(await tokenWith(platform, shop, { userType: 'buyer', companyID: 'b', roles }))
    await expect(colleague.Orders.Submit('Outgoing', order)).rejects.toMatchObject(atCheckout)
    expect(await stockOf(shop)).toBe(10)
  })

  test('as a step of several', async () => {
    const shop = await aCheckoutOnlyShop(platform)
    await twoTiles(shop)
    const reply = await wireInto(platform.app, shop.buyerToken)('POST', '/cart/steps', {
      Steps: [{ Operation: 'Cart.Submit' }],
    })
    expect(reply).toMatchObject({ status: 400 })
    expect(await stockOf(shop)).toBe(10)
  })

  test('through another client, nor an order of another client with a token of the shop', async () => {
    const shop = await aCheckoutOnlyShop(platform)
    const other = await anotherClient(shop)
    const username = `customer-1-${shop.id}`
    const byOther = shop.as(await shop.token({ grant_type: 'password', client_id: other, username, password }))
    const ofShop = await twoTiles(shop)
    await expect(byOther.Orders.Submit('Outgoing', ofShop)).rejects.toMatchObject(atCheckout)
    const { ID: ofOther } = await byOther.Orders.Create('Outgoing', {})
    await byOther.LineItems.Create('Outgoing', ofOther, { ProductID: 'tile' })
    await expect(shop.buyer.Orders.Submit('Outgoing', ofOther)).rejects.toMatchObject(atCheckout)
    expect(await stockOf(shop)).toBe(10)
    expect(await byOther.Orders.Submit('Outgoing', ofOther)).toMatchObject({ Status: 'Open' })
    expect(await stockOf(shop)).toBe(9)
  })

  test('but they can be validated: there is no other problem', async () => {
    const shop = await aCheckoutOnlyShop(platform)
    await twoTiles(shop)
    expect((await wireInto(platform.app, shop.buyerToken)('POST', '/cart/validate')).status).toBe(204)
  })
})

describe('a payment that a shopper makes there', () => {
  const order = { ID: 'po', Type: 'PurchaseOrder' as const }
  const money = { Type: 'Authorization', DateExecuted: '2024-05-01T10:00:00Z', Amount: 100 }

  test('is not accepted, whatever its type, and no shopper can accept it', async () => {
    const shop = await aCheckoutOnlyShop(platform)
    await twoTiles(shop)
    const { Cart } = shop.buyer
    await expect(Cart.CreatePayment({ ...order, Accepted: true })).rejects.toMatchObject({
      errorCode: 'Payment.NotAuthorizedToPatch',
    })
    expect(await Cart.CreatePayment({ ...order, Amount: 60 })).toMatchObject({ Accepted: false })
    await shop.admin.SpendingAccounts.Create('b', { ID: 'gift', Name: 'G', Balance: 80, AllowAsPaymentMethod: true })
    await shop.admin.SpendingAccounts.SaveAssignment('b', { SpendingAccountID: 'gift', UserID: 'customer-1' })
    const gift = { ID: 'gift', Type: 'SpendingAccount' as const, SpendingAccountID: 'gift', Amount: 40 }
    expect(await Cart.CreatePayment(gift)).toMatchObject({ Accepted: false })
    for (const id of ['po', 'gift'])
      await expect(Cart.PatchPayment(id, { Accepted: true })).rejects.toMatchObject({
        errorCode: 'Payment.NotAuthorizedToPatch',
      })
    const { ID } = await Cart.Get()
    const whole = { Payment: { ID: 'x', Type: 'PurchaseOrder', Accepted: true, Amount: 100 }, Transaction: money }
    const paid = await wireInto(platform.app, shop.buyerToken)('POST', `/orders/Outgoing/${ID}/pay`, whole)
    expect(paid.status).toBe(400)
    const { Items } = await shop.admin.Payments.List('Incoming', ID)
    expect(Items.map((one) => [one.ID, one.Accepted]).sort()).toEqual([
      ['gift', false],
      ['po', false],
    ])
    await expect(Cart.Submit()).rejects.toMatchObject(atCheckout)
    expect(await stockOf(shop)).toBe(10)
  })

  test('is not accepted by a guest who pays by purchase order and submits', async () => {
    const shop = await aCheckoutOnlyShop(platform)
    const { client, orderID } = await aGuest(shop)
    await client.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })
    expect(await client.Cart.CreatePayment({ ...order, Amount: 100 })).toMatchObject({ Accepted: false })
    await expect(client.Cart.Submit()).rejects.toMatchObject(atCheckout)
    await expect(shop.admin.Orders.Submit('Incoming', orderID)).rejects.toMatchObject({
      errorCode: 'Order.CannotSubmitWithUnaccceptedPayments',
    })
    expect(await stockOf(shop)).toBe(10)
  })

  test('is not accepted by a colleague with the role of an order administrator', async () => {
    const shop = await aCheckoutOnlyShop(platform)
    const id = await twoTiles(shop)
    await shop.buyer.Cart.CreatePayment(order)
    const roles = ['Shopper', 'OrderAdmin', 'UnsubmittedOrderReader']
    const colleague = shop.as(await tokenWith(platform, shop, { userType: 'buyer', companyID: 'b', roles }))
    const { Payments } = colleague
    await expect(Payments.Patch('Outgoing', id, 'po', { Accepted: true })).rejects.toMatchObject({
      errorCode: 'Payment.NotAuthorizedToPatch',
    })
    const mine = { Type: 'PurchaseOrder' as const, Accepted: true, Amount: 1 }
    await expect(Payments.Create('Outgoing', id, mine)).rejects.toMatchObject({
      errorCode: 'Payment.NotAuthorizedToPatch',
    })
  })

  test('cannot be changed once the seller has accepted it', async () => {
    const shop = await aCheckoutOnlyShop(platform)
    const id = await twoTiles(shop)
    await shop.buyer.Cart.CreatePayment({ ...order, Amount: 10 })
    await shop.admin.Payments.Patch('Incoming', id, 'po', { Accepted: true })
    await expect(shop.buyer.Cart.PatchPayment('po', { Amount: 100 })).rejects.toMatchObject({
      errorCode: 'Payment.CannotPatchAccepted',
    })
  })
})

describe('the seller', () => {
  const unpaid = { status: 400, errorCode: 'Order.PaymentsDoNotMatchTotal' }
  const pay = (shop: Awaited<ReturnType<typeof aCheckoutOnlyShop>>, id: string, Amount: number | null) =>
    shop.admin.Payments.Create('Incoming', id, { ID: 'paid', Type: 'PurchaseOrder', Accepted: true, Amount })

  test.each([
    ['nothing', undefined],
    ['a cent too little', 99.99],
    ['a cent too much', 100.01],
    ['whatever is open, which grows with the cart', null],
  ])('does not submit what is paid by %s', async (_, amount) => {
    const shop = await aCheckoutOnlyShop(platform)
    const id = await twoTiles(shop)
    if (amount !== undefined) await pay(shop, id, amount)
    await expect(shop.admin.Orders.Submit('Incoming', id)).rejects.toMatchObject(unpaid)
    expect(await shop.buyer.Cart.Get()).toMatchObject({ ID: id, Status: 'Unsubmitted' })
    expect(await stockOf(shop)).toBe(10)
  })

  test('does not submit a cart that was changed, or has another price, since it was paid', async () => {
    const shop = await aCheckoutOnlyShop(platform)
    const id = await twoTiles(shop)
    await pay(shop, id, 100)
    const { ID: line } = await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile' })
    await expect(shop.admin.Orders.Submit('Incoming', id)).rejects.toMatchObject(unpaid)
    await shop.buyer.Cart.DeleteLineItem(line)
    await shop.admin.PriceSchedules.Patch('tile', { PriceBreaks: [{ Quantity: 1, Price: 51 }] })
    await expect(shop.admin.Orders.Submit('Incoming', id)).rejects.toMatchObject({
      ...unpaid,
      errors: [{ Data: { OrderID: id, Accepted: 100, Total: 102 } }],
    })
    expect(await stockOf(shop)).toBe(10)
  })

  test('does not submit the order of a shopper with a token of the shop either, unless it is paid', async () => {
    const shop = await aCheckoutOnlyShop(platform)
    const form = { username: `admin-${shop.id}`, password: 'Correct-Horse-7', client_id: shop.storefrontClientID }
    const person = shop.as(await shop.token({ grant_type: 'password', ...form }))
    const { ID } = await person.Orders.Create('Incoming', { FromCompanyID: 'b', FromUserID: 'customer-1' })
    await person.LineItems.Create('Incoming', ID, { ProductID: 'tile' })
    await expect(person.Orders.Submit('Incoming', ID)).rejects.toMatchObject(unpaid)
    await pay(shop, ID, 50)
    expect(await person.Orders.Submit('Incoming', ID)).toMatchObject({ Status: 'Open', FromUserID: 'customer-1' })
  })

  test('submits what is paid exactly, in one payment or two: it stays the customer’s, and so do limits of promotions', async () => {
    const shop = await aCheckoutOnlyShop(platform)
    const once = { EligibleExpression: 'true', ValueExpression: '10', AllowAllBuyers: true, Active: true }
    await shop.admin.Promotions.Create({ ID: 'once', Code: 'ONCE', ...once, RedemptionLimitPerUser: 1 })
    const id = await twoTiles(shop)
    await shop.buyer.Cart.AddPromotion('ONCE')
    await pay(shop, id, 60)
    await shop.admin.Payments.Create('Incoming', id, { Type: 'CreditCard', Accepted: true, Amount: 30 })
    const placed = await shop.admin.Orders.Submit('Incoming', id)
    expect(placed).toMatchObject({ ID: id, Status: 'Open', Total: 90, FromUserID: 'customer-1' })
    expect(await shop.buyer.Me.ListOrders()).toMatchObject({ Items: [{ ID: id, Status: 'Open' }] })
    expect(await stockOf(shop)).toBe(8)
    await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile' })
    await expect(shop.buyer.Cart.AddPromotion('ONCE')).rejects.toMatchObject({
      errorCode: 'Promotion.ExceedsUsageLimit',
    })
  })

  test('submits an order of $0 without a payment, and not with one', async () => {
    const shop = await aCheckoutOnlyShop(platform)
    await shop.product('sample', 0, 5)
    await shop.buyer.Cart.CreateLineItem({ ProductID: 'sample' })
    const { ID } = await shop.buyer.Cart.Get()
    await expect(shop.buyer.Cart.Submit()).rejects.toMatchObject(atCheckout)
    await pay(shop, ID, 1)
    await expect(shop.admin.Orders.Submit('Incoming', ID)).rejects.toMatchObject(unpaid)
    await shop.admin.Payments.Delete('Incoming', ID, 'paid')
    expect(await shop.admin.Orders.Submit('Incoming', ID)).toMatchObject({ Status: 'Open', Total: 0 })
  })
})

describe('how an order was submitted', () => {
  test('is shown to the seller only', async () => {
    const shop = await aCheckoutOnlyShop(platform)
    const id = await twoTiles(shop)
    const ask = (token: string) => wireInto(platform.app, token)('GET', `/orders/All/${id}/submission`)
    expect((await ask(shop.buyerToken)).status).toBe(403)
    const before = { ID: id, Status: 'Unsubmitted', Total: 100, DateSubmitted: null }
    expect((await ask(shop.adminToken)).body).toEqual({ ...before, IsCheckoutOnly: true, IsBySeller: false })
    await shop.admin.Payments.Create('Incoming', id, { Type: 'CreditCard', Accepted: true, Amount: 100 })
    const { DateSubmitted } = await shop.admin.Orders.Submit('Incoming', id)
    expect((await ask(shop.adminToken)).body).toEqual({
      ...before,
      Status: 'Open',
      DateSubmitted,
      IsCheckoutOnly: true,
      IsBySeller: true,
    })
  })

  test('elsewhere is by its shopper', async () => {
    const shop = await aTileShop(platform)
    const { ID } = await twoTiles(shop).then(() => shop.buyer.Cart.Submit())
    const reply = await wireInto(platform.app, shop.adminToken)('GET', `/orders/Incoming/${ID}/submission`)
    expect(reply.body).toMatchObject({ ID, Status: 'Open', IsCheckoutOnly: false, IsBySeller: false })
  })
})

describe('other marketplaces', () => {
  test('take orders of guests and customers as before, paid or not, and purchase orders by themselves', async () => {
    const shop = await aTileShop(platform)
    const { client } = await aGuest(shop)
    await client.Cart.CreateLineItem({ ProductID: 'tile' })
    expect(await client.Cart.Submit()).toMatchObject({ Status: 'Open' })
    await twoTiles(shop)
    expect(await shop.buyer.Cart.CreatePayment({ ID: 'po', Type: 'PurchaseOrder', Amount: 10 })).toMatchObject({
      Accepted: true,
    })
    expect(await shop.buyer.Cart.PatchPayment('po', { Amount: 20 })).toMatchObject({ Amount: 20 })
    expect(await shop.buyer.Cart.Submit()).toMatchObject({ Status: 'Open' })
    expect(await stockOf(shop)).toBe(7)
  })
})

test('the API neither shows which clients leave their orders to the checkout nor changes it', async () => {
  const shop = await aCheckoutOnlyShop(platform)
  const wire = wireInto(platform.app, shop.adminToken)
  const path = `/apiclients/${shop.storefrontClientID}`
  expect(Object.keys((await wire('GET', path)).body).filter((name) => /checkout.?only/i.test(name))).toEqual([])
  for (const body of [{ CheckoutOnly: false }, { checkout_only: false }]) await wire('PATCH', path, body)
  const whole = (await wire('GET', path)).body
  expect((await wire('PUT', path, { ...whole, AppName: 'Renamed' })).status).toBe(200)
  await twoTiles(shop)
  const reply = await wireInto(platform.app, shop.buyerToken)('POST', '/cart/submit')
  expect([reply.status, codeOf(reply)]).toEqual([403, 'Order.SubmitAtCheckout'])
})
