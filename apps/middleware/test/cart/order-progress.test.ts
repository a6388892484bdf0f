import { dana } from '@tessera/testing/dana'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCartShop, type CartShop } from './a-cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await aCartShop()
})

/** A guest whose bank asks about the payment, and the link that the bank returns to. */
async function challenged() {
  const guest = await shop.guest()
  await guest.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 2 }] })
  await guest.Cart.SetShippingAddress({ address: dana, email: 'dana@example.com', sameAsShipping: true })
  const paymentToken = await shop.card(guest, '4000000000005050')
  await guest.Cart.ProcessCart({ paymentMethod: 'Credit_Card', paymentToken })
  const sent = await guest.Cart.SubmitCart()
  expect(sent.status).toBe('challenge')
  return { guest, orderId: sent.orderId ?? '', nextUrl: sent.nextUrl }
}

const linkIn = (path: string): string => /^\/order-confirmation\/(.+)$/.exec(path)?.[1] ?? path

const hidden = { status: 404, code: 'NotFound' }

describe('an order that waits for the bank', () => {
  test('is unknown to a stranger, and to everyone by a forged link', async () => {
    const { orderId, nextUrl } = await challenged()
    const stranger = await shop.guest()
    await expect(stranger.Cart.GetOrderProgress({ orderId })).rejects.toMatchObject(hidden)
    await expect(shop.as().Cart.GetOrderProgress({ orderId })).rejects.toMatchObject(hidden)
    const link = linkIn(await shop.decide(nextUrl, { decision: 'refuse' }))
    const forged = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    await expect(shop.as().Cart.GetOrderProgress({ orderId: forged })).rejects.toMatchObject(hidden)
  })

  test('leads its owner on to the bank', async () => {
    const { guest, orderId, nextUrl } = await challenged()
    expect(await guest.Cart.GetOrderProgress({ orderId })).toMatchObject({
      status: 'challenge',
      isOwn: true,
      nextUrl,
      reason: null,
    })
  })

  test('is refused with a reason once the bank has said no, and the cart can be paid again', async () => {
    const { guest, nextUrl } = await challenged()
    const orderId = linkIn(await shop.decide(nextUrl, { decision: 'refuse' }))
    const told = { status: 'declined', reason: 'check-failed', message: expect.stringContaining('didn’t confirm') }
    expect(await guest.Cart.GetOrderProgress({ orderId })).toMatchObject({ ...told, isOwn: true })
    expect(await shop.as().Cart.GetOrderProgress({ orderId })).toMatchObject({ ...told, isOwn: false })
    expect((await guest.Cart.GetCart()).lines).toHaveLength(1)
  })

  test('is placed once the bank has said yes, wherever the link is opened', async () => {
    const { nextUrl, orderId } = await challenged()
    const link = linkIn(await shop.decide(nextUrl, { decision: 'approve' }))
    const elsewhere = shop.as()
    expect(await elsewhere.Cart.GetOrderProgress({ orderId: link })).toMatchObject({
      status: 'placed',
      orderId,
      isOwn: false,
    })
    expect(await elsewhere.OrderSummary.getOrderDetails({ orderId: link })).toMatchObject({ orderId, status: 'Open' })
  })
})

test('the order that was just placed is found without its ID, and nobody else’s', async () => {
  const { guest, nextUrl, orderId } = await challenged()
  await expect(guest.Cart.GetOrderProgress()).rejects.toMatchObject(hidden)
  await shop.decide(nextUrl, { decision: 'approve' })
  await guest.Cart.GetOrderProgress({ orderId })
  expect(await guest.Cart.GetOrderProgress()).toMatchObject({
    status: 'placed',
    orderId,
    orderLink: expect.stringContaining(orderId),
  })
  await expect((await shop.guest()).Cart.GetOrderProgress()).rejects.toMatchObject(hidden)
})
