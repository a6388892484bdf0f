import { addDays } from '@tessera/domain/billing/calendar'
import { dayIn, shopTimeZone } from '@tessera/domain/local-time'
import { insertSalesDocuments } from '@tessera/middleware/modules/orders/records/insert-sales-documents'
import { sql } from '@tessera/server/sql'
import { dana } from '@tessera/testing/dana'
import { beforeAll, expect, test } from 'vitest'
import { aCartShop, type CartShop } from './a-cart-shop.ts'

let shop: CartShop
let samples: string[]
beforeAll(async () => {
  shop = await aCartShop()
  samples = [...shop.catalog.all()]
    .filter(({ facts, prices }) => facts.kind === 'sample' && prices.RT)
    .map(({ sku }) => sku)
})

const item = (sku = '', quantity = 1) => ({ sku, quantity })

test('six at once are as many as six one by one: too many', async () => {
  const guest = await shop.guest()
  const six = samples.slice(0, 6).map((sku) => item(sku))
  await expect(guest.Cart.AddToCart({ items: six })).rejects.toMatchObject({
    code: 'Cart.Sample',
    message: 'You can order up to 5 samples at a time.',
  })
  expect((await guest.Cart.GetCart()).lines).toEqual([])
  expect((await guest.Cart.AddToCart({ items: six.slice(0, 5) })).lines).toHaveLength(5)
})

test('one sample twice in one request is two pieces', async () => {
  const guest = await shop.guest()
  await expect(guest.Cart.AddToCart({ items: [item(samples[0]), item(samples[0])] })).rejects.toMatchObject({
    code: 'Cart.Sample',
    message: 'Limit one of each sample.',
  })
})

test('boxes twice in one request are one line', async () => {
  const guest = await shop.guest()
  const { lines } = await guest.Cart.AddToCart({ items: [item(shop.tile, 2), item(shop.tile, 3)] })
  expect(lines).toMatchObject([{ sku: shop.tile, quantity: 5 }])
})

const today = dayIn(new Date(), shopTimeZone)

/** A guest who ordered this sample the given number of days ago, at ten in the evening of New York or an hour later. */
async function ordered(sku: string, email: string, daysAgo: number, status: 'open' | 'canceled' = 'open') {
  const attempt = Array.from({ length: 24 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')
  await shop.database.rows(sql`
    insert into payment_attempts (id, purpose, order_id, owner, method, choice, amount_cents, state, words, return_url, email,
      expires_at)
    values (${attempt}, 'order', ${`o-${attempt}`}, 'x', 'Credit_Card', 'x', 199, 'captured', 'Visa', '/', ${email}, now())`)
  await insertSalesDocuments(shop.database, [
    {
      accountId: null,
      origin: 'web',
      attemptId: attempt,
      platformOrderId: `o-${attempt}`,
      orderType: 'sample',
      status,
      subtotalCents: 199,
      totalCents: 199,
      placedAt: `${addDays(today, 1 - daysAgo)}T03:00:00Z`,
      lines: [
        {
          lineNo: 1,
          sku,
          name: 'A sample',
          isSample: true,
          returnKind: 'sample',
          boxes: 1,
          unitPriceCents: 199,
          totalCents: 199,
        },
      ],
    },
  ])
}

async function problemsFor(email: string) {
  const guest = await shop.guest()
  await guest.Cart.AddToCart({ items: [item(samples[1])] })
  await guest.Cart.SetShippingAddress({ address: dana, email, sameAsShipping: true })
  const { problems } = await guest.Cart.ProcessCart({})
  return { guest, own: problems.filter(({ code }) => code === 'Cart.Sample') }
}

test('a guest who had it within 90 days reads so at checkout, under the same address in any spelling', async () => {
  await ordered(samples[1] ?? '', 'Dana@Example.com', 80)
  const { guest, own } = await problemsFor('dana@example.com')
  const day = new Date(addDays(today, -80)).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
  })
  expect(own).toMatchObject([
    { step: 'shopping-cart', message: expect.stringMatching(`You ordered this sample on ${day}. .+ again from`) },
  ])
  const token = await shop.card(guest, '4111111111111111')
  await guest.Cart.ProcessCart({ paymentMethod: 'Credit_Card', paymentToken: token })
  await expect(guest.Cart.SubmitCart()).rejects.toMatchObject({ code: 'Cart.NotReady', data: { code: 'Cart.Sample' } })
})

test('91 days ago, canceled, or by another customer does not count', async () => {
  await ordered(samples[1] ?? '', 'long@example.com', 91)
  await ordered(samples[1] ?? '', 'canceled@example.com', 1, 'canceled')
  for (const email of ['long@example.com', 'canceled@example.com', 'other@example.com'])
    expect((await problemsFor(email)).own).toEqual([])
})

test('the number for pros is the same swatch', async () => {
  const parent = shop.catalog.find(shop.catalog.find(samples[1] ?? '')?.facts.sampleOf?.[0] ?? '')
  await ordered(parent?.facts.sample?.proSku ?? '', 'pro@example.com', 5)
  expect((await problemsFor('pro@example.com')).own).toHaveLength(1)
})
