import { createHmac } from 'node:crypto'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { beforeEach, expect, test } from 'vitest'
import { aCheckout, connect, hashKey, type TestCheckout } from './a-checkout.ts'
import { aReceiver, type Received } from './a-receiver.ts'

const receiver = await aReceiver()
const failing = await aReceiver()
const platform = await startPlatform({ outboundAllow: [receiver.host, failing.host] })

const rates = ({ body }: Received) => ({
  ShipEstimates: [
    {
      ID: 'van',
      ShipEstimateItems: body.OrderWorksheet.LineItems.map(({ ID }) => ({ LineItemID: ID, Quantity: 1 })),
      ShipMethods: [
        { ID: 'slow', Name: 'Slow', Cost: 10.005, EstimatedTransitDays: 9, xp: { Carrier: 'A' } },
        { ID: 'fast', Name: 'Fast', Cost: 20, EstimatedTransitDays: 1 },
      ],
    },
  ],
})

beforeEach(() => {
  receiver.received.length = 0
  receiver.answers = { shippingrates: rates, ordercalculate: () => ({ TaxTotal: 1.5, FeeTotal: 2 }) }
})

async function connected(more: object = {}): Promise<TestCheckout> {
  const shop = await aCheckout(platform)
  await connect(shop, receiver.url, more)
  return shop
}

const bad = { status: 400, errorCode: 'IntegrationEvent.BadRequest' }

test.for(['https://10.0.0.1/hooks', 'https://localhost/hooks', 'http://127.0.0.1:1/hooks'])(
  'a service at %s is never called',
  async (url) => {
    const shop = await aCheckout(platform)
    await connect(shop, url)
    await shop.fill()
    await expect(shop.buyer.Cart.EstimateShipping()).rejects.toMatchObject(bad)
    expect(await shop.buyer.Cart.GetOrderWorksheet()).toMatchObject({
      ShipEstimateResponse: {
        Succeeded: false,
        HttpStatusCode: null,
        UnhandledErrorBody: expect.stringMatching(/refused/),
        ShipEstimates: null,
      },
    })
  },
)

test('a service that fails leaves its status and its words, and an order that is not calculated', async () => {
  const shop = await aCheckout(platform)
  await connect(shop, failing.url)
  await shop.fill()
  failing.status = 418
  failing.answers = { shippingrates: () => ({ Error: 'no van' }), ordercalculate: () => 'out of order' }
  await expect(shop.buyer.Cart.EstimateShipping()).rejects.toMatchObject({
    ...bad,
    errors: [{ Data: { HttpStatusCode: 418, UnhandledErrorBody: '{"Error":"no van"}' } }],
  })
  await expect(shop.buyer.Cart.SelectShipMethods({ ShipMethodSelections: [] })).rejects.toMatchObject({
    errorCode: 'IntegrationEvent.MustHaveShipEstimates',
  })
  await expect(shop.buyer.Cart.Calculate()).rejects.toMatchObject(bad)
  expect(await shop.buyer.Cart.GetOrderWorksheet()).toMatchObject({
    OrderCalculateResponse: { Succeeded: false, HttpStatusCode: 418, UnhandledErrorBody: 'out of order' },
    Order: { TaxCost: 0, Total: 30.67 },
  })
  await expect(shop.buyer.Cart.Submit()).rejects.toMatchObject({ errorCode: 'Order.CannotSubmitUncalculatedOrder' })
})

test('a call that fails is kept among the messages without what was sent, and a good one is not', async () => {
  const shop = await aCheckout(platform)
  await connect(shop, failing.url)
  const { orderID } = await shop.fill()
  failing.status = 418
  failing.answers = { shippingrates: () => ({ Error: 'no van' }) }
  await expect(shop.buyer.Cart.EstimateShipping()).rejects.toMatchObject(bad)
  failing.status = 200
  failing.answers = { ordercalculate: () => ({ TaxTotal: 1 }) }
  await shop.buyer.Cart.Calculate()
  const { Items } = await shop.admin.Deliveries.List()
  expect(Items).toEqual([
    expect.objectContaining({
      Kind: 'IntegrationEvent',
      SourceID: 'checkout',
      Subject: 'shippingrates',
      ObjectID: orderID,
      Status: 'Failed',
      AttemptCount: 1,
      Problem: 'The receiver answered with 418.',
    }),
  ])
  const id = String(Items[0]?.ID)
  expect(await shop.admin.Deliveries.Get(id)).toMatchObject({
    Message: null,
    Attempts: [{ StatusCode: 418, Answer: '{"Error":"no van"}', Milliseconds: expect.any(Number) }],
  })
  await expect(shop.admin.Deliveries.Resend(id)).rejects.toMatchObject({ errorCode: 'Delivery.CannotResend' })
})

