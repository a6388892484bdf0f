import type { TestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { codeOf, wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { aReceiver } from '../delivery/a-receiver.ts'
import { aHookedShop } from './a-hooked-shop.ts'

const receiver = await aReceiver()
const platform = await startPlatform({ outboundAllow: [receiver.host] })

const ask = (shop: TestMarketplace, ClientID = shop.sellerClientID) =>
  wireInto(platform.app)('POST', '/password/reset', { ClientID, Username: `admin-${shop.id}` })
const routes = [
  { Route: 'v1/password/reset', Verb: 'POST' },
  { Route: 'v1/password/reset/{verificationCode}', Verb: 'PUT' },
  { Route: 'v1/username/retrieve', Verb: 'POST' },
]

test('a call without a token is refused by the hooks of the client it names, and nothing is sent', async () => {
  const { hook, shop } = await aHookedShop(platform, receiver)
  await hook({ BeforeProcessRequest: true, WebhookRoutes: routes })
  receiver.answer = () => ({ status: 200, body: { proceed: false } })
  expect(codeOf(await ask(shop))).toBe('blocked by web hook')
  expect((await ask(shop, shop.storefrontClientID)).status).toBe(204)
  expect(codeOf(await ask(shop, 'nothing'))).toBe('PasswordReset.MissingOrInvalidClientID')
  expect(receiver.received).toHaveLength(1)
  expect(receiver.received[0]?.body).toMatchObject({ Route: 'v1/password/reset', UserToken: null })
  const code = 'ABCDEFGH'
  const set = { ClientID: shop.sellerClientID, Username: `admin-${shop.id}`, Password: 'A-long-Password-1' }
  expect(codeOf(await wireInto(platform.app)('PUT', `/password/reset/${code}`, set))).toBe('blocked by web hook')
  expect(receiver.received[1]?.raw).not.toContain(code)
  expect(receiver.received[1]?.raw).not.toContain('A-long-Password-1')
})

test('a call without a token is told afterward, once, whether or not the person is known', async () => {
  const { hook, shop, worker } = await aHookedShop(platform, receiver)
  await hook({ WebhookRoutes: routes })
  await ask(shop)
  const guess = `clientID=${shop.sellerClientID.toUpperCase()}&email=nobody@shop.test`
  expect((await wireInto(platform.app)('POST', `/username/retrieve?${guess}`)).status).toBe(204)
  await worker.work()
  // deliveries keep their order per object, and these have none
  const bodies = receiver.received.map(({ body }) => body as { Route: string })
  expect(bodies.toSorted((one, other) => one.Route.localeCompare(other.Route))).toMatchObject([
    { Route: 'v1/password/reset', Request: { Body: { Username: `admin-${shop.id}` } }, UserToken: null },
    { Route: 'v1/username/retrieve', Request: { Body: null }, UserToken: null },
  ])
})
