import { beforeAll, expect, test } from 'vitest'
import { aPaymentShop, type CardName, type PaymentShop } from './a-payment-shop.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await aPaymentShop()
})

/** Half of the replies are faults: lost replies, errors, refusals, delays. */
const mix: CardName[] = [
  'approved',
  'lost',
  'approved',
  'broken',
  'slow',
  'declined',
  'approved',
  'lostCapture',
  'approved',
  'lost',
]

test('a storm of checkouts ends with as many captures as orders (R10)', async () => {
  const shoppers = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const shopper = await shop.shopper({ slate: 1 + (index % 5) })
      const card = mix[index % mix.length]
      return { shopper, paymentToken: await shop.card(shopper, card) }
    }),
  )
  await Promise.allSettled(
    shoppers.flatMap(({ shopper, paymentToken }) =>
      [1, 2].map(() => shop.submit(shopper, { paymentMethod: 'Credit_Card', paymentToken })),
    ),
  )
  await shop.reconcileLater()
  await shop.reconcileLater(6)
  const ends = await Promise.all(shoppers.map(({ shopper }) => shop.expectWhole(shopper.orderId)))
  const paid = (await shop.ledger()).filter(({ captured }) => captured > 0)
  expect(paid).toHaveLength(ends.filter((end) => end === 'placed').length)
  // the circuit breaker may have refused some for a while; most get through
  expect(paid.length).toBeGreaterThan(10)
})
