import { waitForHealth } from '@tessera/testing/shop-process'
import { expect, test } from 'vitest'
import { aReadyFolder, startShop } from './running-shop.ts'

test('a caller above the rate limit is refused, and other callers are not', async () => {
  const limits = { API_PER_ADDRESS: '9', PAGES_PER_ADDRESS: '4', GUEST_TOKENS: '2', SIGN_IN_FAILURES: '2' }
  const shop = await startShop(await aReadyFolder(), { TRUST_PROXY_HOPS: '1', ...limits })
  await waitForHealth(shop, 200)
  const ask = async (from: string, path: string, body?: object): Promise<number> => {
    const answer = await fetch(shop.url + path, {
      headers: { 'x-forwarded-for': from, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    await answer.arrayBuffer()
    return answer.status
  }
  const times = async (count: number, work: (at: number) => Promise<number>): Promise<number[]> => {
    const answers: number[] = []
    for (let at = 0; at < count; at += 1) answers.push(await work(at))
    return answers
  }

  const basket = (from: string) => ask(from, '/api/cart/CreateTesseraBasket', {})
  expect(await times(3, () => basket('10.1.0.1'))).toEqual([200, 200, 429])
  expect(await basket('10.1.0.2')).toBe(200)
  // the trusted proxy wrote the last entry; the caller chose the ones before it
  expect(await basket('10.9.9.9, 10.1.0.1')).toBe(429)

  const signIn = (from: string) =>
    ask(from, '/api/auth/signIn', { userName: 'nobody@example.com', password: 'Not-the-Password-1' })
  const tries = await times(3, () => signIn('10.2.0.1'))
  expect(tries).toEqual([tries[0], tries[0], 429])
  expect(await signIn('10.2.0.2')).toBe(tries[0])
})

test('an address gets as many drawn pages in a minute as the setting says', async () => {
  const shop = await startShop(await aReadyFolder(), { TRUST_PROXY_HOPS: '1', PAGES_PER_ADDRESS: '4' })
  await waitForHealth(shop, 200)
  const get = async (from: string, path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(shop.url + path, { headers: { ...headers, 'x-forwarded-for': from } })
    return { status: answer.status, wait: answer.headers.get('retry-after'), html: await answer.text() }
  }
  const statuses = async (from: string, paths: readonly string[], headers?: Record<string, string>) => {
    const answers: number[] = []
    for (const path of paths) answers.push((await get(from, path, headers)).status)
    return answers
  }

  const searches = Array.from({ length: 6 }, (_, at) => `/search?q=${at}`)
  expect(await statuses('10.3.0.3', searches)).toEqual([200, 200, 200, 200, 429, 429])
  // pages of one call and of many, pages without any, pages as data, and what is not there
  const drawn = ['/?of=10.3.0.1', '/search?q=nothing', '/pro?of=10.3.0.1', '/stores.data', '/contact', '/kit']
  expect(await statuses('10.3.0.1', drawn)).toEqual([200, 200, 200, 200, 429, 429])
  const { status, wait, html } = await get('10.3.0.1', '/cart-of-nobody')
  expect([status, Number(wait) > 0 && Number(wait) <= 60]).toEqual([429, true])
  expect(html).toContain('Too many requests')
  expect((await get('10.3.0.2', '/contact')).status).toBe(200)

  // cached pages and requests of page scripts are not counted
  expect(await statuses('10.3.0.1', ['/?of=10.3.0.1', '/me', '/suggest?q=t', '/me.data'])).toEqual(Array(4).fill(200))
  // an unknown token does not make its bearer a customer
  const claims = Buffer.from(JSON.stringify({ exp: 9_999_999_999 })).toString('base64url')
  const forged = { cookie: `auth_token=x.${claims}.x; tessera_auth_token=forged` }
  expect(await statuses('10.3.0.4', drawn, forged)).toEqual([200, 200, 200, 200, 429, 429])
})
