import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Catalog } from '@tessera/middleware/modules/catalog/feed/catalog'
import { estimateShipping } from '@tessera/middleware/modules/checkout/shipping/estimate-shipping'
import { saveStores } from '@tessera/middleware/modules/site/stores/save-stores'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { startMiddleware, type TestMiddleware } from '@tessera/testing/middleware'
import { createTestCatalog, pickProducts, stockShop } from '@tessera/testing/stock-shop'
import { beforeAll, expect, test } from 'vitest'

interface Question {
  OrderWorksheet: { LineItems: { ID: string; Quantity: number; ShippingAddress: { Zip: string } }[] }
}

let asked: Question[] = []
let status = 200
/** An external shipping service: one van, a dollar per box. */
const service = createServer(async (request, response) => {
  const question = (await json(request)) as Question
  asked.push(question)
  const { LineItems } = question.OrderWorksheet
  const Cost = LineItems.reduce((sum, { Quantity }) => sum + Quantity, 0)
  const ShipEstimateItems = LineItems.map(({ ID, Quantity }) => ({ LineItemID: ID, Quantity }))
  const ShipMethods = [{ ID: 'van', Name: 'Our van', Cost, EstimatedTransitDays: 2 }]
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ ShipEstimates: [{ ID: 'all', ShipEstimateItems, ShipMethods }] }))
})

let shop: TestMiddleware
let catalog: Catalog
let sku: string
beforeAll(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening')
  closeAfterFile(() => void service.close())
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`
  shop = await startMiddleware(() => ({}), { outboundAllow: [host] })
  const articles = pickProducts(2)
  sku = articles[0]?.product.ID ?? ''
  await stockShop(shop.platform.database, shop.marketplace, articles)
  await saveStores(shop.database)
  catalog = await createTestCatalog(shop.commerce)
  await shop.admin.IntegrationEvents.Create({
    ID: 'checkout',
    Name: 'Checkout',
    EventType: 'OrderCheckout',
    CustomImplementationUrl: `http://${host}/hooks/`,
    HashKey: 'a key both sides know',
  })
})

const estimate = () =>
  estimateShipping({ ...shop, catalog }, { zip: '60540', items: [{ sku, quantity: 7 }] }, new Date())

test('without a service of their own the platform’s calculator answers', async () => {
  const { options } = await estimate()
  expect(options.map(({ id }) => id)).not.toContain('van')
  expect(asked).toEqual([])
})

test('with a service it is called as at checkout, and nothing is stored', async () => {
  await shop.admin.ApiClients.Patch(shop.commerce.storefrontClientID, { OrderCheckoutIntegrationEventID: 'checkout' })
  const { options } = await estimate()
  expect(options).toMatchObject([{ id: 'van', name: 'Our van', costCents: 700, isChosen: false }])
  expect(asked[0]?.OrderWorksheet.LineItems).toMatchObject([{ Quantity: 7, ShippingAddress: { Zip: '60540' } }])
  const { Meta } = await shop.admin.Orders.List('Incoming')
  expect(Meta.TotalCount).toBe(0)
})

test('a failing service is reported as unavailable', async () => {
  asked = []
  status = 500
  const thrown = await estimate().catch((error: unknown) => error)
  expect(thrown).toMatchObject({ errorCode: 'IntegrationEvent.BadRequest' })
})