test.for<[string, unknown]>([
  ['is no object', [1, 2]],
  ['is no JSON', 'free of charge'],
  ['holds a null character', { xp: { a: '\0' } }],
  ['holds more than an xp may', { xp: { a: 'x'.repeat(9000) } }],
  ['has text for an amount', { TaxTotal: 'much' }],
  ['has a tax below zero', { TaxTotal: -1 }],
  ['has a cost beyond counting', { ShippingTotal: 9e13 }],
  ['has fees below zero', { FeeTotal: -0.01 }],
  ['names a line that is not there', { LineItemOverrides: [{ LineItemID: 'none', UnitPrice: 1 }] }],
])('an answer that %s is not used', async ([, answer]) => {
  const { buyer, fill } = await connected()
  await fill()
  receiver.answers.ordercalculate = () => answer
  await expect(buyer.Cart.Calculate()).rejects.toMatchObject(bad)
  expect(await buyer.Cart.GetOrderWorksheet()).toMatchObject({
    Order: { TaxCost: 0, Fees: 0, Total: 30.67 },
    OrderCalculateResponse: { Succeeded: false, HttpStatusCode: 200, TaxTotal: null, xp: null },
  })
})

test.for<[string, object]>([
  ['a price below zero', { UnitPrice: -1 }],
  ['a stock record that is not there', { InventoryRecordID: 'none' }],
  ['a promotion that is not on the order', { PromotionOverrides: [{ PromotionID: 'none', Amount: 1 }] }],
])('%s is not taken from a service', async ([, override]) => {
  const { buyer, fill } = await connected()
  const { tile } = await fill()
  receiver.answers.ordercalculate = () => ({ LineItemOverrides: [{ LineItemID: tile, ...override }] })
  await expect(buyer.Cart.Calculate()).rejects.toMatchObject(bad)
  expect(await buyer.Cart.Get()).toMatchObject({ Subtotal: 30.67 })
})

test('an order is calculated before it is submitted, and again after every change', async () => {
  const { buyer, fill } = await connected()
  const { tile } = await fill()
  const uncalculated = { errorCode: 'Order.CannotSubmitUncalculatedOrder' }
  await expect(buyer.Cart.Submit()).rejects.toMatchObject(uncalculated)
  await buyer.Cart.EstimateShipping()
  await buyer.Cart.Calculate()
  await buyer.Cart.PatchLineItem(tile, { Quantity: 3 })
  expect(await buyer.Cart.GetOrderWorksheet()).toMatchObject({
    ShipEstimateResponse: null,
    OrderCalculateResponse: null,
  })
  await expect(buyer.Cart.Submit()).rejects.toMatchObject(uncalculated)
  await buyer.Cart.Calculate()
  await buyer.Cart.Patch({ xp: { gift: true } })
  await expect(buyer.Cart.Validate()).rejects.toMatchObject(uncalculated)
  await buyer.Cart.Calculate()
  await buyer.Cart.Validate()
})

test('what is sent is signed, and says what it is about', async () => {
  const shop = await connected({
    ConfigData: { region: 'north' },
    CustomAuthHeaderName: 'X-Key',
    CustomAuthHeaderValue: 'sesame',
  })
  const { orderID, tile, grout } = await shop.fill()
  await shop.buyer.Cart.EstimateShipping()
  const [call] = receiver.received
  if (!call) throw new Error('nothing was sent')
  expect(call.path).toBe('/hooks/shippingrates')
  expect(call.headers['x-oc-hash']).toBe(createHmac('sha256', hashKey).update(call.raw).digest('base64'))
  expect(call.headers).toMatchObject({ 'x-key': 'sesame', 'x-oc-event-id': expect.any(String) })
  expect(call.body).toMatchObject({
    OrderWorksheet: { Order: { ID: orderID, Total: 30.67 }, LineItems: [{ ID: tile }, { ID: grout }] },
    Environment: 'Sandbox',
    ConfigData: { region: 'north' },
    OrderCloudAccessToken: null,
  })
})

test('elevated roles need a client that admits sellers', async () => {
  const shop = await aCheckout(platform)
  await platform.database.rows(sql`update api_clients set allow_seller = false where marketplace_id = ${shop.id}`)
  const event = { Name: 'x', EventType: 'OrderCheckout' as const, CustomImplementationUrl: receiver.url, HashKey: 'k' }
  await expect(shop.admin.IntegrationEvents.Create({ ...event, ElevatedRoles: ['OrderAdmin'] })).rejects.toMatchObject({
    errorCode: 'IntegrationEvent.AllowSellerApiClientRequired',
  })
  expect(await shop.admin.IntegrationEvents.Create(event)).toMatchObject({ Name: 'x' })
})

test('a token goes along only where roles are configured, and has these roles alone', async () => {
  const shop = await connected({ ElevatedRoles: ['OrderAdmin', 'OverrideShipping'] })
  const { orderID } = await shop.fill()
  await shop.buyer.Cart.EstimateShipping()
  const token = String(receiver.received[0]?.body.OrderCloudAccessToken)
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(claims.role).toEqual(['OrderAdmin', 'OverrideShipping'])
  expect(claims.exp - claims.nbf).toBe(300)
  const service = shop.as(token)
  expect(await service.Orders.Patch('Outgoing', orderID, { ShippingCost: 3 })).toMatchObject({ ShippingCost: 3 })
  await expect(service.Cart.CreateLineItem({ ProductID: 'tile' })).rejects.toMatchObject({ status: 403 })
})

