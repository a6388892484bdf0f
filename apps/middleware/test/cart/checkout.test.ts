import { sql } from '@tessera/server/sql'
import { dana } from '@tessera/testing/dana'
import { beforeAll, expect, test } from 'vitest'
import { aCartShop, type CartShop } from './a-cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await aCartShop()
})

const good = '4111111111111111'
const declined = '4000000000001018'

/** A guest with two boxes and a shipping address. */
async function readyGuest() {
  const guest = await shop.guest()
  await guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 2 }] })
  await guest.Cart.SetShippingAddress({ address: dana, email: 'dana@example.com', sameAsShipping: true })
  return guest
}
type Guest = Awaited<ReturnType<typeof readyGuest>>

const payBy = async (guest: Guest, number: string) =>
  guest.Cart.ProcessCart({ paymentMethod: 'Credit_Card', paymentToken: await shop.card(guest, number) })

test('an empty cart is not placed', async () => {
  const guest = await shop.guest()
  await expect(guest.Cart.SubmitCart()).rejects.toMatchObject({ status: 400, code: 'Cart.Empty' })
})

test('a cart without a way to pay is not placed, and says at which step something is missing', async () => {
  const guest = await readyGuest()
  await guest.Cart.ProcessCart({})
  await expect(guest.Cart.SubmitCart()).rejects.toMatchObject({ code: 'Cart.NotReady' })
})

test('a declined card leaves the cart as it was; another card places it', async () => {
  const guest = await readyGuest()
  await payBy(guest, declined)
  expect(await guest.Cart.SubmitCart()).toMatchObject({ status: 'declined', orderId: expect.anything() })
  expect((await guest.Cart.GetCart()).lines).toHaveLength(1)
  await payBy(guest, good)
  expect(await guest.Cart.SubmitCart()).toMatchObject({ status: 'placed' })
})

test('a guest buys boxes and a sample, and reads the order by its link', async () => {
  const guest = await readyGuest()
  const { lines } = await guest.Cart.AddToCart({ items: [{ sku: shop.sample, quantity: 1 }] })
  expect(lines.flatMap(({ problems }) => problems)).toEqual([])
  const { cart } = await payBy(guest, good)
  const placed = await guest.Cart.SubmitCart()
  expect(placed).toMatchObject({ status: 'placed', totalCents: cart.totals.totalCents })
  const order = await shop.as().OrderSummary.getOrderDetails({ orderId: placed.orderLink ?? '' })
  expect(order).toMatchObject({ orderId: placed.orderId, email: 'dana@example.com', status: 'Open' })
  expect(order.totals.totalCents).toBe(cart.totals.totalCents)
})

test('an order can’t be read without its link, and a forged link opens nothing', async () => {
  const guest = await readyGuest()
  await payBy(guest, good)
  const { orderId, orderLink } = await guest.Cart.SubmitCart()
  const stranger = await shop.guest()
  const hidden = { status: 404, code: 'NotFound' }
  await expect(shop.as().OrderSummary.getOrderDetails({ orderId: orderId ?? '' })).rejects.toMatchObject(hidden)
  await expect(stranger.OrderSummary.getOrderDetails({ orderId: orderId ?? '' })).rejects.toMatchObject(hidden)
  const forged = (orderLink ?? '').replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  await expect(shop.as().OrderSummary.getOrderDetails({ orderId: forged })).rejects.toMatchObject(hidden)
})

test('a second click after a crash is asked to wait, not answered with an empty cart', async () => {
  const guest = await readyGuest()
  await payBy(guest, good)
  const { orderId } = await guest.Cart.SubmitCart()
  // state after a process died once the platform had accepted the order
  await shop.database.rows(sql`
    update payment_attempts set state = 'submitting', lease_until = now() + interval '80 seconds'
    where order_id = ${orderId}`)
  expect(await guest.Cart.SubmitCart()).toMatchObject({ status: 'working', orderId })
})

test('ten clicks on one button make one order', async () => {
  const guest = await readyGuest()
  await payBy(guest, good)
  const answers = await Promise.all(Array.from({ length: 10 }, () => guest.Cart.SubmitCart()))
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
  expect(answers.every(({ status }) => status === 'placed')).toBe(true)
})
