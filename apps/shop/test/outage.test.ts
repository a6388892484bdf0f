import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formPaths } from '@tessera/testing/form-paths'
import { freePort, waitForHealth } from '@tessera/testing/shop-process'
import { describe, expect, onTestFinished, test } from 'vitest'
import { aFolder, startShop } from './running-shop.ts'

const sentence = 'We couldn’t save this just now. Nothing was lost. Try again in a moment.'
/** Typed into one field of each form. */
const words = 'Typed during the outage'
const password = 'Never-Sent-Back-1'

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenUntil = (exp: number): string => `${part({ alg: 'none' })}.${part({ usr: 'grace', exp })}.x`
/** The pages treat a visitor with tokens as signed in; the middleware validates the tokens. */
const cookiesUntil = (exp: number): string =>
  `auth_token=${tokenUntil(exp)}; tessera_auth_token=${tokenUntil(exp)}; tessera_refresh_token=r; tts_email=g%40x.example`
const fresh = cookiesUntil(9_999_999_999)
const over = cookiesUntil(1000)

/** A form that each address would take if the shop were there. */
const forms: Record<string, Record<string, string>> = {
  '/products/x1/layout/save': { project: words },
  '/products/x1/review': { intent: 'save', stars: '5', source: 'bought', text: words },
  '/products/x1/notify': { sku: 'x1', boxes: '2', email: words },
  '/contact': { name: words, message: words },
  '/newsletter': { email: words },
  '/unsubscribe': { intent: 'end', email: words },
  '/order-status': { orderNumber: words, email: 'g@x.example' },
  '/consultation': { name: words },
  '/vendor-payment': { company: words, routingNumber: password },
  '/review-decision': { decision: 'answer', answer: words },
  '/stock-alert': { token: words },
  '/confirm-email': { token: words },
  '/shared-sheet/x1': { intent: 'comment', message: words },
  '/proposal/x1': { intent: 'comment', message: words },
  '/shopping-cart': { intent: 'add', by: 'sku', sku: words },
  '/shared-cart': { token: words },
  '/checkout/shipping': { intent: 'address', city: words },
  '/checkout/payment': { method: 'Invoice', poNumber: words },
  '/checkout/order-review': { acceptsTerms: 'on', note: words },
  '/pay/card': { intent: 'pay', key: words },
  '/sign-in': { userName: words, password },
  '/register': { firstName: words, password },
  '/register/pro': { company: words, password },
  '/activate': { token: words, password },
  '/forgot-password': { email: words },
  '/reset-password': { token: words, password },
  '/link-account': { customerNumber: words },
  '/account/orders/x1': { intent: 'message', text: words },
  '/account/quick-order': { intent: 'check', list: `211794 12 ${words}` },
  '/account/projects': { note: words },
  '/account/projects/x1': { intent: 'details', name: words },
  '/account/projects/x1/add': { intent: 'item-add', note: words },
  '/account/projects/x1/layouts': { intent: 'layout-save', name: words },
  '/account/quotes/x1': { intent: 'message', message: words },
  '/account/quotes/x1/proposal': { intent: 'save', title: words },
  '/account/selection-sheets': { note: words },
  '/account/selection-sheets/x1': { intent: 'details', name: words },
  '/account/selection-sheets/x1/add': { intent: 'item-add', note: words },
  '/account/invoices/pay': { intent: 'pay', reason: words, 'bank.accountNumber': password },
  '/account/invoices/x1': { intent: 'ask', note: words },
  '/account/credits': { intent: 'apply', credit: words },
  '/account/rewards': { intent: 'redeem', points: '500', note: words },
  '/account/payment-methods': { intent: 'remove', id: words },
  '/account/personal-data': { intent: 'password', firstName: words, oldPassword: password, newPassword: password },
  '/account/addresses': { intent: 'add', city: words },
  '/account/addresses/import': { intent: 'check', list: words },
  '/account/company': { intent: 'company', name: words },
  '/account/users': { intent: 'invite', firstName: words },
  '/account/saved-filters': { intent: 'save', list: 'orders', name: words },
  '/set-store': { zip: words },
}
/** These have no page and are called by scripts. */
const ofScripts = ['/sign-in/here', '/favorites/list']
/** These save nothing, or do not need the middleware: sign-out only deletes cookies, and a code is not shown again. */
const alone = ['/account/download', '/sign-out', '/acting', '/acting/end', '/theme', '/collect', '/collect/recording']

