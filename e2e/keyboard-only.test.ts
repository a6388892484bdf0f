import { expect, test } from 'vitest'
import { openBrowser, screenProblems } from './browser.ts'
import { aTile } from './buying.ts'
import { pressOn, tabTo, typeInto } from './keyboard.ts'
import { runningShopUrl } from './running-shop-url.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

test('a keyboard user buys a tile, and no step has an accessibility problem', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const main = page.getByRole('main')
  const { product_url, name } = await aTile(base)
  await page.goto(base)
  await typeInto(page, page.getByRole('combobox'), name)
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(base + product_url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await pressOn(page, main.getByRole('button', { name: 'Add to cart' }).first())
  await page.getByText(/added/).first().waitFor()
  const cart = page.getByRole('navigation', { name: 'Your shop' }).getByRole('link', { name: /^Cart/ })
  await tabTo(page, cart, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Shopping cart' }).waitFor()
  expect(await screenProblems(page), 'cart').toEqual([])
  await pressOn(page, main.getByRole('link', { name: 'Check out' }))
  await page.getByRole('heading', { name: 'Shipping', level: 1 }).waitFor()
  expect(await screenProblems(page), 'shipping').toEqual([])
  const typed: [label: string, text: string][] = [
    ['Email', 'dana@example.com'],
    ['First name', 'Dana'],
    ['Last name', 'Reyes'],
    ['Street address', '12 Oak St'],
    ['City', 'Naperville'],
    ['State', 'Illinois'],
    ['ZIP code', '60540'],
  ]
  for (const [label, text] of typed) await typeInto(page, main.getByLabel(label).first(), text)
  await page.keyboard.press('Enter')
  await pressOn(page, main.getByRole('button', { name: 'Continue to payment' }))
  await page.getByRole('heading', { name: 'Payment', level: 1 }).waitFor()
  expect(await screenProblems(page), 'payment').toEqual([])
  await typeInto(page, main.getByLabel('Card number'), '4111111111111111')
  await typeInto(page, main.getByLabel('Expires'), '12/40')
  await typeInto(page, main.getByLabel('Security code'), '123')
  await typeInto(page, main.getByLabel('Name on the card'), 'Dana Reyes')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Review your order' }).waitFor()
  expect(await screenProblems(page), 'review').toEqual([])
  await pressOn(page, main.getByLabel(/I agree to the terms/), 'Space')
  await pressOn(page, main.getByRole('button', { name: /^Place order/ }))
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(await screenProblems(page), 'confirmation').toEqual([])
  await page.context().close()
})
