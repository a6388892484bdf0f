import type { RequestOptions } from '@tessera/client/call-options'
import type { Client } from '@tessera/client/create-client'
import { webhookReceiver } from '@tessera/middleware/kit/http/webhook-receiver'
import { type DemoReceiver, demoReceiverID } from '../../demo-receiver.ts'

/** Writes of staff: what customers do is told to no one, so that a demo shop is as fast as another. */
const routes = ['v1/products/{productID}', 'v1/priceschedules/{priceScheduleID}', 'v1/promotions/{promotionID}']
const verbs = ['PUT', 'PATCH', 'DELETE']

/** A webhook to the shop's own receiver, and its first message, so that the lists of integrations have rows. */
export async function fillReceiver(
  client: Client,
  asShop: RequestOptions,
  { url, consoleClientID }: DemoReceiver,
): Promise<void> {
  await client.Webhooks.Save(
    demoReceiverID,
    {
      ID: demoReceiverID,
      Name: 'Demo receiver',
      Description: 'Part of this shop. It takes every message about products, prices and promotions and keeps none.',
      Url: url,
      HashKey: webhookReceiver.hashKey,
      ApiClientIDs: [consoleClientID],
      WebhookRoutes: routes.flatMap((Route) => verbs.map((Verb) => ({ Route, Verb }))),
    },
    asShop,
  )
  const once = { ...asShop, idempotencyKey: demoReceiverID }
  await client.Deliveries.Test({ Kind: 'Webhook', ID: demoReceiverID }, once)
}
