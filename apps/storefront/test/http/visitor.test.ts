import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { handleError } from '../../app/entry.server.tsx'
import { asCustomer } from '../../app/features/account/as-customer.server.ts'
import { setEnvironment } from '../../app/http/environment.server.ts'
import { visitorContext, visitorMiddleware } from '../../app/http/session/context.server.ts'
import { Visitor } from '../../app/http/session/visitor.server.ts'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** Ended long ago. */
const over = `${part({ alg: 'none' })}.${part({ usr: 'grace', exp: 1000 })}.x`
const tokens = `auth_token=${over}; tessera_auth_token=${over}; tts_email=grace%40northline.example`
const withRefresh = `${tokens}; tessera_refresh_token=old`

let asked: string[] = []
beforeEach(() => {
  asked = []
  setEnvironment({
    fetch: async (url) => {
      asked.push(new URL(String(url)).pathname)
      return Response.json({ status: 401, code: 'Session.Ended', message: 'Ended.', fields: [] }, { status: 401 })
    },
    middlewareUrl: 'http://shop.example',
    publicUrl: 'http://shop.example',
    isProduction: true,
    pageMilliseconds: 5000,
    recordingPercent: 0,
  })
})

const requestOf = (path: string, init: RequestInit & { cookie: string }) =>
  new Request(`http://shop.example${path}`, { ...init, headers: { ...init.headers, cookie: init.cookie } })

async function answerOf(path: string, init: RequestInit & { cookie: string }) {
  const context = new RouterContextProvider()
  const request = requestOf(path, init)
  const next = async () => new Response(context.get(visitorContext).profile.isSignedIn ? 'customer' : 'guest')
  const args = { request, context, params: {}, url: new URL(request.url), pattern: '' }
  return (await visitorMiddleware(args as never, next)) as Response
}

test('a form of the cart that comes after the session has ended waits for a sign-in, and says whose page it is', async () => {
  const answer = await answerOf('/checkout/shipping', { method: 'POST', cookie: withRefresh })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/sign-in?returnurl=%2Fcheckout%2Fshipping&ended=1')
  expect(answer.headers.get('x-sign-in')).toBe('ended grace%40northline.example')
  const gone = answer.headers.getSetCookie().filter((text) => text.includes('Max-Age=0'))
  expect(gone.map((text) => text.split('=')[0]).toSorted()).toEqual([
    'auth_token',
    'tessera_auth_token',
    'tessera_refresh_token',
  ])
})

test('a form that the shop refuses for want of a fresh sign-in waits for one', async () => {
  const fresh = `${part({ alg: 'none' })}.${part({ usr: 'grace', exp: 9_999_999_999 })}.x`
  const cookie = `auth_token=${fresh}; tessera_auth_token=${fresh}; tts_email=g%40x.example`
  const context = new RouterContextProvider()
  const refusing = async () => {
    await context
      .get(visitorContext)
      .shop.User.GetPersonalData()
      .catch(() => {})
    return new Response(null, { status: 401 })
  }
  for (const [method, header] of [
    ['GET', null],
    ['POST', 'ended g%40x.example'],
  ] as const) {
    const request = requestOf('/account/addresses?new=1', { method, cookie })
    const answer = (await visitorMiddleware(
      { request, context, url: new URL(request.url) } as never,
      refusing,
    )) as Response
    expect(answer.headers.get('x-sign-in')).toBe(header)
  }
})

test('other pages and forms go on as for a guest', async () => {
  expect(await (await answerOf('/checkout/shipping', { cookie: withRefresh })).text()).toBe('guest')
  expect(await (await answerOf('/contact', { method: 'POST', cookie: withRefresh })).text()).toBe('guest')
})

test('a link of another site brings nothing that renews: the page is asked for again from here, and nothing is lost', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  const first = await answerOf('/account/orders', { headers, cookie: tokens })
  expect(await first.text()).toContain('http-equiv="refresh"')
  expect(first.headers.getSetCookie()).toEqual([])
  const second = await answerOf('/account/orders', { headers: { 'sec-fetch-site': 'same-origin' }, cookie: tokens })
  expect(await second.text()).toBe('guest')
  expect(second.headers.getSetCookie()).toEqual([])
  expect(asked).toEqual([])
})

test('a sign-in prompt has the last email until sign-out, and none for a guest', async () => {
  const page = new URL('http://shop.example/account/orders')
  const thrownFor = async (cookie: string) => {
    const visitor = new Visitor(requestOf('/account/orders', { cookie }), () => {})
    const thrown = await asCustomer(visitor, page, async () => 'never').catch((error: Response) => error)
    return (thrown as Response).headers.get('x-sign-in')
  }
  expect(await thrownFor('site_id=us')).toBe('needed')
  expect(await thrownFor('tts_email=grace%40northline.example')).toBe('ended grace%40northline.example')
})

test('the failure of a retried request is not reported again', () => {
  const request = requestOf('/shop/tile', { cookie: '', headers: { 'x-asked-again': '1' } })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  handleError(new Error('x'), { request, context: new RouterContextProvider(), params: {} } as never)
  expect(asked).toEqual([])
})
