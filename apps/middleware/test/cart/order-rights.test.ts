import { type Sql, sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { password } from '../auth/an-auth-shop.ts'
import { aCartShop, type CartShop } from './a-cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await aCartShop()
})

const place = {
  firstName: 'Luis',
  lastName: 'Carmona',
  street1: '12 Oak St',
  city: 'Naperville',
  state: 'IL',
  zip: '60540',
}

/** A user with two boxes in the cart, ready to submit with a card. */
async function ready(email: string) {
  const buyer = await shop.customer(email)
  const total = await fill(buyer)
  const change = (to: Sql) => shop.database.rows(sql`update people set ${to} where email = ${email}`)
  return { buyer, total, change }
}

async function fill(buyer: Awaited<ReturnType<CartShop['customer']>>): Promise<number> {
  await buyer.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 2 }] })
  await buyer.Cart.SetShippingAddress({ address: place, sameAsShipping: true })
  const card = await shop.card(buyer, '4111111111111111')
  const { cart } = await buyer.Cart.ProcessCart({ paymentMethod: 'Credit_Card', paymentToken: card })
  return cart.totals.totalCents
}

const attempts = () => shop.database.rows(sql`select from payment_attempts`)

test('without the right to buy nothing is placed, the managers are named, and no money is requested', async () => {
  const { buyer, change } = await ready('books@example.com')
  await change(sql`rights = array_remove(rights, 'buy')`)
  const before = (await attempts()).length
  await expect(buyer.Cart.SubmitCart()).rejects.toMatchObject({
    status: 403,
    code: 'Cart.NeedsBuy',
    message: expect.stringContaining('Ada Mason'),
  })
  expect(await buyer.Cart.ProcessCart({})).toMatchObject({ canSubmit: false, problems: [{ code: 'Cart.NeedsBuy' }] })
  expect((await attempts()).length).toBe(before)
})

test('the platform’s own API is no way around rights and limits', async () => {
  const stock = async () => {
    const { Items } = await shop.admin.InventoryRecords.List(shop.tile, { pageSize: 100 })
    return Items.reduce((sum, { QuantityAvailable }) => sum + (QuantityAvailable ?? 0), 0)
  }
  const before = await stock()
  for (const [email, to] of [
    ['no-right@example.com', sql`rights = array_remove(rights, 'buy')`],
    ['low-limit@example.com', sql`order_limit_cents = 100`],
  ] as const) {
    const { change } = await ready(email)
    await change(to)
    const { auth_token: accessToken } = await shop.as().Auth.signIn({ userName: email, password })
    const { Cart, Orders } = shop.commerce.client
    const { ID } = await Cart.Get({ accessToken })
    await Cart.CreatePayment({ Type: 'PurchaseOrder' }, { accessToken })
    const atCheckout = { status: 403, errorCode: 'Order.SubmitAtCheckout' }
    await expect(Cart.Submit({ accessToken })).rejects.toMatchObject(atCheckout)
    await expect(Orders.Submit('Outgoing', ID, { accessToken })).rejects.toMatchObject(atCheckout)
  }
  expect(await stock()).toBe(before)
})

test('money that was held before does not open the way around a limit', async () => {
  const { buyer, total, change } = await ready('held@example.com')
  const card = await shop.card(buyer, '4111111111111111')
  await buyer.Payment.getauthorize({ paymentToken: card }, { isCheckout: 'true' })
  await change(sql`order_limit_cents = ${total - 1}`)
  await expect(buyer.Cart.SubmitCart()).rejects.toMatchObject({ status: 403, code: 'Cart.AboveLimit' })
})

test('an order of exactly the limit is placed, a cent more is not', async () => {
  const { buyer, total, change } = await ready('limit@example.com')
  await change(sql`order_limit_cents = ${total - 1}`)
  await expect(buyer.Cart.SubmitCart()).rejects.toMatchObject({ code: 'Cart.AboveLimit' })
  await change(sql`order_limit_cents = ${total}`)
  expect(await buyer.Cart.SubmitCart()).toMatchObject({ status: 'placed' })
})

test('the limit of a month counts what was ordered in it, before the back office has written it down', async () => {
  const { buyer, total, change } = await ready('month@example.com')
  await change(sql`month_limit_cents = ${2 * total - 1}`)
  expect(await buyer.Cart.SubmitCart()).toMatchObject({ status: 'placed' })
  const [user] = (await buyer.User.GetCustomerUserList()).users
  expect(user).toMatchObject({ monthLimitCents: 2 * total - 1, monthUsedCents: total })
  await fill(buyer)
  await expect(buyer.Cart.SubmitCart()).rejects.toMatchObject({ status: 403, code: 'Cart.AboveMonth' })
  // last month doesn't count
  await shop.database.rows(sql`update payment_attempts set created_at = created_at - interval '1 month'`)
  expect(await buyer.Cart.SubmitCart()).toMatchObject({ status: 'placed' })
})
