import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isOcHashValid, verifyTokenAsync } from '@ordercloud/catalyst'
import { createTestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { aReceiver } from '../delivery/a-receiver.ts'

const HashKey = 'a key both sides know'

/** A port that was free a moment ago: tokens name the platform's address, so it must be known before the start. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A platform that listens, and the request that one of its webhooks got. */
async function aWebhookRequest() {
  const port = await findPort()
  const receiver = await aReceiver()
  const platform = await startPlatform({ outboundAllow: [receiver.host], publicUrl: `http://127.0.0.1:${port}` })
  await platform.app.listen({ port, host: '127.0.0.1' })
  const shop = await createTestMarketplace(platform)
  const wire = wireInto(platform.app, shop.adminToken)
  await wire('POST', '/webhooks', {
    Name: 'Hook',
    Url: receiver.url,
    HashKey,
    BeforeProcessRequest: true,
    ElevatedRoles: ['OrderAdmin'],
    ApiClientIDs: [shop.sellerClientID],
    WebhookRoutes: [{ Route: 'v1/buyers', Verb: 'POST' }],
  })
  receiver.answer = () => ({ status: 200, body: { proceed: true } })
  expect((await wire('POST', '/buyers', { Name: 'Zoë & Söhne', Active: true })).status).toBe(201)
  const [got] = receiver.received
  if (!got) throw new Error('The webhook got no request.')
  return { got, clientID: shop.sellerClientID }
}

test('the published middleware library verifies the signature and the token of a webhook', async () => {
  const { got, clientID } = await aWebhookRequest()
  const request = { rawBody: got.raw, headers: got.headers }
  expect(await isOcHashValid(request, 'another key')).toBe(false)
  expect(await isOcHashValid({ ...request, rawBody: `${got.raw} ` }, HashKey)).toBe(false)
  expect(await isOcHashValid(request, HashKey)).toBe(true)
  const token = String(got.body.UserToken)
  const [head, payload, signature = ''] = token.split('.')
  const forged = `${head}.${payload}.${signature.split('').reverse().join('')}`
  await expect(verifyTokenAsync(forged, [], [], ['*'])).rejects.toMatchObject({ name: 'InvalidToken' })
  await expect(verifyTokenAsync(token, [], [], ['another'])).rejects.toMatchObject({ name: 'InvalidToken' })
  await expect(verifyTokenAsync(token, [], ['Buyer'], [clientID])).rejects.toMatchObject({ name: 'InvalidUserType' })
  const verified = await verifyTokenAsync(token, ['OrderAdmin'], ['Seller'], [clientID])
  expect(verified.payload).toMatchObject({ cid: clientID, usrtype: 'Seller' })
})
