import { beforeAll, describe, expect, test } from 'vitest'
import { aBrowser } from './a-browser.ts'
import { aShopper, goodCard } from './a-shopper.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'

let shop: RunningStorefront
beforeAll(async () => {
  shop = await aStorefront()
})

const countOf = (text: string, part: string): number => text.split(part).length - 1
const typedIn = (html: string, name: string): string | undefined => {
  const [input = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html) ?? []
  return / value="([^"]*)"/.exec(input)?.[1]
}

describe('a card that the provider refuses', () => {
  test.each([
    ['a wrong number', { number: '4111 1111 1111 1112' }, 'Check the card number.'],
    ['a number that is no test card', { number: '4242 4242 4242 4242' }, 'takes only the test cards listed here'],
    ['a date in the past', { expires: '10/20' }, 'This card has expired.'],
    ['a code with two digits', { code: '12' }, 'Enter the 3-digit security code'],
  ])('%s: says it in the summary and at the field, and keeps the rest', async (_, wrong, message) => {
    const { enterCard } = await aShopper(shop)
    const refused = await enterCard({ ...goodCard, ...wrong })
    expect(refused.path).toMatch(/^\/checkout\/payment\?requestId=req_[\w-]+$/)
    expect(countOf(refused.text, message)).toBe(2)
    expect(typedIn(refused.html, 'holder')).toBe('Dana Reyes')
    expect(typedIn(refused.html, 'billingZip')).toBe('60540')
    expect(typedIn(refused.html, 'expires')).toBe({ ...goodCard, ...wrong }.expires)
    expect(typedIn(refused.html, 'number') ?? '').toBe('')
    expect(typedIn(refused.html, 'code') ?? '').toBe('')
  })

  test('shows nothing of it to somebody else who opens the address', async () => {
    const { enterCard } = await aShopper(shop)
    const { path } = await enterCard({ ...goodCard, code: '1' })
    const { browser } = await aShopper(shop)
    const { text, html } = await browser.open(path)
    expect(text).not.toContain('security code again')
    expect(html).not.toContain('Dana Reyes')
  })
})

test('a date without its slash is a date', async () => {
  const { enterCard } = await aShopper(shop)
  expect((await enterCard({ ...goodCard, expires: '1240' })).path).toBe('/checkout/order-review')
})

test('a billing ZIP code that the bank doesn’t know is declined with its reason', async () => {
  const { browser, enterCard } = await aShopper(shop)
  await enterCard({ ...goodCard, billingZip: '99999' })
  const back = await browser.send('/checkout/order-review', { acceptsTerms: 'on' })
  expect(back.path).toBe('/checkout/payment?declined=wrong-zip')
  expect(back.text).toContain('The billing ZIP code doesn’t match this card.')
  expect(typedIn(back.html, 'holder')).toBe('Dana Reyes')
  expect(typedIn(back.html, 'number') ?? '').toBe('')
})

test('a local shop names its test cards and says what each does', async () => {
  const { browser } = await aShopper(shop)
  const { text, html } = await browser.open('/checkout/payment')
  expect(text).toContain('4111 1111 1111 1111 Approved')
  expect(text).toContain('4000 0000 0000 1018 Declined by the bank')
  expect(text).toContain('4000 0000 0000 5050 The bank asks you to confirm (3-D Secure)')
  expect(text).toContain('4000 0000 0000 2024 Declined: insufficient funds')
  expect(typedIn(html, 'billingZip')).toBe('60540')
})

test('the payment step without a cart leads to the cart', async () => {
  expect((await aBrowser(shop.port).open('/checkout/payment')).path).toBe('/shopping-cart')
})
