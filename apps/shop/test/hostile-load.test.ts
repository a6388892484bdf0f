import { localCredentials } from '@tessera/platform/config'
import { freePort, type ShopProcess, waitForHealth } from '@tessera/testing/shop-process'
import { expect, test } from 'vitest'
import { aReadyFolder, startShop } from './running-shop.ts'

const most = '1000000'
const limits = { API_PER_PERSON: most, API_PER_ADDRESS: most, API_PER_SELLER: most, SIGN_IN_FAILURES: most }

interface Sent {
  path: string
  body?: string
  token?: string
}

const big = JSON.stringify({ Name: 'x', xp: { text: 'x'.repeat(1_048_576) } })
const long = JSON.stringify({ Name: 'x', xp: { list: Array.from({ length: 100_000 }, (_, at) => at) } })
const deep = `{"Name":"x","xp":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`

/** One request of each kind, never the same twice: caches by name must not grow without bound. */
const hostile = (token: string, at: number): Sent[] => [
  { path: '/v1/catalogs', token, body: big },
  { path: '/v1/catalogs', token, body: long },
  { path: '/v1/catalogs', token, body: deep },
  { path: '/v1/catalogs', token, body: '{"Name":"x"' },
  { path: '/v1/catalogs', token, body: `{"__proto__":{"a":${at}},"constructor":{"prototype":{"a":1}}}` },
  { path: '/v1/catalogs', token, body: `{"Name":"x","ID":"'; drop table buyers;-- ${at}"}` },
  { path: `/v1/products?xp.a${at}=1&sortBy=xp.b${at}&search=${at}%27--`, token },
  { path: `/v1/products?Nope${at}=1`, token },
  { path: `/v1/products/${'x'.repeat(3000)}${at}`, token },
  { path: `/v1/nothing/${at}`, token },
  { path: '/v1/products', token: `not.a.token${at}` },
  { path: '/oauth/token', body: `{"grant_type":"password","username":"nobody-${at}"}` },
]

async function memoryOf(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1_048_576
}

async function send({ url }: ShopProcess, { path, body, token }: Sent): Promise<number> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const answer = await fetch(url + path, { headers, ...(body && { method: 'POST', body }) })
  await answer.arrayBuffer()
  return answer.status
}

test('a thousand hostile requests are refused, store nothing, and leave the memory as it was', async () => {
  const metricsPort = await freePort()
  const shop = await startShop(await aReadyFolder(), { METRICS_PORT: String(metricsPort), ...limits })
  await waitForHealth(shop, 200)
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: localCredentials.TESSERA_SELLER_CLIENT_ID,
    client_secret: localCredentials.TESSERA_SELLER_CLIENT_SECRET,
  })
  const signedIn = await fetch(`${shop.url}/oauth/token`, { method: 'POST', body: form })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const count = async () => {
    const answer = await fetch(`${shop.url}/v1/catalogs`, { headers: { authorization: `Bearer ${token}` } })
    return ((await answer.json()) as { Meta: { TotalCount: number } }).Meta.TotalCount
  }
  const before = await count()
  const statuses = new Set<number>()
  const round = async (from: number) => {
    for (let at = from; at < from + 15; at += 1)
      for (const status of await Promise.all(hostile(token, at).map((one) => send(shop, one)))) statuses.add(status)
    return memoryOf(metricsPort)
  }
  // the first rounds fill the bounded caches
  const first = Math.max(await round(0), await round(15))
  const last = [await round(30), await round(45), await round(60), await round(75)]
  expect([...statuses].filter((status) => status >= 500)).toEqual([])
  expect([...statuses]).toEqual(expect.arrayContaining([400, 401, 404, 413]))
  expect(await count()).toBe(before)
  expect(Math.min(...last) - first).toBeLessThan(40)
})
