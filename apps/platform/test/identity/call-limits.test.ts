import { startAnother, startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { tokenWith } from '@tessera/testing/token-with'
import { wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { aGuest } from '../orders/people.ts'

const limit = (name: string, hits: number) => ({ name, hits, seconds: 60 })
const calls = {
  person: limit('person', 5),
  seller: limit('seller', 20),
  address: limit('address', 4),
  submits: limit('submit', 2),
}
const platform = await startPlatform({ trustProxyHops: 1, calls })
const shop = await createTestShop(platform)
/** Calls from outside: requests without a socket come from the shop itself. */
const url = await platform.app.listen({ port: 0, host: '127.0.0.1' })

interface Asking {
  token?: string
  from?: string
  method?: string
}

async function ask(path: string, { token, from = '10.0.0.1', method = 'GET' }: Asking = {}, at = url) {
  const headers = { 'x-forwarded-for': from, ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(at + path, { method, headers })
  return { status: answer.status, wait: answer.headers.get('retry-after'), text: await answer.text() }
}

async function times(count: number, work: () => ReturnType<typeof ask>): Promise<number[]> {
  const answers: number[] = []
  for (let at = 0; at < count; at += 1) answers.push((await work()).status)
  return answers
}

test('a user who calls too often is told how long to wait, from any address', async () => {
  const { token } = await shop.anotherBuyer()
  expect(await times(5, () => ask('/v1/me', { token }))).toEqual(Array(5).fill(200))
  const refused = await ask('/v1/me', { token, from: '10.0.0.2' })
  expect(refused).toEqual({
    status: 429,
    wait: expect.stringMatching(/^([1-9]|[1-5]\d|60)$/),
    text: '{"Errors":[{"ErrorCode":"RateLimit.Exceeded","Message":"Too many requests; wait before you try again.","Data":null}]}',
  })
  const { token: other } = await shop.anotherBuyer()
  expect((await ask('/v1/me', { token: other })).status).toBe(200)
})

test('guests are counted one by one, though all of them are the same user', async () => {
  const [one, other] = [await aGuest(shop), await aGuest(shop)]
  expect(await times(6, () => ask('/v1/me', one))).toEqual([200, 200, 200, 200, 200, 429])
  expect((await ask('/v1/me', other)).status).toBe(200)
})

test('a person submits only so often, while other calls go on', async () => {
  const { token } = await shop.anotherBuyer()
  const submit = () => ask('/v1/cart/submit', { token, method: 'POST' })
  expect(await times(3, submit)).toEqual([404, 404, 429])
  expect((await ask('/v1/me', { token })).status).toBe(200)
})

test('programs of the seller may call more often, and not without end', async () => {
  const { adminToken: token } = shop
  expect(new Set(await times(20, () => ask('/v1/products', { token })))).toEqual(new Set([200]))
  expect((await ask('/v1/products', { token })).status).toBe(429)
})

test('the shop has a limit of its own, beside those of the people and programs of the seller', async () => {
  const owner = await createTestShop(platform)
  const ofShop = { clientID: owner.sellerClientID, limit: limit('shop', 22) }
  const { app } = await startAnother(platform, { calls: { ...calls, shop: ofShop } })
  const at = await app.listen({ port: 0, host: '127.0.0.1' })
  const askAs = (token: string) => ask('/v1/products', { token }, at)
  expect(new Set(await times(22, () => askAs(owner.adminToken)))).toEqual(new Set([200]))
  expect((await askAs(owner.adminToken)).status).toBe(429)
  const person = await tokenWith(platform, owner, { roles: ['ProductReader'] })
  expect((await askAs(person)).status).toBe(200)
})

test('without a token that holds the address counts, for calls that need none too', async () => {
  const from = '10.1.0.1'
  expect((await ask('/v1/me', { from, token: 'nonsense' })).status).toBe(401)
  expect(await times(2, () => ask('/v1/products', { from }))).toEqual([401, 401])
  expect((await ask('/v1/password/reset', { from, method: 'POST' })).status).toBe(400)
  for (const [path, method] of [
    ['/v1/products', 'GET'],
    ['/v1/password/reset', 'POST'],
  ] as const)
    expect(await ask(path, { from, method })).toMatchObject({ status: 429, wait: expect.stringMatching(/^\d+$/) })
  expect((await ask('/v1/products', { from: '10.1.0.2' })).status).toBe(401)
  // an address is not charged for the calls of another
  expect((await ask('/v1/me', { from, token: (await shop.anotherBuyer()).token })).status).toBe(200)
})

test('right requests for tokens are not counted, however many come from one address', async () => {
  const from = '10.2.0.1'
  const form = { grant_type: 'client_credentials', client_id: shop.storefrontClientID }
  const headers = { 'x-forwarded-for': from, 'content-type': 'application/x-www-form-urlencoded' }
  for (let at = 0; at < 12; at += 1) {
    const answer = await fetch(`${url}/oauth/token`, { method: 'POST', headers, body: new URLSearchParams(form) })
    expect(answer.status).toBe(200)
  }
  expect((await ask('/v1/products', { from })).status).toBe(401)
})

test('the shop in the same process counts its visitors by itself', async () => {
  const { token } = await shop.anotherBuyer()
  const inside = wireInto(platform.app, token)
  for (let at = 0; at < 8; at += 1) expect((await inside('GET', '/me')).status).toBe(200)
})
