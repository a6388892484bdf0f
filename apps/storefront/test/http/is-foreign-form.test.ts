import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isForeignForm } from '../../src/is-foreign-form.ts'

let url: string
const server = createServer((request, response) => {
  response.end(isForeignForm(request, 'https://shop.example') ? 'refused' : 'taken')
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const send = async (method: string, headers: Record<string, string>) => (await fetch(url, { method, headers })).text()

test.each([
  { origin: 'https://evil.example' },
  { origin: 'https://shop.example.evil.example' },
  { origin: 'http://shop.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://shop.example', 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'same-origin, cross-site' },
])('a form with %j is of another site', async (headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(await send(method, headers)).toBe('refused')
})

test('behind a proxy that ends TLS the public address is the shop', async () => {
  expect(await send('POST', { origin: 'https://shop.example' })).toBe('taken')
})

test('the host that was asked is the shop, whatever its public address is', async () => {
  expect(await send('POST', { origin: url })).toBe('taken')
  expect(await send('POST', { origin: url, 'sec-fetch-site': 'same-origin' })).toBe('taken')
})

test('without either header no browser sends it', async () => {
  expect(await send('POST', {})).toBe('taken')
})

test('what changes nothing is not looked at', async () => {
  expect(await send('GET', { 'sec-fetch-site': 'cross-site' })).toBe('taken')
})
