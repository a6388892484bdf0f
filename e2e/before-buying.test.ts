import { expect, test } from 'vitest'
import { openBrowser, screenProblems } from './browser.ts'
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
  'a guest asks for a letter when one lot has enough, confirms the address and ends it again',
  async () => {
    const email = `waiting-${Date.now().toString(36)}@example.com`
    const page = await browser.newPage()
    const main = page.getByRole('main')
    await page.goto(`${base}${await somePath(3)}/notify?boxes=90000`)
    expect(await screenProblems(page)).toEqual([])
    await main.getByLabel('Email').fill(email)
    await main.getByRole('button', { name: 'Write to me' }).click()
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
  'a customer needs no letter to confirm, and hears when it is there already',
  async () => {
    const page = await openAs(browser, base, 'dana.reed@home.example', { javaScriptEnabled: false })
    const path = await somePath(4)
    await page.goto(`${base}${path}/notify?boxes=1`)
    await page.getByRole('button', { name: 'Write to me' }).click()
    await page.getByText('You can order now').first().waitFor()
    await page.getByLabel('How many').fill('90000')
    await page.getByRole('button', { name: 'Write to me' }).click()
    await page.getByRole('heading', { name: 'We’ll email you' }).waitFor()
    await page.context().close()
  },
  patience,
)

test(
  'delivery is estimated by ZIP code on the product page and in the cart, and a cart goes to somebody else',
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
    const link = (await page.getByText(/\/shared-cart\?token=/).textContent()) ?? ''
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
