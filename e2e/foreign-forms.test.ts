import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formPaths } from '@tessera/testing/form-paths'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { linkInEmail } from './link-in-email.ts'
import { aCustomer, aVisitor } from './plain-visitor.ts'
import { runningShopUrl } from './running-shop-url.ts'

const base = await runningShopUrl()
const browser = await openBrowser()
const evil = 'https://evil.example'

const foreign: Record<string, string>[] = [
  { origin: evil },
  { origin: 'null' },
  { origin: 'nonsense' },
  { origin: evil, 'sec-fetch-site': 'cross-site' },
  { origin: base, 'sec-fetch-site': 'cross-site' },
  { origin: base.replace('//', '//blog.'), 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
]

describe('a form of another site is refused', () => {
  test.each(formPaths)('%s', async (path) => {
    const visitor = aVisitor(base)
    for (const headers of foreign) {
      const answer = await visitor.post(
        path,
        { userName: 'grace@northline.example', password: 'Tessera-local-1' },
        headers,
      )
      expect.soft(answer.status, JSON.stringify(headers)).toBe(403)
      expect.soft(answer.headers.getSetCookie()).toEqual([])
      expect.soft(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
      expect.soft(await answer.text()).toContain('It came from another website, so nothing was changed.')
    }
  })

  test.each(['PUT', 'PATCH', 'DELETE'])('also as %s', async (method) => {
    const answer = await fetch(`${base}/theme`, { method, headers: { origin: evil } })
    expect(answer.status).toBe(403)
  })

  test('from script, with a reason that a program reads', async () => {
    for (const path of ['/sign-in/here', '/sign-in.data']) {
      const headers = { origin: evil, accept: '*/*' }
      const answer = await aVisitor(base).post(path, {}, headers)
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({
        code: 'Request.OtherSite',
        message: expect.stringMatching(/^This form/),
      })
    }
  })
})

test('nothing changes by it: the customer stays signed in, keeps the theme and gets no filters', async () => {
  const sam = await aCustomer(base, 'sam@ortegatile.example')
  const name = `Planted ${Date.now().toString(36)}`
  for (const headers of foreign) {
    await sam.post('/sign-out', {}, headers)
    await sam.post('/theme', { theme: 'Dark' }, headers)
    await sam.post('/account/saved-filters', { list: 'orders', intent: 'save', name, query: 'q=1' }, headers)
  }
  const orders = await sam.get('/account/orders')
  expect(orders.status).toBe(200)
  const page = await orders.text()
  expect(page).not.toContain(name)
  expect(page).not.toContain('data-theme="Dark"')
})

test.each([
  { origin: base },
  { origin: base, 'sec-fetch-site': 'same-origin' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  {},
])('a form of the shop, or of a program without a browser, is taken: %j', async (headers) => {
  const answer = await aVisitor(base).post('/theme', { theme: 'Dark', returnurl: '/about' }, headers)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/about'])
  expect(answer.headers.getSetCookie().join()).toContain('theme=Dark')
})

/** A page of another site with a form that signs the visitor in as a different customer. */
async function evilPage(host: string): Promise<string> {
  const form = `<form method="post" action="${base}/sign-in"><input name="userName" value="luis@northline.example">
    <input name="password" value="Tessera-local-1"><button>Win</button></form>`
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(form))
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  onTestFinished(() => void server.close())
  return `http://${host}:${(server.address() as AddressInfo).port}/`
}

const signsIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email or user name').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

describe.each([true, false])('in a browser, script %s', (javaScriptEnabled) => {
  test.each(['127.0.0.1', 'localhost'])('a form of a page on %s does not sign the visitor in', async (host) => {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    await page.goto(await evilPage(host))
    await page.getByRole('button').click()
    await page.getByRole('heading', { name: 'We couldn’t accept this form' }).waitFor()
    expect((await context.cookies()).filter(({ name }) => name.includes('token'))).toEqual([])
    await page.getByRole('link', { name: 'Open the page' }).click()
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor()
    await context.close()
  })
})

test('without script a password is reset by email, and signed in with', async () => {
  const email = `mara-${Date.now().toString(36)}@example.com`
  const context = await browser.newContext()
  const page = await context.newPage()
  const main = page.getByRole('main')
  await page.goto(`${base}/register`)
  await main.getByLabel('First name').fill('Mara')
  await main.getByLabel('Last name').fill('Voss')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Password', { exact: true }).fill('Quiet-Morning-7')
  await main.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(await linkInEmail(base, email, /\/activate\?/))
  await plain.getByRole('main').getByRole('button', { name: 'Activate' }).click()
  await plain.getByRole('heading', { name: 'Your account is active' }).waitFor()
  await page.goto(`${base}/forgot-password`)
  await main.getByLabel('Email').fill(email)
  await main.getByRole('button', { name: 'Email me the link' }).click()
  await plain.goto(await linkInEmail(base, email, /\/reset-password\?/))
  await plain.getByLabel('New password', { exact: true }).fill('Loud-Evening-8')
  await plain.getByRole('main').getByRole('button', { name: 'Save and sign in' }).click()
  await plain.waitForURL(/\/account/)
  await plain.context().clearCookies()
  await plain.goto(`${base}/sign-in`)
  await signsIn(plain, email, 'Loud-Evening-8')
  await plain.waitForURL(/\/account/)
  await plain.context().close()
  await context.close()
}, 120_000)
