import { loanTermsFor } from '@tessera/contract/shop/loan-offer'
import { formatDollars } from '@tessera/domain/format-dollars'
import { beforeAll, expect, test } from 'vitest'
import { aShopper } from './a-shopper.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'

let shop: RunningStorefront
beforeAll(async () => {
  shop = await aStorefront()
})

test('a small order names the minimum of a loan and no terms', async () => {
  const { browser } = await aShopper(shop, 1)
  const { text } = await browser.open('/checkout/payment')
  expect(text).not.toContain('Total of payments')
})

test('rate, months and total of a loan are on the payment page, at the lender and on the review', async () => {
  const { browser, api } = await aShopper(shop, 40)
  const payment = await browser.open('/checkout/payment')
  const { totals } = (await api.Cart.ProcessCart({})).cart
  const { monthlyCents, totalCents } = loanTermsFor(totals.totalCents)
  const said = ['9.99%', `11 of ${formatDollars(monthlyCents)}`, formatDollars(totalCents)]
  for (const words of said) expect(payment.text).toContain(words)
  expect(payment.text).toContain('subject to credit approval')
  const lender = await browser.send('/checkout/payment', { method: 'Citizen_Pay' })
  expect(lender.path).toMatch(/^\/mortarpay\//)
  for (const words of said) expect(lender.text).toContain(words)
  const review = await browser.send(lender.path, { name: 'Dana Reyes', decision: 'apply' })
  expect(review.path).toBe('/checkout/order-review')
  expect((await browser.send('/checkout/payment', { method: 'Citizen_Pay' })).path).toBe(review.path)
  for (const words of [...said, `Approved for ${formatDollars(totals.totalCents)}`])
    expect(review.text).toContain(words)
})

test.each([
  ['Dan Declined', 'Citizen Pay didn’t approve this purchase.'],
  ['Eve Expired', 'This payment timed out before you confirmed it.'],
])('an application that ends %s leads back to payment, which says why', async (name, words) => {
  const { browser } = await aShopper(shop, 40)
  const lender = await browser.send('/checkout/payment', { method: 'Citizen_Pay' })
  const payment = await browser.send(lender.path, { name, decision: 'apply' })
  expect([payment.path.split('?')[0], payment.text]).toEqual(['/checkout/payment', expect.stringContaining(words)])
  expect((await browser.open('/checkout/order-review')).path).toBe(payment.path)
})

test('an application that the lender still looks at is said on the review', async () => {
  const { browser } = await aShopper(shop, 40)
  const lender = await browser.send('/checkout/payment', { method: 'Citizen_Pay' })
  const review = await browser.send(lender.path, { name: 'Pia Pending', decision: 'apply' })
  expect(review.text).toContain('Citizen Pay hasn’t decided yet.')
})
