import { createTestMarketplace, type TestMarketplace } from '@tessera/testing/marketplace'
import type { TestPlatform } from '@tessera/testing/platform'
import { wireInto } from '@tessera/testing/wire'
import type { MessageReceiver } from '../delivery/a-receiver.ts'
import { aWorker } from '../delivery/a-worker.ts'

export const buyerRoute = { Route: 'v1/buyers/{buyerID}', Verb: 'PUT' }

/** A hook of the seller's client, whose ID may have any case. */
export const hookBody = ({ sellerClientID }: TestMarketplace, { url }: MessageReceiver) => ({
  Name: 'Hook',
  Url: url,
  HashKey: 'k',
  ApiClientIDs: [sellerClientID.toUpperCase()],
})

/** A marketplace whose hooks call the receiver, which lets every call proceed at first. */
export async function aHookedShop(platform: TestPlatform, receiver: MessageReceiver) {
  const shop = await createTestMarketplace(platform)
  receiver.received.length = 0
  receiver.answer = () => ({ status: 200, body: { proceed: true } })
  const wire = wireInto(platform.app, shop.adminToken)
  const hook = (more: object = {}) =>
    wire('POST', '/webhooks', { ...hookBody(shop, receiver), WebhookRoutes: [buyerRoute], ...more })
  const save = () => wire('PUT', '/buyers/b', { Name: 'Buyer', Active: true })
  return { shop, wire, hook, save, worker: aWorker(platform, [receiver.host]) }
}
