import { gunzipSync } from 'node:zlib'
import { shopOperations } from '@tessera/contract/middleware/operations'
import { additions } from '@tessera/contract/platform/additions/operations'
import { operations } from '@tessera/contract/platform/operations'
import { expect, test } from 'vitest'
import { publicUrl, referenceApp, version } from './reference-app.ts'

const app = referenceApp()

test.for(['/v1/openapi/v2', '/v1/swagger'])('%s leads to the document that took its place', async (url) => {
  const { statusCode, headers } = await app.inject({ url })
  expect([statusCode, headers.location]).toEqual([301, '/v1/openapi/v3'])
})

test('the OpenAPI document is JSON, needs no token, and carries the build number', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/v1/openapi/v3' })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const document = JSON.parse(body)
  expect(document.openapi).toBe('3.0.3')
  expect(document.servers).toEqual([{ url: `${publicUrl}/v1` }])
  expect(document.tags.length).toBe(new Set([...operations, ...additions].map(({ tag }) => tag)).size)
  const env = await app.inject({ url: '/env' })
  expect(env.json()).toEqual({ BuildNumber: version })
  expect(env.headers['cache-control']).toBe('no-store')
  expect(document.info.version).toBe(version)
})

test('what we add to the public API is described too, and marked', async () => {
  const { paths, components } = (await app.inject({ url: '/v1/openapi/v3' })).json()
  const described = Object.values<Record<string, Record<string, unknown>>>(paths).flatMap((verbs) =>
    Object.values(verbs),
  )
  const marked = described.filter((one) => one['x-addition']).map(({ operationId }) => operationId)
  expect(marked).toEqual([
    'Cart.TakeSteps',
    'Cart.GetLeanWorksheet',
    'Orders.GetPaymentStatus',
    'Orders.Place',
    'Orders.GetSubmission',
    'Orders.Pay',
    'Orders.Prepare',
    'Feeds.ListProducts',
    'Deliveries.List',
    'Deliveries.Get',
    'Deliveries.Resend',
    'Deliveries.ListReceivers',
    'Deliveries.Test',
    'Changes.Make',
    'Events.List',
    'Me.ListEvents',
    'Events.Stream',
    'Products.ListStockMovements',
    'Products.GetStockCurve',
    'Products.ListStock',
    'Products.Explain',
    'Products.GetMissingVariants',
    'Products.ListFirstPrices',
    'PriceSchedules.ListUnused',
    'AdminUsers.Invite',
    'Me.CreateNarrowedToken',
    'Promotions.Test',
    'ApprovalRules.Test',
    'Health.Get',
    'Health.RetryJob',
    'Health.CheckRules',
  ])
  const tokenCalls = operations.filter(({ path }) => path === '/oauth/token').length
  expect(described.length - marked.length).toBe(operations.length - tokenCalls + 1)
  expect(paths['/cart/steps'].post.requestBody.content['application/json'].schema.allOf).toEqual([
    { $ref: '#/components/schemas/CartSteps' },
  ])
  expect(Object.keys(components.schemas.CartSteps.properties)).toEqual([
    'Steps',
    'LastUpdated',
    'Validate',
    'ChangesOnly',
  ])
  const page = (await app.inject({ url: '/docs/Additions' })).body
  for (const path of [
    '/cart/steps',
    '/cart/worksheet/lean',
    '/payment-status',
    '/place',
    '/submission',
    '/pay',
    '/feeds/products',
  ])
    expect(page.replaceAll('<wbr>', '')).toContain(path)
  expect(page.replaceAll('<wbr>', '')).not.toContain('/api/')
})

test.for([
  '/docs',
  '/docs/',
  '/docs/Orders',
  '/docs/errors',
  '/docs/models/Order',
  '/docs/Nope',
  '/docs/assets/style.css',
])('%s may load nothing but its own', async (url) => {
  const { headers } = await app.inject({ url })
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
  )
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('same-origin')
})

test('assets are cached for good under their hash, and not without it', async () => {
  const { body } = await app.inject({ url: '/docs' })
  const loaded = [...body.matchAll(/(?:href|src)="(\/docs\/assets\/[^"]+)"/g)].map(([, url]) => url ?? '')
  expect(
    loaded.map((url) =>
      url
        .replace(/\?v=[\w-]{12}$/, '')
        .split('/')
        .at(-1),
    ),
  ).toEqual(['mark.svg', 'style.css', 'reference.js'])
  for (const url of loaded) {
    const { statusCode, headers } = await app.inject({ url })
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    const bare = await app.inject({ url: url.split('?')[0] ?? '' })
    expect([bare.statusCode, bare.headers['cache-control']]).toEqual([200, 'no-cache'])
  }
})

test('a page that was seen is not sent again', async () => {
  const first = await app.inject({ url: '/docs/Orders' })
  const { etag = '' } = first.headers
  const again = await app.inject({ url: '/docs/Orders', headers: { 'if-none-match': `W/"old", ${etag}` } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await app.inject({ url: '/docs/Orders', headers: { 'if-none-match': '"old"' } })
  expect(other.statusCode).toBe(200)
})

test('pages are compressed only for clients that accept it', async () => {
  const plain = await app.inject({ url: '/docs/Me' })
  const refused = await app.inject({ url: '/docs/Me', headers: { 'accept-encoding': 'gzip;q=0, br' } })
  const packed = await app.inject({ url: '/docs/Me', headers: { 'accept-encoding': 'br, gzip' } })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(refused.headers['content-encoding']).toBeUndefined()
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(refused.body).toBe(plain.body)
})

test('HEAD answers as GET does, without the body', async () => {
  const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/docs' })
  expect([statusCode, body]).toEqual([200, ''])
})

test('hostile text in the address of the shop stays text', async () => {
  const hostile = referenceApp(`https://shop.example/'"><script>alert(1)</script>`)
  for (const url of ['/docs', '/docs/Orders']) {
    const { body } = await hostile.inject({ url })
    expect(body).not.toContain('<script>')
    expect(body).toContain('&lt;script&gt;alert(1)')
  }
})

test("the shop's own calls have a description for programs, with their refusals", async () => {
  const { statusCode, body } = await app.inject({ url: '/docs/openapi/shop' })
  expect(statusCode).toBe(200)
  const { paths, components, servers } = JSON.parse(body)
  expect(servers[0].url).toMatch(/^https?:\/\/[^/]+$/)
  expect(Object.keys(paths)).toEqual([...new Set(shopOperations.map(({ path }) => path))])
  expect(paths['/api/Cart/AddToCart'].post.responses.default).toEqual({ $ref: '#/components/responses/Errors' })
  expect(Object.keys(components.schemas.ShopRefusal.properties)).toContain('requestId')
})
