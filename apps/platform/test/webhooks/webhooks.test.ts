import { createHmac } from 'node:crypto'
import { getOperation } from '@tessera/contract/platform/get-operation'
import { createOutbound } from '@tessera/server/outbound/outbound'
import { failedAnswer } from '@tessera/server/outbound/outbound-answer'
import { sql } from '@tessera/server/sql'
import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { codeOf, errorsOf, itemsOf, wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { createKeyRing } from '../../src/identity/key-ring.ts'
import { createTokenMaker } from '../../src/identity/token-maker.ts'
import { TrustedReads } from '../../src/trusted-reads.ts'
import { askWebhooks } from '../../src/webhooks/ask-webhooks.ts'
import { createWebhookCache } from '../../src/webhooks/webhook-cache.ts'
import { aReceiver } from '../delivery/a-receiver.ts'
import { claimsOf } from '../identity/people.ts'
import { aCart } from '../orders/a-cart-to-pay.ts'
import { aHookedShop, buyerRoute, hookBody } from './a-hooked-shop.ts'

const receiver = await aReceiver()
const allow = [receiver.host]
const platform = await startPlatform({ outboundAllow: allow })

const aShop = () => aHookedShop(platform, receiver)

test('a host of OUTBOUND_ALLOW may be called without https, any other may not', async () => {
  const { hook } = await aShop()
  expect(codeOf(await hook({ Url: 'http://hook.test/x' }))).toBe('Webhook.UrlSchemeHttps')
  expect(codeOf(await hook({ Url: 'https://hook.test:5432/x' }))).toBe('ValidationFailure')
  expect(codeOf(await hook({ Url: 'https://me:secret@hook.test/x' }))).toBe('ValidationFailure')
  expect((await hook()).status).toBe(201)
})

test('a hook that could never be told anything is refused', async () => {
  const { hook } = await aShop()
  const routes = (Route: string, Verb: string) => hook({ WebhookRoutes: [buyerRoute, { Route, Verb }] })
  for (const [route, verb] of [
    ['v1/buyers/{buyerID}', 'GET'],
    ['v1/buyerz', 'POST'],
    ['oauth/token', 'POST'],
  ] as const) {
    const refused = await routes(route, verb)
    expect([codeOf(refused), errorsOf(refused)[0]?.Message]).toEqual([
      'ValidationFailure',
      `${verb} ${route} is not a write of this API, so no webhook can be told about it.`,
    ])
  }
  const stranger = await createTestMarketplace(platform)
  const foreign = await hook({ ApiClientIDs: [stranger.sellerClientID] })
  expect(errorsOf(foreign)[0]?.Data).toEqual({ ObjectType: 'ApiClient', ObjectID: stranger.sellerClientID })
  expect((await routes('V1/Buyers/', 'post')).status).toBe(201)
})

test('a hook that refuses stops the call: its body is shown and nothing is written', async () => {
  const { hook, save, wire, shop } = await aShop()
  await hook({ BeforeProcessRequest: true, Name: 'Strict' })
  receiver.answer = () => ({ status: 200, body: { proceed: false, body: { why: 'not today' } } })
  const refused = await save()
  expect(refused.status).toBe(400)
  expect(errorsOf(refused)).toMatchObject([
    {
      ErrorCode: 'blocked by web hook',
      Data: { WebhookName: 'Strict', body: { why: 'not today' }, Body: { why: 'not today' } },
    },
  ])
  expect((await wire('GET', '/buyers/b')).status).toBe(404)
  const events = await platform.database.rows(sql`
    select from events where marketplace_id = ${shop.id} and operation = 'Buyers.Save'`)
  expect(events).toEqual([])
})

test.each([
  ['an error', { status: 500, body: { proceed: true } }],
  ['a redirect', { status: 302 }],
  ['no decision', { status: 200, body: {} }],
])('a hook that answers with %s refuses', async (_, answer) => {
  const { hook, save } = await aShop()
  await hook({ BeforeProcessRequest: true })
  receiver.answer = () => answer
  expect(codeOf(await save())).toBe('blocked by web hook')
})

test('a hook that decides has ten seconds to answer, and then refuses', async () => {
  const { database } = platform
  const limits: (number | undefined)[] = []
  const outbound = {
    ...createOutbound({ allow }),
    post: async ({ totalMilliseconds }: { totalMilliseconds?: number }) => {
      limits.push(totalMilliseconds)
      return failedAnswer('timeout')
    },
  }
  const { shop, hook } = await aShop()
  await hook({ BeforeProcessRequest: true, Name: 'Slow' })
  const hooks = (await createWebhookCache(new TrustedReads(database)).find(shop.id, shop.sellerClientID)) ?? []
  const operation = getOperation('Buyers.Save')
  const actor = { userKey: '', clientID: shop.sellerClientID, roles: new Set(), marketplace: shop.id }
  const call = { operation, params: { buyerID: 'b' }, body: {}, actor, now: new Date(), requestID: 'r' }
  const tokens = createTokenMaker(createKeyRing(database), 'http://platform.test')
  await expect(askWebhooks({ database, tokens, outbound }, call as never, hooks, [call])).rejects.toMatchObject({
    errors: [{ ErrorCode: 'blocked by web hook', Data: { Problem: 'The receiver did not answer in time.' } }],
  })
  expect(limits).toEqual([10_000])
})

test('one refusal of several hooks is enough, and all are asked', async () => {
  const { hook, save } = await aShop()
  for (const Name of ['A', 'B', 'C']) await hook({ BeforeProcessRequest: true, Name, Url: `${receiver.url}/${Name}` })
  receiver.answer = ({ path }) => ({ status: 200, body: { proceed: !path.endsWith('B') } })
  expect(errorsOf(await save())[0]?.Data).toMatchObject({ WebhookName: 'B' })
  receiver.answer = () => ({ status: 200, body: { proceed: true } })
  expect((await save()).status).toBe(200)
  expect(receiver.received).toHaveLength(6)
})

test('a hook that decides sees the request, signed, with a token of the caller and the elevated roles', async () => {
  const { hook, wire, shop } = await aShop()
  await hook({
    BeforeProcessRequest: true,
    WebhookRoutes: [{ Route: '/v1/AdminUsers', Verb: 'post' }],
    ConfigData: { a: 1 },
    ElevatedRoles: ['OrderAdmin'],
    CustomAuthHeaderName: 'X-Key',
    CustomAuthHeaderValue: 'v',
  })
  const user = { Username: `u-${shop.id}`, Password: 'A-long-Password-1', FirstName: 'A', LastName: 'B' }
  await wire('POST', '/adminusers', { ...user, Email: 'a@b.test', Active: true })
  const [got] = receiver.received
  expect(got?.headers).toMatchObject({
    'x-oc-hash': createHmac('sha256', 'k').update(String(got?.raw)).digest('base64'),
    'x-key': 'v',
  })
  expect(got?.body).toMatchObject({
    Route: 'v1/adminusers',
    RouteParams: {},
    Verb: 'POST',
    Request: { Body: { Username: user.Username, Password: null }, Headers: null },
    Response: { Body: null, Headers: null },
    ConfigData: { a: 1 },
  })
  expect(got?.raw).not.toContain('A-long-Password-1')
  expect(got?.body.LogID).toEqual(expect.any(String))
  const claims = claimsOf(String(got?.body.UserToken))
  expect(claims).toMatchObject({ usr: `admin-${shop.id}`, cid: shop.sellerClientID })
  expect(claims.role).toEqual(expect.arrayContaining(['FullAccess', 'OrderAdmin']))
  expect((await wireInto(platform.app, String(got?.body.UserToken))('GET', '/me')).status).toBe(200)
})

test('a post-hook gets request and response once, and never a refused call', async () => {
  const { hook, save, wire, worker } = await aShop()
  await hook()
  expect((await wire('PUT', '/buyers/b', { Name: null })).status).toBe(400)
  await save()
  await worker.work()
  await worker.work()
  expect(receiver.received.map(({ body }) => body)).toMatchObject([
    {
      Route: 'v1/buyers/{buyerID}',
      RouteParams: { buyerID: 'b' },
      Verb: 'PUT',
      Request: { Body: { Name: 'Buyer', Active: true } },
      Response: { Body: { ID: 'b', Name: 'Buyer' } },
    },
  ])
  const [row] = itemsOf(await wire('GET', '/deliveries?Subject=Buyers.Save'))
  expect(row).toMatchObject({ Kind: 'Webhook', Status: 'Delivered', ObjectID: 'buyers/b' })
  expect(receiver.received[0]?.headers['x-oc-event-id']).toBe(row?.ID)
})

test('other routes, verbs and API clients are left out', async () => {
  const { hook, save, wire, worker, shop } = await aShop()
  await hook({ ApiClientIDs: [shop.storefrontClientID] })
  await hook({ ApiClientIDs: [] })
  await hook({ WebhookRoutes: [{ Route: 'v1/buyers/{buyerID}', Verb: 'PATCH' }] })
  await save()
  await wire('GET', '/buyers/b')
  await worker.work()
  expect(receiver.received).toEqual([])
})

test('a changed or deleted hook counts from the next call on', async () => {
  const { hook, save, wire } = await aShop()
  const { body } = await hook({ BeforeProcessRequest: true })
  receiver.answer = () => ({ status: 200, body: { proceed: false } })
  expect((await save()).status).toBe(400)
  await wire('PATCH', `/webhooks/${body.ID}`, { WebhookRoutes: [{ Route: 'v1/buyers', Verb: 'POST' }] })
  expect((await save()).status).toBe(200)
  await wire('PATCH', `/webhooks/${body.ID}`, { WebhookRoutes: [buyerRoute] })
  expect((await save()).status).toBe(400)
  await wire('DELETE', `/webhooks/${body.ID}`)
  expect((await save()).status).toBe(200)
})

test('a delivery configuration sends to its targets instead of a URL', async () => {
  const { hook, save, wire, worker } = await aShop()
  await wire('PUT', '/integrations/deliveryconfig/d', {
    Name: 'D',
    Enabled: true,
    DeliveryTargets: { Http: { Endpoint: receiver.url, Secret: 's3' } },
  })
  expect((await hook({ Url: null, HashKey: null, DeliveryConfigID: 'd' })).status).toBe(201)
  await save()
  await worker.work()
  const [got] = receiver.received
  expect(got?.headers['x-oc-hash']).toBe(createHmac('sha256', 's3').update(String(got?.raw)).digest('base64'))
  expect(got?.body).toMatchObject({ Verb: 'PUT', Response: { Body: { ID: 'b' } } })
})

test('a hook sees the steps of a cart, and a refusal stops all of them', async () => {
  const { hook, shop } = await aShop()
  await hook({
    BeforeProcessRequest: true,
    ApiClientIDs: [shop.storefrontClientID],
    WebhookRoutes: [{ Route: 'v1/cart', Verb: 'PATCH' }],
  })
  receiver.answer = () => ({ status: 200, body: { proceed: false } })
  const token = await shop.token({ grant_type: 'client_credentials', client_id: shop.storefrontClientID })
  const guest = wireInto(platform.app, token)
  const steps = { Steps: [{ Operation: 'Cart.Patch', Body: { Comments: 'x' } }] }
  expect(codeOf(await guest('POST', '/cart/steps', steps))).toBe('blocked by web hook')
  expect(receiver.received[0]?.body).toMatchObject({ Route: 'v1/cart', Request: { Body: { Comments: 'x' } } })
})

test('a hook sees the payments that the checkout makes in one call, and a refusal stops all of them', async () => {
  await aShop()
  const shop = await createTestShop(platform)
  const wire = wireInto(platform.app, shop.adminToken)
  const payments = 'v1/orders/{direction}/{orderID}/payments'
  await wire('POST', '/webhooks', {
    ...hookBody(shop, receiver),
    BeforeProcessRequest: true,
    WebhookRoutes: [
      { Route: payments, Verb: 'POST' },
      { Route: `${payments}/{paymentID}`, Verb: 'DELETE' },
      { Route: `${payments}/{paymentID}/transactions`, Verb: 'POST' },
    ],
  })
  const order = await aCart(shop)
  await shop.buyer.Cart.CreatePayment({ ID: 'earlier', Type: 'PurchaseOrder' })
  const pay = () =>
    wire('POST', `/orders/Incoming/${order}/pay`, {
      Payment: { ID: 'card', Type: 'PurchaseOrder', Amount: 100 },
      Transaction: { Type: 'Sale', DateExecuted: '2026-05-01T00:00:00Z', Amount: 100, Succeeded: true },
    })
  const asked = () =>
    receiver.received.map(({ body }) => `${body.Verb} ${body.Route} ${JSON.stringify(body.RouteParams)}`)
  receiver.received.length = 0
  receiver.answer = ({ body }) => ({ status: 200, body: { proceed: body.Verb !== 'DELETE' } })
  expect(codeOf(await pay())).toBe('blocked by web hook')
  expect((await shop.buyer.Cart.ListPayments()).Items.map(({ ID }) => ID)).toEqual(['earlier'])
  receiver.received.length = 0
  receiver.answer = () => ({ status: 200, body: { proceed: true } })
  expect((await pay()).status).toBe(200)
  expect(asked().sort()).toEqual([
    `DELETE ${payments}/{paymentID} ${JSON.stringify({ direction: 'Incoming', orderID: order, paymentID: 'earlier' })}`,
    `POST ${payments} ${JSON.stringify({ direction: 'Incoming', orderID: order })}`,
    `POST ${payments}/{paymentID}/transactions ${JSON.stringify({ direction: 'Incoming', orderID: order, paymentID: 'card' })}`,
  ])
  receiver.received.length = 0
  expect((await pay()).status).toBe(200)
  expect(asked()).toEqual([])
})
