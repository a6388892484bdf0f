import { cookieKeys } from '@tessera/contract/shop/constants'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBrowser } from './a-browser.ts'
import { aShopper, goodCard } from './a-shopper.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'

let shop: RunningStorefront
beforeAll(async () => {
  shop = await aStorefront()
})

/** A guest on the review step whose card the bank asks about. */
async function atReview(number = '4000000000005050') {
  const { browser, enterCard } = await aShopper(shop)
  expect((await enterCard({ ...goodCard, number })).path).toBe('/checkout/order-review')
  return browser
}

const placeOrder = (browser: Awaited<ReturnType<typeof atReview>>) =>
  browser.send('/checkout/order-review', { acceptsTerms: 'on' })

describe('a customer who comes back from the bank', () => {
  test('sees the payment step with the reason if the bank refused', async () => {
    const browser = await atReview()
    const bank = await placeOrder(browser)
    const back = await browser.send(bank.path, { decision: 'refuse' })
    expect(back.path).toBe('/checkout/payment?declined=check-failed')
    expect(back.text).toContain('Your bank didn’t confirm the payment.')
  })

  test('sees the reason in another browser too, without a form that can’t work there', async () => {
    const browser = await atReview()
    const bank = await placeOrder(browser)
    const back = await aBrowser(shop.port).send(bank.path, { decision: 'refuse' })
    expect(back).toMatchObject({ status: 200, path: expect.stringMatching(/^\/order-confirmation\//) })
    expect(back.text).toContain('Your payment didn’t go through')
    expect(back.text).toContain('Your bank didn’t confirm the payment.')
  })

  test('sees the confirmation with its number, also on reload and from an old checkout address', async () => {
    const browser = await atReview()
    const bank = await placeOrder(browser)
    expect(bank.text).toContain('Your bank needs to confirm your payment')
    const back = await browser.send(bank.path, { decision: 'approve' })
    expect(back.text).toMatch(/Thank you Order [\w-]+ , placed/)
    // in a single column the total follows the items, before the offers
    expect(back.text).toMatch(/Items .* Total .* Ship to .* Continue shopping/)
    const again = await browser.open(back.path)
    expect(again.text).toContain('Thank you')
    const otherTab = await placeOrder(browser)
    expect(otherTab).toMatchObject({ status: 200, path: expect.stringMatching(/^\/order-confirmation\//) })
    const old = await browser.open('/checkout/order-review')
    expect(old.path).toMatch(/^\/order-confirmation\//)
    expect(old.text).toContain('Thank you')
  })

  test('finds the confirmation by the link alone, in a browser that never saw the cart', async () => {
    const browser = await atReview()
    const bank = await placeOrder(browser)
    const elsewhere = await aBrowser(shop.port).send(bank.path, { decision: 'approve' })
    expect(elsewhere.text).toContain('Thank you')
  })
})

test('a confirmation that has expired leads to the order instead of saying that there is none', async () => {
  const { browser } = await aShopper(shop)
  const page = await browser.open('/order-confirmation/long-ago.1.none')
  expect(page).toMatchObject({ status: 404, text: expect.stringContaining('This confirmation has expired') })
  expect(page.html).toContain('href="/order-status"')
})

test('a page opened while the bank still waits says so and leads on to the bank', async () => {
  const browser = await atReview()
  const bank = await placeOrder(browser)
  const [, orderId] = /"?orderid"?:"([\w-]+)"/.exec(claims(browser.cookies[cookieKeys.authToken] ?? '')) ?? []
  const waiting = await browser.open(`/order-confirmation/${orderId}`)
  expect(waiting.status).toBe(200)
  expect(waiting.text).toContain('Confirm your payment')
  expect(waiting.html).toContain(`href="${bank.path.replaceAll('&', '&amp;')}"`)
  expect(waiting.text).toContain('Check again')
})

test('a declined card leads to the payment step, and the address holds a code, no sentence', async () => {
  const back = await placeOrder(await atReview('4000000000001018'))
  expect(back.path).toBe('/checkout/payment?declined=declined')
  expect(back.text).toContain('Your bank declined this card.')
})

const claims = (token: string): string => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
