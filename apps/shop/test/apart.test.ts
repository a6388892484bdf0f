import { once } from 'node:events'
import { localCredentials } from '@tessera/platform/config'
import { startEmbedded } from '@tessera/server/postgres/start-embedded'
import { type ShopProcess, waitForHealth } from '@tessera/testing/shop-process'
import { TraceReceiver } from '@tessera/testing/trace-receiver'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder, startShop } from './running-shop.ts'

const middleware = 'shop/src/apart/middleware.ts'
const storefront = 'shop/src/apart/storefront.ts'
const console = 'shop/src/apart/console.ts'

async function saysAndEnds(shop: ShopProcess, words: string): Promise<void> {
  expect((await once(shop.child, 'exit'))[0]).toBe(1)
  expect(shop.output()).toContain(words)
}

test('platform, middleware, storefront and console run apart, and one trace leads from a page to a statement', async () => {
  const folder = await aFolder()
  const refusals = [
    saysAndEnds(await startShop(folder, { DATABASE_URL: 'postgres://nobody' }, middleware), 'PLATFORM_URL must name'),
    saysAndEnds(await startShop(folder, {}, storefront), 'MIDDLEWARE_URL must name'),
    saysAndEnds(await startShop(folder, { DATABASE_DIRECT_URL: 'postgres://nobody' }), 'start them separately'),
    saysAndEnds(await startShop(folder, { DATABASE_REPLICA_URL: 'postgres://nobody' }), 'has no standby'),
    saysAndEnds(await startShop(folder, {}, console), 'PLATFORM_URL must name'),
    saysAndEnds(await startShop(folder, { PLATFORM_URL: 'http://localhost:1' }, console), 'MIDDLEWARE_URL must name'),
  ]
  const { url: DATABASE_URL, stop } = await startEmbedded({ folder, log: () => undefined })
  onTestFinished(() => stop())
  const receiver = await TraceReceiver.start()
  onTestFinished(() => receiver.stop())
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }
  const behind = { DATABASE_URL, TRUST_PROXY_HOPS: '1', ...traced }
  const platform = await startShop(folder, behind, 'platform/src/main.ts')
  await Promise.all([waitForHealth(platform, 200), ...refusals])
  const shop = await startShop(folder, { ...behind, PLATFORM_URL: platform.url }, middleware)
  const pages = await startShop(folder, { MIDDLEWARE_URL: shop.url, ...traced }, storefront)
  const staffPages = await startShop(folder, { PLATFORM_URL: platform.url, MIDDLEWARE_URL: shop.url }, console)
  await Promise.all([waitForHealth(shop, 200), waitForHealth(pages, 200), waitForHealth(staffPages, 200)])

  const form = { grant_type: 'client_credentials', client_id: localCredentials.TESSERA_STOREFRONT_CLIENT_ID }
  const asked = await fetch(`${platform.url}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) })
  const { access_token: token } = (await asked.json()) as { access_token: string }
  const cart = await fetch(`${shop.url}/api/Cart/GetCart`, { headers: { authorization: `Bearer ${token}` } })
  expect([cart.status, await cart.json()]).toMatchObject([200, { lines: [] }])
  const page = await fetch(`${pages.url}/stores?zip=60601`)
  expect(page.status).toBe(200)
  expect(await page.text()).toMatch(/Chicago/)

  const traceId = 'ab'.repeat(16)
  const headers = { cookie: `auth_token=${token}`, traceparent: `00-${traceId}-${'cd'.repeat(8)}-01` }
  expect((await fetch(`${pages.url}/shopping-cart?secret=in-the-address`, { headers })).status).toBe(200)

  const { TESSERA_ADMIN_USERNAME: userName, TESSERA_ADMIN_PASSWORD: password } = localCredentials
  const signedIn = await fetch(`${staffPages.url}/console/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: staffPages.url },
    body: new URLSearchParams({ userName, password }),
  })
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([302, '/console'])

  expect(await Promise.all([staffPages, pages, shop, platform].map((one) => one.stop()))).toEqual([0, 0, 0, 0])
  const ofPage = receiver.spans.filter((span) => span.traceId === traceId)
  const paths = ofPage.map((span) => receiver.pathFrom(span).map(({ service, name }) => `${service}: ${name}`))
  expect(paths).toContainEqual([
    expect.stringMatching(/^platform: select /),
    expect.stringMatching(/^platform: GET \/v1\//),
    'middleware: GET platform',
    'middleware: GET /api/Cart/GetCart',
    'storefront: GET middleware',
    'storefront: GET /shopping-cart',
  ])
  const [root] = ofPage.filter(({ name }) => name === 'GET /shopping-cart')
  expect(root).toMatchObject({ parentSpanId: 'cd'.repeat(8), kind: 2, status: {} })
  const said = JSON.stringify(receiver.spans.map(({ name, attributes }) => ({ name, attributes })))
  for (const value of [token, 'in-the-address', '60601']) expect(said).not.toContain(value)
})
