import { becomes } from '@tessera/testing/shop-process'
import { expect, test } from 'vitest'
import { aFolder, startShop } from './running-shop.ts'

test('whoever asks too often is refused, and nobody else with them', async () => {
  const limits = { API_PER_ADDRESS: '9', PAGES_PER_ADDRESS: '4', GUEST_TOKENS: '2', SIGN_IN_FAILURES: '2' }
  const shop = await startShop(await aFolder(), { TRUST_PROXY_HOPS: '1', ...limits })
  await becomes(shop, 200)
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
  // the proxy we trust wrote the last one; what stands before it is what the caller says
  expect(await basket('10.9.9.9, 10.1.0.1')).toBe(429)

  const signIn = (from: string) =>
    ask(from, '/api/auth/signIn', { userName: 'nobody@example.com', password: 'Not-the-Password-1' })
  const tries = await times(3, () => signIn('10.2.0.1'))
  expect(tries).toEqual([tries[0], tries[0], 429])
  expect(await signIn('10.2.0.2')).toBe(tries[0])

  const page = (from: string, at: number) => ask(from, `/search?query=${from}-${at}`)
  // a page that asks four questions counts as one
  expect(await times(10, (at) => page('10.3.0.1', at))).toEqual(Array(10).fill(200))
  expect(new Set(await times(20, (at) => page('10.3.0.1', 10 + at)))).toEqual(new Set([200, 429]))
  expect(await page('10.3.0.2', 0)).toBe(200)
})
