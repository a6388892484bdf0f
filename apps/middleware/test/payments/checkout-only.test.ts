import type { OrderSteps } from '@tessera/middleware/modules/checkout/attempts/order-steps'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPaymentShop, type PaymentShop, type Shopper } from './a-payment-shop.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await aPaymentShop()
  const { admin } = shop.auth
  await admin.PriceSchedules.Create({ ID: 'marble', Name: 'Marble', PriceBreaks: [{ Quantity: 1, Price: 25 }] })
  const Inventory = { Enabled: true, QuantityAvailable: 100 }
  const marble = { ID: 'marble', Name: 'Marble', Active: true, DefaultPriceScheduleID: 'marble', Inventory }
  await admin.Products.Create(marble)
  await admin.Catalogs.SaveProductAssignment({ CatalogID: 'storefront', ProductID: 'marble' })
})

const stock = async () => (await shop.auth.admin.Products.Get('marble')).Inventory?.QuantityAvailable ?? 0
const orderOf = ({ orderId }: Shopper) => shop.auth.admin.Orders.Get('Incoming', orderId)
const platformOf = ({ bearer }: Shopper) => shop.auth.platformAs(bearer.token)
const pay = async (shopper: Shopper) => ({
  paymentMethod: 'Credit_Card' as const,
  paymentToken: await shop.card(shopper),
})
const atCheckout = { status: 403, errorCode: 'Order.SubmitAtCheckout' }

describe('on the platform itself', () => {
  test('a guest’s own token submits nothing, with a purchase order or without', async () => {
    const before = await stock()
    const shopper = await shop.shopper({ marble: 4 })
    const { Cart, Orders } = platformOf(shopper)
    await expect(Cart.Submit()).rejects.toMatchObject(atCheckout)
    await Cart.CreatePayment({ ID: 'po', Type: 'PurchaseOrder', Amount: 100 })
    await expect(Cart.Submit()).rejects.toMatchObject(atCheckout)
    await expect(Orders.Submit('Outgoing', shopper.orderId)).rejects.toMatchObject(atCheckout)
    expect(await stock()).toBe(before)
    await Cart.DeletePayment('po')
    expect(await shop.submit(shopper, await pay(shopper))).toMatchObject({ status: 'placed', totalCents: 10_000 })
    await shop.settle(shopper.orderId)
    expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
    expect(await stock()).toBe(before - 4)
  })

  test('submissions while the checkout places the order change nothing: one order, one charge, stock taken once', async () => {
    for (const _ of [1, 2, 3]) {
      const before = await stock()
      const shopper = await shop.shopper({ marble: 2 })
      const { Cart, Orders } = platformOf(shopper)
      const chosen = await pay(shopper)
      const direct = Array.from({ length: 5 }, () => [Cart.Submit(), Orders.Submit('Outgoing', shopper.orderId)])
      const [placed, ...others] = await Promise.allSettled([shop.submit(shopper, chosen), ...direct.flat()])
      expect(placed).toMatchObject({ status: 'fulfilled', value: { status: 'placed' } })
      expect(others.filter(({ status }) => status === 'fulfilled')).toEqual([])
      await shop.settle(shopper.orderId)
      expect(await shop.expectWhole(shopper.orderId)).toBe('placed')
      expect(await stock()).toBe(before - 2)
    }
  })
})

describe('the checkout', () => {
  test('submits for the customer, and says in the audit that the shop did', async () => {
    const shopper = await shop.signedIn('placed@shop.test', { marble: 1 })
    await shop.submit(shopper, await pay(shopper))
    expect(await orderOf(shopper)).toMatchObject({ Status: 'Open', FromUserID: shopper.owner })
    expect(await platformOf(shopper).Me.ListOrders()).toMatchObject({ Items: [{ ID: shopper.orderId }] })
    const events = await shop.auth.platform.database.rows(sql`
      select operation, username, params from events where reply_id = ${shopper.orderId} and operation like '%.Submit'`)
    expect(events).toEqual([
      {
        operation: 'Orders.Submit',
        username: 'admin',
        params: { direction: 'Incoming', orderID: shopper.orderId },
      },
    ])
  })

  test('places no cart that changed its owner during the payment', async () => {
    const before = await stock()
    const shopper = await shop.shopper({ marble: 3 })
    const { session } = await shop.auth.customer('heir@shop.test')
    const submit: OrderSteps['submit'] = async (paid) => {
      await takeOver(session.auth_token, shopper)
      return shop.steps(shopper).submit(paid)
    }
    await expect(shop.submit(shopper, await pay(shopper), { steps: { submit } })).rejects.toMatchObject({
      code: 'Payment.CartChanged',
    })
    expect(await orderOf(shopper)).toMatchObject({ Status: 'Unsubmitted', Total: 75 })
    expect(await shop.expectWhole(shopper.orderId)).toBe('undone')
    expect(await stock()).toBe(before)
  })

  test('cancels the order of a cart that was placed for another owner all the same', async () => {
    const before = await stock()
    const shopper = await shop.shopper({ marble: 3 })
    const { session } = await shop.auth.customer('late-heir@shop.test')
    const submit: OrderSteps['submit'] = async (paid) => {
      await takeOver(session.auth_token, shopper)
      const { owner } = await shop.shopperOf(session)
      return shop.steps(shopper).submit({ ...paid, owner })
    }
    await expect(shop.submit(shopper, await pay(shopper), { steps: { submit } })).rejects.toMatchObject({
      code: 'Payment.CartChanged',
    })
    expect(await orderOf(shopper)).toMatchObject({ Status: 'Canceled' })
    expect(await shop.attempts(shopper.orderId)).toMatchObject([{ state: 'voided', captured: 0 }])
    expect(await stock()).toBe(before)
  })

  test('goes on for a guest who signed in while the bank asked, and pays as that customer', async () => {
    const guest = await shop.shopper({ marble: 2 })
    const paymentToken = await shop.card(guest, 'challenge')
    const waiting = await shop.submit(guest, { paymentMethod: 'Credit_Card', paymentToken })
    expect(waiting).toMatchObject({ status: 'challenge' })
    const { session } = await shop.auth.customer('returned@shop.test')
    await takeOver(session.auth_token, guest)
    const customer = { ...guest, ...(await shop.shopperOf(session)) }
    expect(customer.orderId).toBe(guest.orderId)
    const decision = new URLSearchParams({ decision: 'approve' })
    await fetch(shop.door + waiting.nextUrl, { method: 'POST', redirect: 'manual', body: decision })
    // the review page sends the same choice again
    await shop.auth.database.rows(sql`update card_tokens set owner = ${customer.owner} where token = ${paymentToken}`)
    const placed = await shop.submit(customer, { paymentMethod: 'Credit_Card', paymentToken })
    expect(placed).toMatchObject({ status: 'placed', orderId: guest.orderId })
    await shop.settle(guest.orderId)
    expect(await shop.expectWhole(guest.orderId)).toBe('placed')
    expect(await orderOf(guest)).toMatchObject({ FromUserID: customer.owner })
  })
})

const takeOver = (customerToken: string, { bearer }: Shopper) =>
  shop.auth.platformAs(customerToken).Me.TransferAnonUserOrder({ anonUserToken: bearer.token })
