import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { fillAddress, fillCard, placeOrder } from './buying.ts'
import { patience } from './patience.ts'
import { runningShopUrl } from './running-shop-url.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

interface SentEvent {
  name: string
  path: string
  data: { items?: { item_id: string; price: number; quantity?: number }[]; value?: number }
}

/** Collects the events of pages inside the browser: Playwright cannot read the body of a beacon. */
async function collectEvents(context: BrowserContext): Promise<SentEvent[]> {
  const events: SentEvent[] = []
  await context.exposeFunction('heard', (text: string) => {
    events.push(...((JSON.parse(text) as { events?: SentEvent[] }).events ?? []))
  })
  await context.addInitScript(`
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (to, body) => { body.text().then(window.heard); return send(to, body) }`)
  return events
}

const eventsOfPurchase = [
  'view_item_list',
  'add_sample_CTA_click_PLP',
  'add_to_cart',
  'select_item',
  'view_item',
  'add_to_cart',
  'add_sample_CTA_click_PDP',
  'view_cart',
  'remove_from_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
]

const consentCookie = (value: string) => ({ name: 'consent', value, url: base })

test(
  'a visit without consent sends nothing',
  async () => {
    const context = await browser.newContext()
    await context.addCookies([consentCookie('denied')])
    const told = await collectEvents(context)
    const page = await context.newPage()
    await page.goto(`${base}/shop/tile`, { waitUntil: 'networkidle' })
    expect(told).toEqual([])
    expect(await page.evaluate('window.dataLayer ?? []')).toEqual([])
    await context.close()
  },
  patience,
)

test(
  'from the list to the confirmation every event is sent once, with its product or order',
  async () => {
    const context = await browser.newContext()
    await context.addCookies([consentCookie('granted')])
    const told = await collectEvents(context)
    const names = () => told.map(({ name }) => name)
    const page = await context.newPage()
    const main = page.getByRole('main')
    await page.goto(`${base}/shop/tile?filter=availability:stocked`, { waitUntil: 'networkidle' })
    await main
      .getByRole('button', { name: /^ADD SAMPLE/ })
      .first()
      .click()
    await page.getByText(/^Sample of .* added, cart total \$\d/).waitFor()
    await main
      .getByRole('link', { name: /^SHOP NOW/ })
      .first()
      .click()
    await page.waitForURL(/\/products\//)
    await main.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByText(/added, cart total \$\d/).waitFor()
    await main
      .getByRole('button', { name: /^ADD SAMPLE/ })
      .first()
      .click()
    await page.goto(`${base}/shopping-cart`, { waitUntil: 'networkidle' })
    await main.getByRole('button', { name: /^Remove .*Sample/ }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await page.getByRole('link', { name: 'Check out' }).click()
    await fillAddress(page)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByLabel('Card number').waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Shipping', level: 1 }).waitFor()
    await page.goForward()
    await fillCard(page, '4111 1111 1111 1111')
    await placeOrder(page)
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expect.poll(names).toContain('purchase')
    await page.reload({ waitUntil: 'networkidle' })
    expect(names().toSorted()).toEqual(eventsOfPurchase.toSorted())
    expect(told.filter(({ data }) => !data.items?.length).map(({ name }) => name)).toEqual([])
    const [sample] = told.find(({ name }) => name === 'add_sample_CTA_click_PLP')?.data.items ?? []
    expect(sample?.price).toBeLessThan(10)
    // the URL of a confirmation contains a secret
    expect(told.find(({ name }) => name === 'purchase')?.path).toBe('/order-confirmation/…')
    await context.close()
  },
  patience,
)
