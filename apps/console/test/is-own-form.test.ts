import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isOwnForm } from '../src/is-own-form.ts'

const isOwn = (headers: IncomingHttpHeaders, method = 'POST') =>
  isOwnForm({ method, headers: { host: 'shop.test', ...headers } } as IncomingMessage, 'https://shop.test')

test.each([
  [{}],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.test' }],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://shop.test' }],
  [{ 'sec-fetch-site': 'none' }],
])('a write with %j is refused', (headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) expect(isOwn(headers, method), method).toBe(false)
})

test('a form of the console itself passes, and so does every read', () => {
  expect(isOwn({ 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(isOwn({ origin: 'https://shop.test' })).toBe(true)
  expect(isOwn({ origin: 'http://shop.test' })).toBe(true)
  expect(isOwn({ 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(true)
})
