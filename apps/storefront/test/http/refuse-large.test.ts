import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseLarge } from '../../src/refuse-large.ts'

let url: string
const server = createServer((request, response) => {
  if (!refuseLarge(request, response)) response.end('read')
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const send = (path: string, bytes: number, headers: Record<string, string> = {}) =>
  fetch(url + path, { method: 'POST', headers, body: 'x'.repeat(bytes) })

test('a form of more than a megabyte is refused as the catalog of errors says', async () => {
  const answer = await send('/sign-in', 1_048_577)
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({
    status: 413,
    code: 'Request.TooLarge',
    message: expect.stringMatching('Send a smaller file'),
  })
})

test('people read it as a page', async () => {
  const answer = await send('/sign-in', 1_048_577, { accept: 'text/html' })
  expect(answer.headers.get('content-type')).toMatch('text/html')
  expect(await answer.text()).toMatch('Send a smaller file')
})

test('what does not say how long it is is not waited for', async () => {
  const body = new Blob(['x'.repeat(10)]).stream()
  const answer = await fetch(`${url}/sign-in`, { method: 'POST', body, duplex: 'half' } as RequestInit)
  expect(answer.status).toBe(413)
})

test.each([
  '/contact',
  '/contact.data?index',
  '/register/pro.data',
  '/products/hampton-carrara/review',
  '/account/orders/1000123',
  '/account/projects/P1000.data',
  '/account/quotes/Q-1.data',
  '/account/quotes/Q-1/proposal',
  '/account/company',
])('%s takes photos and counts for itself', async (path) => {
  expect(await (await send(path, 9_000_000)).text()).toBe('read')
})

test.each(['/contacts', '/products/hampton-carrara', '/account/orders', '/account/users'])(
  '%s takes none',
  async (path) => {
    expect((await send(path, 9_000_000)).status).toBe(413)
  },
)

test('whatever else is sent is read', async () => {
  expect(await (await send('/sign-in', 1_048_576)).text()).toBe('read')
  expect(await (await fetch(`${url}/sign-in`)).text()).toBe('read')
  expect(await (await fetch(`${url}/sign-out`, { method: 'POST' })).text()).toBe('read')
})
