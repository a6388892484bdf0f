import { expect, test } from 'vitest'
import { openBrowser, screenProblems } from './browser.ts'
import { aTile, pressFavorite } from './buying.ts'
import { patience } from './patience.ts'
import { runningShopUrl } from './running-shop-url.ts'

const base = await runningShopUrl()
const browser = await openBrowser()
const phone = { width: 390, height: 844 }

test(
  'loading more keeps the cards above, also after a visit to a tile and back',
  async () => {
    const page = await browser.newPage({ viewport: phone })
    const cards = page.getByRole('main').getByRole('article')
    await page.goto(`${base}/shop/tile`)
    await page.getByRole('link', { name: 'Load 24 more' }).click()
    await page.getByText(/^1 to 48 of/).waitFor()
    await cards.nth(40).getByRole('link').first().click()
    await page.waitForURL(/\/products\//)
    await page.goBack()
    await page.getByText(/^1 to 48 of/).waitFor()
    expect(await cards.count()).toBe(48)
    await page.reload()
    await page.getByText(/^25 to 48 of/).waitFor()
    await page.context().close()
  },
  patience,
)

test(
  'a browser takes over what the server wrote, drawn just now or kept, without a complaint',
  async () => {
    const page = await browser.newPage({ viewport: phone })
    const complaints: string[] = []
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    const { product_url } = await aTile(base)
    for (const path of [
      '/shop/tile?maxPrice=9',
      '/shop/tile?maxPrice=9&page=2',
      product_url,
      `${product_url}?by=area&area=80`,
    ])
      await page.goto(base + path, { waitUntil: 'networkidle' })
    expect(complaints).toEqual([])
    await page.goto(`${base}/shop/tile?maxPrice=9`)
    const form = page.getByRole('main').getByRole('article').first().locator('form')
    expect(await form.locator('input[name=returnurl]').getAttribute('value')).toBe('/shop/tile?maxPrice=9')
    await form.getByRole('button').click()
    await page.getByRole('link', { name: 'View cart' }).waitFor()
    await page.context().close()
  },
  patience,
)

test(
  'on a phone the button to buy stays at hand, and what stands below stays there after buying',
  async () => {
    const page = await browser.newPage({ viewport: phone })
    const { product_url } = await aTile(base)
    await page.goto(base + product_url)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('link', { name: 'View cart' }).waitFor()
    await page.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Add to cart' }).last().click()
    await page.getByRole('link', { name: /^Cart ?, 1 item/ }).waitFor()
    expect(await screenProblems(page)).toEqual([])
    await page.context().close()
  },
  patience,
)

test(
  'hearts of a guest are in a list of their own, and without a network what was seen still opens',
  async () => {
    const page = await browser.newPage({ viewport: phone, serviceWorkers: 'allow' })
    await page.goto(`${base}/shop/tile`)
    await pressFavorite(page, 0)
    await page.evaluate('navigator.serviceWorker.ready')
    await page.goto(`${base}/favorites`)
    await page.getByText('1 product').waitFor()
    expect(await screenProblems(page)).toEqual([])
    await page.goto(`${base}/about`, { waitUntil: 'networkidle' })
    await expect.poll(() => page.evaluate('caches.match(location.href).then(Boolean)')).toBe(true)
    await page.context().setOffline(true)
    await page.goto(`${base}/contact`)
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    await page.goto(`${base}/about`)
    await page.getByText('changes won’t be sent until you’re back online').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toContain('offline')
    await page.context().close()
  },
  patience,
)

test(
  'the page of a tile that is no longer sold says so, with the status that says so, and shows what comes close',
  async () => {
    const answer = await fetch(`${base}/api/search/products?department=Tile&sort=name&pageSize=1&page=150`)
    const { records } = (await answer.json()) as { records: { sku: string; product_url: string }[] }
    const [tile] = records
    const page = await browser.newPage()
    await sell(tile?.sku, false)
    // guest pages are cached for 30 s, so every check uses its own address
    const look = async () => (await page.goto(`${base}${tile?.product_url}?at=${Date.now()}`))?.status()
    await expect.poll(look).toBe(410)
    await page.getByRole('heading', { name: /is discontinued$/ }).waitFor()
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(3)
    await sell(tile?.sku, true)
    await page.context().close()
  },
  patience,
)

/** As an administrator takes a product out of the range, and brings it back. */
async function sell(sku: string | undefined, Active: boolean): Promise<void> {
  const client_id = '7E55E2A0-0000-4000-8000-00000000000B'
  const credentials = { grant_type: 'password', client_id, username: 'admin', password: 'Tessera-local-1' }
  const signedIn = await fetch(`${base}/oauth/token`, { method: 'POST', body: new URLSearchParams(credentials) })
  const { access_token } = (await signedIn.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ Active })
  const { status } = await fetch(`${base}/v1/products/${sku}`, { method: 'PATCH', headers, body })
  expect(status).toBe(200)
}