/** No server listens at this address. */
const nobody = async (): Promise<string> => `http://localhost:${await freePort()}`

/** Answers as the middleware does without its database. */
async function busy(): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '7' })
    response.end(JSON.stringify({ status: 503, code: 'Server.Busy', message: 'The shop is busy.', fields: [] }))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** Accepts a request and closes the connection: the outcome stays unknown. */
async function hangingUp(): Promise<string> {
  const server = createServer((request) => request.socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

async function pagesOn(MIDDLEWARE_URL: string, settings: Record<string, string> = {}) {
  const pages = await startShop(await aFolder(), { MIDDLEWARE_URL, ...settings }, 'shop/src/apart/storefront.ts')
  await waitForHealth(pages, 200, '/health/live')
  return (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(pages.url + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      headers: { accept: 'text/html', origin: pages.url, cookie: fresh, ...headers },
    })
}
type Post = Awaited<ReturnType<typeof pagesOn>>

const withoutScripts = (page: string): string => page.replace(/<script[^>]*>.*?<\/script>/gs, '')

/** The invoices to pay are in the URL. */
const queries: Record<string, string> = { '/account/invoices/pay': '?id=RV1000012' }

async function expectKept(post: Post, path: string, given = fresh): Promise<void> {
  // a signed-in customer is redirected away from there; a link to pay and its card are cookies
  const cookie = path === '/sign-in' ? '' : `${given}; pay_link=x1; entered_card=x1`
  const answer = await post(path + (queries[path] ?? ''), forms[path] ?? {}, { cookie })
  expect.soft(answer.status, path).toBe(503)
  expect.soft(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0)
  expect.soft(answer.headers.get('content-security-policy'), path).toContain("form-action 'self'")
  expect.soft(answer.headers.getSetCookie(), path).toEqual([])
  const page = withoutScripts(await answer.text())
  expect.soft(page, path).toContain(sentence)
  expect.soft(page, path).toMatch(new RegExp(`(?:value="|<textarea[^>]*>)[^"<]*${words}`))
  expect.soft(page, path).not.toContain(password)
}

test('every address that takes forms is tried here', () => {
  expect(formPaths.filter((path) => !(path in forms) && ![...ofScripts, ...alone].includes(path))).toEqual([])
})

describe.each([
  ['nobody listens', nobody],
  ['the middleware is busy', busy],
])('while %s', (_, start) => {
  test('every form returns a 503 with the typed values', async () => {
    const post = await pagesOn(await start())
    for (const path of Object.keys(forms)) await expectKept(post, path)
  })

  test('so is a form whose session would have to be renewed', async () => {
    const post = await pagesOn(await start())
    for (const path of ['/account/personal-data', '/set-store', '/contact']) await expectKept(post, path, over)
  })

  test('scripts get the status and a message', async () => {
    const post = await pagesOn(await start())
    for (const path of [...ofScripts, '/account/personal-data.data', '/sign-in.data']) {
      const answer = await post(path, forms[path.replace('.data', '')] ?? {}, { accept: '*/*' })
      expect.soft(answer.status, path).toBe(503)
      expect.soft(await answer.text(), path).toContain(sentence)
    }
  })

  test('the page for signing in is the same, with the name and without the password', async () => {
    const post = await pagesOn(await start())
    const page = withoutScripts(await (await post('/sign-in', { userName: words, password }, { cookie: '' })).text())
    expect(page).toMatch(/<h1[^>]*>Sign in<\/h1>/)
    expect(page).toMatch(
      /<input[^>]*type="password"[^>]*name="password"|<input[^>]*name="password"[^>]*type="password"/,
    )
    expect(page).toContain(`value="${words}"`)
    expect(page).not.toContain(password)
  })
})

test('after a broken connection the page does not claim that nothing was saved', async () => {
  const post = await pagesOn(await hangingUp())
  const answer = await post('/contact', { name: words, message: words })
  expect(answer.status).toBe(503)
  const page = withoutScripts(await answer.text())
  expect(page).toContain('We couldn’t confirm that this was saved.')
  expect(page).not.toContain(sentence)
  expect(page).toContain(words)
})

test('behind a proxy that ends TLS forms of the public address are taken', async () => {
  const post = await pagesOn(await nobody(), { PUBLIC_URL: 'https://shop.example' })
  const statusOf = async (origin: string) =>
    (await post('/sign-in', { userName: words }, { origin, cookie: '' })).status
  expect([await statusOf('https://shop.example'), await statusOf('https://evil.example')]).toEqual([503, 403])
})
