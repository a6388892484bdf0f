import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility-problems.ts'
import { openBrowser, scrollsSideways, themes } from './browser.ts'
import { addBoxes, aTile, fillAddress, fillCard, placeOrder } from './buying.ts'
import { checkScreens, missingPage } from './check-screens.ts'
import { patience } from './patience.ts'
import { runningShopUrl } from './running-shop-url.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

/** From a product page to a placed order, with plain forms. */
async function buy(page: Page, card: string, hasSample = false): Promise<string> {
  await addBoxes(page, base, 1, hasSample)
  await page.getByRole('link', { name: 'Check out' }).click()
  const email = await fillAddress(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillCard(page, card)
  await placeOrder(page)
  return email
}

const good = '4111 1111 1111 1111'
const declined = '4000 0000 0000 1018'

test.each([true, false])(
  'a guest buys boxes and a sample by card (script: %s)',
  async (javaScriptEnabled) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const email = await buy(page, good, true)
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await page.getByText('Visa ending in 1111').waitFor()
    expect(await page.getByText(/ 1 sample$/).count()).toBe(1)
    expect(await page.getByText(email).count()).toBeGreaterThan(0)
    await context.close()
  },
  patience,
)

test.each([true, false])('items saved for later are listed below the cart (script: %s)', async (javaScriptEnabled) => {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await addBoxes(page, base, 2)
  await page.getByRole('button', { name: /^Save for later: / }).click()
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
  await page.getByText(/^2 boxes/).waitFor()
  await page.getByRole('button', { name: /^Move to cart: / }).click()
  await page.getByRole('link', { name: 'Check out' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Saved for later' }).count()).toBe(0)
  await context.close()
})

test('a declined card keeps everything, and another one places the order', async () => {
  const page = await browser.newPage()
  await buy(page, declined)
  await page.getByText('Your payment didn’t go through').waitFor()
  await fillCard(page, good)
  await placeOrder(page)
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await page.context().close()
})

const openPage = () => browser.newPage({ viewport: { width: 1440, height: 900 } })
const { product_url } = await aTile(base)
const screens = [
  '/products',
  '/search?q=marble',
  product_url,
  '/shopping-cart',
  '/stores',
  '/blog',
  '/sign-in',
  missingPage,
]

checkScreens(screens, base, openPage)

test('the home page fits, and is accessible with header and footer in both themes', async () => {
  const page = await openPage()
  await page.goto(base)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await accessibilityProblems(page), colorScheme).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await scrollsSideways(page)).toBe(false)
  await page.context().close()
})
