import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, screenProblems } from './browser.ts'
import { addBoxes } from './buying.ts'
import { linkInEmail } from './link-in-email.ts'
import { patience } from './patience.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { openAs } from './sign-in.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

async function somePath(at: number): Promise<string> {
  const listing = await (await fetch(`${base}/shop/tile?inStock=1`)).text()
  const paths = [...new Set([...listing.matchAll(/href="(\/products\/[^"?/]+)"/g)].map(([, path]) => path))]
  return paths[at] ?? ''
}

const localUrl = (link: string): string => base + new URL(link).pathname + new URL(link).search

test(
  'a guest asks for an email when one lot has enough, confirms the address and unsubscribes',
  async () => {
    const email = `waiting-${Date.now().toString(36)}@example.com`
    const page = await browser.newPage()
    const main = page.getByRole('main')
    await page.goto(`${base}${await somePath(3)}/notify?boxes=90000`)
    expect(await screenProblems(page)).toEqual([])
    await main.getByLabel('Email').fill(email)
    await main.getByRole('button', { name: 'Notify me' }).click()
    await main.getByRole('heading', { name: 'Check your email' }).waitFor()
    await page.goto(localUrl(await linkInEmail(base, email, /\/stock-alert\?token/)))
    await main.getByRole('button', { name: 'Yes, notify me' }).click()
    await main.getByText('We’ll email you when').waitFor()
    await page.goto(localUrl(await linkInEmail(base, email, /\/stock-alert\?end/)))
    await main.getByRole('button', { name: 'Stop alerts' }).click()
    await main.getByRole('heading', { name: 'Stock alerts stopped' }).waitFor()
    await page.context().close()
  },
  patience,
)

test(
  'a customer needs no email to confirm, and reads when the lot is in stock already',
  async () => {
    const page = await openAs(browser, base, 'dana.reed@home.example', { javaScriptEnabled: false })
    const path = await somePath(4)
    await page.goto(`${base}${path}/notify?boxes=1`)
    await page.getByRole('button', { name: 'Notify me' }).click()
    await page.getByText('You can order now').first().waitFor()
    await page.getByLabel('How many').fill('90000')
    await page.getByRole('button', { name: 'Notify me' }).click()
    await page.getByRole('heading', { name: 'We’ll email you' }).waitFor()
    await page.context().close()
  },
  patience,
)

/** Holds the web fonts back, as a slow network does, until the returned function is called. */
async function holdFonts(page: Page): Promise<() => Promise<unknown>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', (route) => released.then(() => route.continue()))
  return () => {
    release()
    return page.evaluate('document.fonts.ready.then(() => true)')
  }
}

/** How much moved by itself so far, as the browser measures it. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve) => {
    let moved = 0
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) moved += value
    }).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)))
  })`)

test(
  'the question about usage data covers no button, moves nothing, and is gone when answered',
  async () => {
    for (const [width, path, button] of [
      [390, await somePath(6), 'Add to cart'],
      [1440, '/', 'Shop tile'],
    ] as const) {
      const page = await browser.newPage({ viewport: { width, height: 844 } })
      const releaseFonts = await holdFonts(page)
      await page.goto(base + path, { waitUntil: 'commit' })
      const question = page.getByRole('region', { name: 'Privacy choices' })
      await question.waitFor()
      await releaseFonts()
      const target = page.getByText(button, { exact: true }).first()
      await target.scrollIntoViewIfNeeded()
      await target.click({ trial: true })
      expect(await layoutShift(page)).toBeLessThan(0.02)
      await page.evaluate('scrollTo(0, 0)')
      await question.getByRole('button', { name: 'No, thanks' }).click()
      await question.waitFor({ state: 'hidden' })
      await page.reload()
      expect(await question.isVisible()).toBe(false)
      await page.context().close()
    }
  },
  patience,
)

test(
  'a quantity that the shop refuses is said at the line, again for a second try, and stays in the field',
  async () => {
    const page = await browser.newPage()
    await addBoxes(page, base, 1)
    const quantity = page.getByRole('spinbutton', { name: /^Quantity of/ })
    const refused = page.getByRole('alert').filter({ hasText: 'Please reduce the quantity.' })
    for (const typed of ['90000', '80000']) {
      await quantity.fill(typed)
      await Promise.all([page.waitForResponse(/shopping-cart\.data/), quantity.press('Enter')])
      await refused.waitFor()
      expect(await quantity.inputValue()).toBe(typed)
    }
    expect(await screenProblems(page)).toEqual([])
    await quantity.fill('12')
    await page.getByText(/^12 /).first().waitFor()
    expect([await refused.count(), await quantity.inputValue()]).toEqual([0, '12'])
    await page.getByText('Change by area').click()
    await page.getByLabel('Area, sq ft').fill('900000000')
    await page.getByRole('button', { name: 'Set' }).click()
    await page.getByRole('alert').filter({ hasText: 'Enter a smaller area.' }).waitFor()
    expect(await page.getByLabel('Area, sq ft').inputValue()).toBe('900000000')
    await page.context().close()
  },
  patience,
)

test(
  'delivery is estimated by ZIP code on the product page and in the cart, and a cart is shared',
  async () => {
    const path = await somePath(5)
    const page = await browser.newPage()
    await page.goto(base + path)
    const delivery = page.getByRole('region', { name: 'Delivery and returns' })
    await delivery.getByLabel('ZIP code').fill('6054')
    await delivery.getByRole('button', { name: 'Estimate delivery' }).click()
    await delivery.getByText('Enter a 5-digit ZIP code').waitFor()
    await delivery.getByLabel('ZIP code').fill('30306')
    await delivery.getByRole('button', { name: 'Estimate delivery' }).click()
    await delivery.getByText('To Atlanta, GA').waitFor()
    await delivery
      .getByText(/, by \w{3}, \w{3} \d/)
      .first()
      .waitFor()
    expect(await screenProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByText(/added/).first().waitFor()
    await page.goto(`${base}/shopping-cart?zip=99501`)
    await page.getByText('To Anchorage, AK').waitFor()
    expect(await screenProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Share cart' }).click()
    await page.getByRole('heading', { name: 'Share this cart' }).waitFor()
    const link = await page.getByLabel('Link').inputValue()
    await page.goto(localUrl(link))
    await page.getByRole('heading', { name: 'A cart shared with you' }).waitFor()
    expect(await screenProblems(page)).toEqual([])
    await page.context().close()
    const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await other.goto(localUrl(link))
    await other.getByRole('button', { name: 'Add it to my cart' }).click()
    await other.getByRole('heading', { name: 'Shopping cart' }).waitFor()
    expect(await other.locator(`main a[href="${path}"]`).count()).toBeGreaterThan(0)
    await other.goto(localUrl(`${link}x`))
    await other.getByRole('heading', { name: 'This link isn’t valid' }).waitFor()
    await other.context().close()
  },
  patience,
)
