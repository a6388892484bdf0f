import type { OrderWorksheet } from '@tessera/client/platform/types.gen'
import { startPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { wireInto } from '@tessera/testing/wire'
import { expect, test } from 'vitest'
import { aCheckout, inMinnesota } from './a-checkout.ts'

const platform = await startPlatform()

test('there is no checkout without an order', async () => {
  const { buyer } = await aCheckout(platform)
  for (const call of ['GetOrderWorksheet', 'EstimateShipping', 'Calculate'] as const)
    await expect(buyer.Cart[call]()).rejects.toMatchObject({ status: 404 })
  await expect(buyer.IntegrationEvents.Calculate('Outgoing', 'none')).rejects.toMatchObject({ status: 404 })
})

test('a client that did not ask for the calculator gets the documented refusal, and may submit without it', async () => {
  const { admin, buyer, fill, storefrontClientID } = await aCheckout(platform)
  await fill()
  const refusal = { status: 400, errorCode: 'IntegrationEvent.ApiClientNotConfiguredForOrderCalculate' }
  for (const BuiltInCheckout of [false, null, 'yes']) {
    await admin.ApiClients.Patch(storefrontClientID, { xp: { BuiltInCheckout } })
    await expect(buyer.Cart.EstimateShipping()).rejects.toMatchObject(refusal)
    await expect(buyer.Cart.Calculate()).rejects.toMatchObject(refusal)
    await expect(buyer.Cart.TakeSteps({ Steps: [{ Operation: 'Cart.Calculate' }] })).rejects.toMatchObject(refusal)
  }
  expect(await buyer.Cart.Submit()).toMatchObject({ Status: 'Open' })
})

test('somebody else neither sees nor estimates an order', async () => {
  const shop = await aCheckout(platform)
  const { orderID } = await shop.fill()
  const { client: other } = await shop.anotherBuyer()
  await expect(other.IntegrationEvents.GetWorksheet('Outgoing', orderID)).rejects.toMatchObject({ status: 404 })
  await expect(other.IntegrationEvents.EstimateShipping('Outgoing', orderID)).rejects.toMatchObject({ status: 404 })
  const roles = ['OrderReader', 'UnsubmittedOrderReader', 'IntegrationEventAdmin']
  const reader = shop.as(await tokenWith(platform, shop, { roles }))
  expect(await reader.IntegrationEvents.GetWorksheet('Incoming', orderID)).toMatchObject({ Order: { ID: orderID } })
  await expect(reader.IntegrationEvents.EstimateShipping('Incoming', orderID)).rejects.toMatchObject({ status: 403 })
})

test('ship methods are chosen among estimates, and only among those', async () => {
  const { buyer, fill } = await aCheckout(platform)
  await fill()
  const select = (ShipEstimateID: string, ShipMethodID: string) =>
    buyer.Cart.SelectShipMethods({ ShipMethodSelections: [{ ShipEstimateID, ShipMethodID }] })
  await expect(select('shipment-1', 'ground')).rejects.toMatchObject({
    errorCode: 'IntegrationEvent.MustCalculateShipping',
  })
  await buyer.Cart.EstimateShipping()
  await expect(select('shipment-2', 'ground')).rejects.toMatchObject({ message: 'ShipEstimate shipment-2 not found' })
  await expect(select('shipment-1', 'pigeon')).rejects.toMatchObject({ message: 'ShipMethod pigeon not found' })
})

test('without estimates nothing is calculated, so that shipping is not free by accident', async () => {
  const { admin, buyer, fill, product } = await aCheckout(platform)
  await fill()
  const refusal = { errorCode: 'IntegrationEvent.MustHaveShipEstimates' }
  await expect(buyer.Cart.Calculate()).rejects.toMatchObject(refusal)
  await buyer.Cart.EstimateShipping()
  await buyer.Cart.Calculate()
  // a line that costs nothing leaves the total as it is, but not the weight
  await product('gift', 0)
  await admin.Products.Patch('gift', { ShipWeight: 100 })
  await buyer.Cart.CreateLineItem({ ProductID: 'gift' })
  await expect(buyer.Cart.Calculate()).rejects.toMatchObject(refusal)
})

test('an order is estimated, a method chosen, the order calculated and submitted', async () => {
  const { admin, buyer, fill } = await aCheckout(platform)
  const { orderID, tile, grout } = await fill()
  const estimated = await buyer.Cart.EstimateShipping()
  expect(estimated).toMatchObject({
    Order: { ID: orderID, Subtotal: 30.67, ShippingCost: 0, Total: 30.67 },
    LineItems: [{ ID: tile }, { ID: grout }],
    OrderPromotions: [],
    OrderCalculateResponse: null,
    ShipEstimateResponse: { HttpStatusCode: 200, Succeeded: true, UnhandledErrorBody: null },
  })
  const [estimate] = estimated.ShipEstimateResponse?.ShipEstimates ?? []
  expect(estimate).toMatchObject({
    ID: 'shipment-1',
    SelectedShipMethodID: 'ground',
    ShipEstimateItems: [
      { LineItemID: tile, Quantity: 2 },
      { LineItemID: grout, Quantity: 1 },
    ],
    xp: { Pounds: 48.6, Zone: 1 },
  })
  expect(estimate?.ShipMethods?.map(({ ID, Cost }) => [ID, Cost])).toEqual([
    ['ground', 29.45],
    ['two-day', 94.95],
    ['store-pick-up', 0],
  ])
  const ShipMethodSelections = [{ ShipEstimateID: 'shipment-1', ShipMethodID: 'two-day' }]
  expect(await buyer.Cart.SelectShipMethods({ ShipMethodSelections })).toMatchObject({
    Order: { ShippingCost: 94.95, Total: 125.62 },
    ShipEstimateResponse: { Succeeded: true, ShipEstimates: [{ SelectedShipMethodID: 'two-day' }] },
  })
  // Minnesota taxes goods and delivery: 6.875 % of 125.62
  expect(await buyer.Cart.Calculate()).toMatchObject({
    Order: { ShippingCost: 94.95, TaxCost: 8.64, Fees: 0, Total: 134.26 },
    OrderCalculateResponse: { ShippingTotal: 94.95, TaxTotal: 8.64, Succeeded: true, LineItemOverrides: [] },
  })
  expect(await buyer.Cart.Submit()).toMatchObject({ Status: 'Open', Total: 134.26 })
  expect(await admin.IntegrationEvents.GetWorksheet('Incoming', orderID)).toMatchObject({
    Order: { TaxCost: 8.64, Total: 134.26 },
    OrderCalculateResponse: { TaxTotal: 8.64 },
    ShipEstimateResponse: { Succeeded: true },
    OrderSubmitResponse: null,
  })
  await expect(admin.IntegrationEvents.Calculate('Incoming', orderID)).rejects.toMatchObject({
    errorCode: 'Order.CannotSubmitBadStatus',
  })
})

test('calculations among other steps say what single calls say, also after the catalog has changed', async () => {
  const [single, stepped] = [await aCheckout(platform), await aCheckout(platform)]
  const ShipMethodSelections = [{ ShipEstimateID: 'shipment-1', ShipMethodID: 'two-day' }]
  for (const { buyer } of [single, stepped]) {
    await buyer.Cart.CreateLineItem({ ID: 'tile', ProductID: 'tile', Quantity: 2 })
    await buyer.Cart.CreateLineItem({ ID: 'grout', ProductID: 'grout' })
  }
  const byCalls = async ({ buyer: { Cart } }: typeof single) => {
    await Cart.SetShippingAddress(inMinnesota)
    await Cart.EstimateShipping()
    await Cart.SelectShipMethods({ ShipMethodSelections })
    return pickCosts(await Cart.Calculate())
  }
  const Steps = [
    { Operation: 'Cart.SetShippingAddress', Body: inMinnesota },
    { Operation: 'Cart.EstimateShipping' },
    { Operation: 'Cart.SelectShipMethods', Body: { ShipMethodSelections } },
    { Operation: 'Cart.Calculate' },
  ]
  const bySteps = async ({ buyer: { Cart } }: typeof single) => {
    await Cart.TakeSteps({ Steps })
    return pickCosts(await Cart.GetOrderWorksheet())
  }
  const first = await byCalls(single)
  expect(first).toMatchObject({ order: { ShippingCost: 94.95, TaxCost: 8.64, Total: 134.26 } })
  expect(await bySteps(stepped)).toEqual(first)
  for (const { admin } of [single, stepped]) {
    await admin.Products.Patch('tile', { ShipWeight: 20 })
    await admin.AdminAddresses.Patch('store', { City: 'Fresno', State: 'CA', Zip: '93650' })
  }
  const second = await byCalls(single)
  expect(second.weights).toEqual([20, 10])
  expect(second.order).not.toEqual(first.order)
  expect(await bySteps(stepped)).toEqual(second)
})

function pickCosts({ Order, LineItems, ShipEstimateResponse, OrderCalculateResponse }: OrderWorksheet) {
  const { ShippingCost, TaxCost, Total } = Order ?? {}
  return {
    order: { ShippingCost, TaxCost, Total },
    weights: LineItems?.map(({ Product }) => Product?.ShipWeight),
    estimates: ShipEstimateResponse?.ShipEstimates,
    calculated: OrderCalculateResponse,
  }
}

test('promotions lower the tax, samples go by post, exempt goods are not taxed', async () => {
  const { admin, buyer, fill } = await aCheckout(platform)
  const { grout } = await fill()
  await buyer.Cart.DeleteLineItem(grout)
  await admin.Products.Patch('tile', { ShipWeight: 0.5, xp: { IsSample: true } })
  await admin.Promotions.Create({
    ID: 'five',
    Code: 'FIVE',
    EligibleExpression: 'true',
    ValueExpression: '4.68',
    AllowAllBuyers: true,
    CanCombine: true,
    Active: true,
  })
  await buyer.Cart.AddPromotion('FIVE')
  const { ShipEstimateResponse: sample } = await buyer.Cart.EstimateShipping()
  expect(sample?.ShipEstimates?.[0]).toMatchObject({ SelectedShipMethodID: 'sample-post', xp: { Pounds: 1 } })
  // 6.875 % of 20.00 and 5.95
  expect(await buyer.Cart.Calculate()).toMatchObject({ Order: { ShippingCost: 5.95, TaxCost: 1.78, Total: 27.73 } })
  await admin.Products.Patch('tile', { xp: { TaxExempt: true } })
  await buyer.Cart.EstimateShipping()
  expect(await buyer.Cart.Calculate()).toMatchObject({ Order: { ShippingCost: 5.95, TaxCost: 0, Total: 25.95 } })
})

test('a change outdates the calculation, and one of the total the estimates too', async () => {
  const { buyer, fill } = await aCheckout(platform)
  const { tile } = await fill()
  await buyer.Cart.EstimateShipping()
  await buyer.Cart.Calculate()
  await buyer.Cart.PatchLineItem(tile, { CostCenter: 'kitchen' })
  expect(await buyer.Cart.GetOrderWorksheet()).toMatchObject({
    OrderCalculateResponse: null,
    ShipEstimateResponse: { Succeeded: true },
  })
  await buyer.Cart.Calculate()
  await buyer.Cart.PatchLineItem(tile, { Quantity: 1 })
  expect(await buyer.Cart.GetOrderWorksheet()).toMatchObject({
    OrderCalculateResponse: null,
    ShipEstimateResponse: null,
  })
})

test('a price that changed since is the one that is estimated and calculated with', async () => {
  const { admin, buyer, fill } = await aCheckout(platform)
  await fill()
  await admin.PriceSchedules.Patch('grout', { PriceBreaks: [{ Quantity: 1, Price: 15.99 }] })
  expect(await buyer.Cart.EstimateShipping()).toMatchObject({ Order: { Subtotal: 40.67 } })
  // 6.875 % of 40.67 and 29.45
  expect(await buyer.Cart.Calculate()).toMatchObject({ Order: { Subtotal: 40.67, TaxCost: 4.82, Total: 74.94 } })
})

test('estimating and calculating with a key happen once, and say the same each time', async () => {
  const shop = await aCheckout(platform)
  const { orderID } = await shop.fill()
  const wire = wireInto(platform.app, shop.buyerToken)
  const events = async () =>
    (await platform.database.pool.query(`select from platform.events where reply_id = $1`, [orderID])).rowCount
  const uncalculated = await wire('POST', '/cart/calculate', undefined, { 'idempotency-key': 'calculate' })
  expect(uncalculated.status).toBe(400)
  for (const [path, key] of [
    ['/cart/estimateshipping', 'estimate'],
    ['/cart/calculate', 'calculate'],
  ] as const) {
    const before = await events()
    const send = () => wire('POST', path, undefined, { 'idempotency-key': key })
    const replies = await Promise.all(Array.from({ length: 5 }, send))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(await events()).toBe(Number(before) + 1)
  }
})

test('a new line says where it is, although its reply is sent with the commit', async () => {
  const shop = await aCheckout(platform)
  await shop.fill()
  const wire = wireInto(platform.app, shop.buyerToken)
  const added = await wire('POST', '/cart/lineitems', { ID: 'located', ProductID: 'tile', Quantity: 1 })
  expect([added.status, added.headers.location]).toEqual([201, '/v1/cart/lineitems/located'])
})
