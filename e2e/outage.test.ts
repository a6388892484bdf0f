import { afterEach, expect, test } from 'vitest'
import { openBrowser, screenProblems } from './browser.ts'
import { aTile } from './buying.ts'
import { patience } from './patience.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { startSeparateStorefront } from './separate-storefront.ts'
import { openAs } from './sign-in.ts'

const whole = await runningShopUrl()
const shop = await startSeparateStorefront(whole)
const base = shop.url
const browser = await openBrowser()
afterEach(() => shop.bringMiddlewareBack())

const sentence = 'We couldn’t save this just now. Nothing was lost. Try again in a moment.'

test(
  'without script a customer sends the same again when the shop is back',
  async () => {
    const page = await openAs(browser, base, 'dana.reed@home.example', { javaScriptEnabled: false })
    await page.goto(`${base}/account/personal-data`)
    await page.getByLabel('Phone').fill('630 555 0199')
    await shop.loseMiddleware()
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await page.getByText(sentence).first().waitFor()
    expect(await page.getByLabel('Phone').inputValue()).toBe('630 555 0199')
    await shop.bringMiddlewareBack()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Changes saved.').waitFor()
    expect(await page.getByLabel('Phone').inputValue()).toBe('(630) 555-0199')
    await page.context().close()
  },
  patience,
)

test(
  'without script the sign-in form comes back as it was, without the password',
  async () => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto(`${base}/sign-in`)
    await shop.keepMiddlewareBusy()
    await page.getByLabel('Email or user name').fill('dana.reed@home.example')
    await page.getByLabel('Password', { exact: true }).fill('Tessera-local-1')
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText(sentence).first().waitFor()
    expect(await page.getByLabel('Email or user name').inputValue()).toBe('dana.reed@home.example')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
    await shop.bringMiddlewareBack()
    await page.getByLabel('Password', { exact: true }).fill('Tessera-local-1')
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(/\/account/)
    await page.context().close()
  },
  patience,
)

test(
  'with script the page stays, with everything typed, and the same button works when the shop is back',
  async () => {
    const page = await openAs(browser, base, 'dana.reed@home.example')
    await page.goto(`${base}/account/personal-data`)
    await page.getByLabel('Phone').fill('630 555 0111')
    await shop.loseMiddleware()
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await page.getByText(sentence).first().waitFor()
    expect(await page.getByLabel('Phone').inputValue()).toBe('630 555 0111')
    expect(await screenProblems(page)).toEqual([])
    await shop.bringMiddlewareBack()
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await page.getByText('Changes saved.').waitFor()
    expect(await page.getByText(sentence).count()).toBe(0)
    await page.context().close()
  },
  patience,
)

test(
  'with script a form without a page of its own keeps what was typed',
  async () => {
    const page = await browser.newPage()
    await page.goto(`${base}/`)
    await page.getByRole('main').getByLabel('ZIP code').first().fill('60540')
    await shop.keepMiddlewareBusy()
    await page.getByRole('main').getByLabel('ZIP code').first().press('Enter')
    await page.getByText(sentence).first().waitFor()
    expect(await page.getByRole('main').getByLabel('ZIP code').inputValue()).toBe('60540')
    await shop.bringMiddlewareBack()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await page.waitForURL(`${base}/`)
    await page.context().close()
  },
  patience,
)

test(
  'on a phone the notice covers neither the toast nor the bar with the price, and can be closed',
  async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const { product_url } = await aTile(whole)
    await page.goto(base + product_url)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    // the one of the bar, which comes with scrolling
    const button = page.getByRole('button', { name: 'Add to cart', exact: true }).nth(1)
    await shop.loseMiddleware()
    await button.click()
    const notice = page.getByRole('alert').filter({ hasText: sentence })
    await notice.waitFor()
    const toast = page.getByRole('status').filter({ hasText: 'What you entered is still here.' })
    const boxes = await Promise.all([notice, toast, button].map((one) => one.boundingBox()))
    const [above, between, below] = boxes.map((box) => ({
      top: box?.y ?? 0,
      bottom: (box?.y ?? 0) + (box?.height ?? 0),
    }))
    expect(above?.bottom).toBeLessThanOrEqual(between?.top ?? 0)
    expect(between?.bottom).toBeLessThanOrEqual(below?.top ?? 0)
    await notice.getByRole('button', { name: 'Close' }).click()
    expect(await notice.count()).toBe(0)
    await button.click()
    await notice.waitFor()
    await page.context().close()
  },
  patience,
)

test(
  'without a network a form stays with everything typed, and the same button works when the network is back',
  async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const { product_url } = await aTile(whole)
    await page.goto(base + product_url, { waitUntil: 'networkidle' })
    const quantity = page.getByLabel(/^Quantity in/).first()
    const add = page.getByRole('button', { name: 'Add to cart', exact: true }).first()
    await quantity.fill('3')
    const notice = page.getByRole('alert').filter({ hasText: 'so this wasn’t sent. What you entered is still here.' })
    // also before the code of the cart was ever loaded
    await page.context().setOffline(true)
    for (let press = 0; press < 2; press++) {
      await add.click()
      await notice.waitFor()
      await notice.getByRole('button', { name: 'Close' }).click()
    }
    expect(await quantity.inputValue()).toBe('3')
    await page.context().setOffline(false)
    // a connection that only breaks
    await page.route('**/shopping-cart.data', (route) => route.abort('connectionreset'))
    await add.click()
    const unsure = page.getByText('We couldn’t confirm that this was saved.')
    await unsure.waitFor()
    expect(await quantity.inputValue()).toBe('3')
    await page.unroute('**/shopping-cart.data')
    await add.click()
    await page
      .getByRole('status')
      .filter({ hasText: /^3 \w+ of .* added/ })
      .waitFor()
    expect(await unsure.count()).toBe(0)
    await page.context().close()
  },
  patience,
)
