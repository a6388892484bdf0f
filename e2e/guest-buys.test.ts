import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems, openBrowser, scrollsSideways } from './browser.ts'
import { startFilledShop } from './running-shop.ts'

const base = await startFilledShop()
const browser = await openBrowser()

interface Found {
  sku: string
  name: string
  product_url: string
}

/** A tile that is in stock and sold by the box. */
async function aTile(): Promise<Found> {
  const answer = await fetch(`${base}/api/search/products?department=Tile&filter=availability:stocked&pageSize=1`)
  const { records } = (await answer.json()) as { records: Found[] }
  const [tile] = records
  if (!tile) throw new Error('The shop has no tile.')
  return tile
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Shipping', level: 1 }).waitFor()
  await page.getByLabel('E-mail').first().fill('dana@example.com')
  await page.getByLabel('First name').fill('Dana')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByLabel('Street and number').fill('12 Oak St')
  await page.getByLabel('City').fill('Naperville')
  await page.getByLabel('State').selectOption('IL')
  await page.getByLabel('ZIP code').first().fill('60540')
  await page.getByRole('button', { name: 'See shipping choices' }).click()
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires').fill('12/40')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('Dana Reyes')
  await page.getByRole('button', { name: 'Continue to review' }).click()
}

/** From a product page to a placed order, with plain forms. */
async function buy(page: Page, cards: readonly string[]): Promise<void> {
  const tile = await aTile()
  await page.goto(base + tile.product_url)
  await page
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click()
  await page.waitForLoadState('networkidle')
  await page.goto(`${base}/shopping-cart`)
  await page.getByRole('link', { name: 'Check out' }).click()
  await fillAddress(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  for (const card of cards) {
    await fillCard(page, card)
    await page.getByLabel(/I agree to the terms/).check()
    await page.getByRole('button', { name: /^Place order/ }).click()
  }
}

const good = '4111 1111 1111 1111'
const declined = '4000 0000 0000 1018'

test.each([true, false])(
  'a guest buys boxes by card (script: %s)',
  async (javaScriptEnabled) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await buy(page, [good])
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect(await page.getByText('dana@example.com').count()).toBeGreaterThan(0)
    await context.close()
  },
  120_000,
)

test('a declined card keeps everything, and another one places the order', async () => {
  const page = await browser.newPage()
  await buy(page, [declined])
  await page.getByText('The payment did not go through').waitFor()
  await fillCard(page, good)
  await page.getByLabel(/I agree to the terms/).check()
  await page.getByRole('button', { name: /^Place order/ }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await page.close()
}, 120_000)

const screens = [
  '/',
  '/products',
  '/search?q=marble',
  '/shopping-cart',
  '/stores',
  '/blog',
  '/sign-in',
  '/nothing-here',
]

test.each(['light', 'dark'] as const)(
  'the main screens fit and are accessible in the %s theme',
  async (colorScheme) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const { product_url } = await aTile()
    for (const path of [...screens, product_url]) {
      await page.goto(base + path)
      expect(await accessibilityProblems(page), path).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 800 })
    for (const path of [...screens, product_url]) {
      await page.goto(base + path)
      expect(await scrollsSideways(page), path).toBe(false)
    }
    await context.close()
  },
  180_000,
)