test('the token for a guest stays at the one order of that guest', async () => {
  const shop = await connected({ ElevatedRoles: ['OrderAdmin'] })
  await shop.admin.ApiClients.Patch(shop.storefrontClientID, {
    IsAnonBuyer: true,
    DefaultContextUserName: `customer-1-${shop.id}`,
  })
  const form = { grant_type: 'client_credentials', client_id: shop.storefrontClientID }
  const guest = shop.as(await shop.token(form))
  await guest.Cart.CreateLineItem({ ProductID: 'tile' })
  const { Order } = await guest.Cart.EstimateShipping()
  const service = shop.as(String(receiver.received[0]?.body.OrderCloudAccessToken))
  expect(await service.Orders.Get('Outgoing', String(Order?.ID))).toMatchObject({ ID: Order?.ID })
  const { orderID } = await shop.fill()
  await expect(service.Orders.Get('Outgoing', orderID)).rejects.toMatchObject({ status: 404 })
})

test('rates of a service are chosen from, and cost what they say to the cent', async () => {
  const { buyer, fill } = await connected()
  await fill()
  const estimated = await buyer.Cart.EstimateShipping()
  expect(estimated.ShipEstimateResponse).toMatchObject({
    ShipEstimates: [{ ID: 'van', SelectedShipMethodID: null, ShipMethods: [{ xp: { Carrier: 'A' } }, { xp: null }] }],
  })
  const ShipMethodSelections = [{ ShipEstimateID: 'van', ShipMethodID: 'slow' }]
  expect(await buyer.Cart.SelectShipMethods({ ShipMethodSelections })).toMatchObject({
    Order: { ShippingCost: 10.01, Total: 40.68 },
  })
  expect(await buyer.Cart.Calculate()).toMatchObject({
    Order: { ShippingCost: 10.01, TaxCost: 1.5, Fees: 2, Total: 44.18 },
    OrderCalculateResponse: { Succeeded: true, HttpStatusCode: 200, ShippingTotal: null, TaxTotal: 1.5 },
  })
  receiver.answers.ordercalculate = () => ({ ShippingTotal: 4, TaxTotal: 0 })
  expect(await buyer.Cart.Calculate()).toMatchObject({ Order: { ShippingCost: 4, TaxCost: 0, Fees: 2, Total: 36.67 } })
  expect(await buyer.Cart.Submit()).toMatchObject({ Total: 36.67 })
})

test('a service changes prices, takes lines away and sets what promotions give', async () => {
  const { admin, buyer, fill } = await connected()
  const { tile, grout } = await fill()
  const offer = { AllowAllBuyers: true, CanCombine: true, Active: true, EligibleExpression: 'true' }
  await admin.Promotions.Create({ ID: 'half', Code: 'HALF', ValueExpression: 'order.Subtotal * .5', ...offer })
  await buyer.Cart.AddPromotion('HALF')
  receiver.answers.ordercalculate = () => ({
    ShippingTotal: 5,
    LineItemOverrides: [
      { LineItemID: tile, UnitPrice: 7.5, PromotionOverrides: [{ PromotionID: 'half', Amount: 2 }] },
      { LineItemID: grout, Remove: true },
    ],
  })
  expect(await buyer.Cart.Calculate()).toMatchObject({
    Order: { Subtotal: 15, PromotionDiscount: 2, ShippingCost: 5, Total: 18, LineItemCount: 1 },
    LineItems: [{ ID: tile, UnitPrice: 7.5, PriceOverridden: true, LineTotal: 13, PromotionDiscount: 2 }],
    OrderPromotions: [{ ID: 'half', LineItemID: tile, Amount: 2, AmountOverridden: true }],
  })
  // external responses stay when the rest of the order changes
  expect(await buyer.Cart.PatchLineItem(tile, { Quantity: 4 })).toMatchObject({ LineSubtotal: 30, LineTotal: 28 })
  receiver.answers.ordercalculate = () => ({ TaxTotal: 0 })
  await buyer.Cart.Calculate()
  expect(await buyer.Cart.Submit()).toMatchObject({ Subtotal: 30, PromotionDiscount: 2, Total: 33 })
})

test('keys that would reach into our objects are left out', async () => {
  const { buyer, fill } = await connected()
  await fill()
  receiver.answers.ordercalculate = () => '{"TaxTotal":1,"xp":{"__proto__":{"admin":true},"constructor":1,"fine":2}}'
  const { OrderCalculateResponse } = await buyer.Cart.Calculate()
  expect(OrderCalculateResponse?.xp).toEqual({ fine: 2 })
})
