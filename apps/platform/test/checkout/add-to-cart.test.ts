import { createHmac } from 'node:crypto'
import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { afterAll, expect, test } from 'vitest'
import { hashKey } from './a-checkout.ts'
import { aReceiver } from './a-receiver.ts'

const service = await aReceiver()
const platform = await startPlatform({ outboundAllow: [service.host] })
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

async function aShopWithService(more: object = {}) {
  const shop = await createTestShop(platform)
  const { admin, storefrontClientID } = shop
  await admin.IntegrationEvents.Create({
    ID: 'add',
    Name: 'Add to cart',
    EventType: 'AddToCart',
    CustomImplementationUrl: `${service.url}add`,
    HashKey: hashKey,
    ...more,
  })
  await admin.ApiClients.Patch(storefrontClientID, { AddToCartIntegrationEventID: 'add' })
  service.received.length = 0
  service.status = 200
  service.answers.add = () => ({ Product: { ID: 'any', Name: 'Made to measure', ShipWeight: 3 }, UnitPrice: 12.5 })
  return shop
}

test('a refusal of the service is a 400, no product is a 404, and nothing is written', async () => {
  const { buyer, product } = await aShopWithService()
  await product('tile', 10)
  const bad = { status: 400, errorCode: 'IntegrationEvent.BadRequest' }
  for (const status of [400, 404, 500]) {
    service.status = status
    await expect(buyer.Cart.CreateLineItem({ ProductID: 'tile' })).rejects.toMatchObject(bad)
  }
  service.status = 200
  for (const answer of ['no JSON', { Product: { Name: 'x' }, UnitPrice: -1 }, { Product: 5 }]) {
    service.answers.add = () => answer
    await expect(buyer.Cart.CreateLineItem({ ProductID: 'tile' })).rejects.toMatchObject(bad)
  }
  service.answers.add = () => ({ Product: null })
  await expect(buyer.Cart.CreateLineItem({ ProductID: 'tile' })).rejects.toMatchObject({
    status: 404,
    message: 'Product tile not found',
  })
  expect(await buyer.Cart.Get()).toMatchObject({ ID: null })
})

test('the service says what is sold and for how much, in place of the catalog, up to the order', async () => {
  const { admin, buyer, id } = await aShopWithService({ ConfigData: { region: 'north' } })
  const line = await buyer.Cart.CreateLineItem({ ProductID: 'panel-7', Quantity: 2 })
  expect(line).toMatchObject({
    ProductID: 'panel-7',
    UnitPrice: 12.5,
    LineTotal: 25,
    PriceOverridden: true,
    Product: { ID: 'panel-7', Name: 'Made to measure', ShipWeight: 3 },
  })
  const [call] = service.received
  expect(call?.headers['x-oc-hash']).toBe(
    createHmac('sha256', hashKey)
      .update(call?.raw ?? '')
      .digest('base64'),
  )
  expect(call?.body).toMatchObject({
    ProductID: 'panel-7',
    Quantity: 2,
    BuyerID: 'b',
    BuyerUser: { ID: 'customer-1' },
    SellerID: id,
    Environment: 'Sandbox',
    OrderCloudAccessToken: null,
    ConfigData: { region: 'north' },
  })
  expect(await buyer.Cart.PatchLineItem(line.ID, { Quantity: 4 })).toMatchObject({ LineTotal: 50 })
  expect(service.received).toHaveLength(1)
  await admin.Catalogs.Patch('b', { Name: 'Other' })
  expect(await buyer.Cart.Get()).toMatchObject({ Total: 50 })
  await buyer.Cart.Validate()
  const order = await buyer.Cart.Submit()
  expect(order).toMatchObject({ Status: 'Open', Total: 50 })
  expect(await admin.LineItems.List('Incoming', order.ID)).toMatchObject({
    Items: [{ Product: { Name: 'Made to measure' } }],
  })
})

test('orders by ID, PUT and steps ask the service too, and other clients have the catalog', async () => {
  const { admin, buyer, product, sellerClientID } = await aShopWithService()
  await product('tile', 10)
  const { ID } = await buyer.Orders.Create('Outgoing', {})
  await buyer.LineItems.Create('Outgoing', ID ?? '', { ID: 'one', ProductID: 'panel' })
  await buyer.LineItems.Save('Outgoing', ID ?? '', 'two', { ProductID: 'panel' })
  const stepped = await buyer.Cart.TakeSteps({
    Steps: [{ Operation: 'Cart.CreateLineItem', Body: { ProductID: 'panel', Quantity: 2 } }],
  })
  expect(stepped).toMatchObject({ Worksheet: { Order: { Total: 50, LineItemCount: 3 } } })
  expect(service.received).toHaveLength(3)
  const other = await admin.Orders.Create('Incoming', { FromCompanyID: 'b', FromUserID: 'customer-1' })
  expect(sellerClientID).toBeTruthy()
  expect(await admin.LineItems.Create('Incoming', other.ID ?? '', { ProductID: 'tile' })).toMatchObject({
    UnitPrice: 10,
    PriceOverridden: false,
  })
})
