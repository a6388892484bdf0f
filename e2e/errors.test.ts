import { expect, test } from 'vitest'
import { openBrowser, screenProblems } from './browser.ts'
import { patience } from './patience.ts'
import { runningShopUrl } from './running-shop-url.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

test(
  'what is not there is 404, with ways to go on',
  async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    const answer = await plain.goto(`${base}/nothing-here`)
    expect(answer?.status()).toBe(404)
    await plain.getByRole('navigation', { name: 'Popular pages' }).getByRole('link', { name: 'Stores' }).waitFor()
    await context.close()
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.goto(`${base}/nothing-here`, { waitUntil: 'networkidle' })
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
    expect(await screenProblems(page)).toEqual([])
    await page.getByRole('navigation', { name: 'Popular pages' }).getByRole('link', { name: 'Stores' }).click()
    await page.getByRole('heading', { name: 'Stores', level: 1 }).waitFor()
    await page.context().close()
  },
  patience,
)

test('a form that is too big has a page that says so', async () => {
  const form = new FormData()
  form.set('photoFile', new Blob([new Uint8Array(26_000_000)]), 'wall.jpg')
  const answer = await fetch(`${base}/contact`, { method: 'POST', body: form, headers: { origin: base } })
  expect(answer.status).toBe(413)
  expect(await answer.text()).toContain('That file is too large')
})

test.each([
  '/shop/tile?constructor=1&__proto__=2',
  '/shop/tile?filter=flag:__proto__',
  '/shop/tile?filter=__proto__:constructor',
  '/search?q=marble&sort=__proto__',
])('%s names nothing of the shop, and does no harm', async (path) => {
  expect((await fetch(base + path)).status).toBeLessThan(500)
})

test('an unknown cart action is refused', async () => {
  const body = new URLSearchParams({ intent: 'constructor' })
  const answer = await fetch(`${base}/shopping-cart`, { method: 'POST', body, headers: { origin: base } })
  expect(answer.status).toBe(400)
})

test(
  'a page that fails says so, retries by itself, and can be stopped',
  async () => {
    const page = await browser.newPage()
    await page.goto(`${base}/about`, { waitUntil: 'networkidle' })
    let asked = 0
    await page.route('**/calculators.data*', (route) => {
      // a prefetch of a visible link does not count
      if (route.request().resourceType() === 'fetch') asked += 1
      return route.fulfill({ status: 500, body: 'broken', headers: { 'x-request-id': '0FF1CE00' } })
    })
    let told = 0
    page.on('request', (request) => request.url().endsWith('/collect') && told++)
    await page.getByRole('link', { name: 'Calculators' }).first().click()
    await page.getByRole('heading', { name: 'Something went wrong, please try again' }).waitFor()
    await page.getByText('500 Internal Server Error').waitFor()
    // the reference is the server's, which reported the error: browsers do not report it again
    await page.getByText('0FF1CE00').waitFor()
    expect([asked, told]).toEqual([4, 0])
    await page.getByText(/Trying again in \d+ s/).waitFor()
    expect(await screenProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Stop' }).click()
    expect(await page.getByText(/Trying again in/).count()).toBe(0)
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Calculators', level: 1 }).waitFor()
    await page.context().close()
  },
  patience,
)
