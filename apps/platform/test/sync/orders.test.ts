import { startPlatform } from '@tessera/testing/platform'
import { expect, test } from 'vitest'
import { aCheckout } from '../checkout/a-checkout.ts'
import { aReceiver } from '../delivery/a-receiver.ts'
import { aWorker } from '../delivery/a-worker.ts'

const receiver = await aReceiver()
const platform = await startPlatform({ outboundAllow: [receiver.host] })
const worker = aWorker(platform, [receiver.host])

/** A shop whose configuration `sync` goes to the receiver. */
async function aShop() {
  const shop = await aCheckout(platform)
  await shop.admin.ApiClients.Patch(shop.storefrontClientID, { xp: { BuiltInCheckout: false } })
  await shop.admin.DeliveryConfigurations.Create({
    ID: 'sync',
    Name: 'Sync',
    Enabled: true,
    DeliveryTargets: { Http: { Endpoint: receiver.url, Secret: 'shh' } },
  })
  const arrivals = async () => {
    await worker.work()
    return receiver.received.splice(0).map(({ body }) => body)
  }
  const track = (EventType: 'UserLoggedIn' | 'LineItemAdded' | 'LineItemUpdated' | 'OrderSubmitted') =>
    shop.admin.TrackingEvents.Create({
      Name: EventType,
      EventType,
      ClientID: shop.storefrontClientID,
      DeliveryConfigID: 'sync',
      ConfigData: { Site: 'north' },
    })
  await arrivals()
  return { shop, arrivals, track }
}

test('a cart is not synchronized; an order is, when it is submitted and after each change', async () => {
  const { shop, arrivals } = await aShop()
  await shop.admin.OrderSynchronization.Save({ DeliveryConfigID: 'sync', ConfigData: { Site: 'north' } })
  const { orderID } = await shop.fill()
  expect(await arrivals()).toEqual([])
  await shop.buyer.Cart.Submit()
  const order = { Kind: 'Orders', Action: 'Changed', Direction: 'Incoming', OrderID: orderID }
  expect(await arrivals()).toEqual([
    {
      ...order,
      OrderWorksheet: await shop.admin.IntegrationEvents.GetWorksheet('Incoming', orderID),
      ConfigData: { Site: 'north' },
    },
  ])
  await shop.admin.Orders.Patch('Incoming', orderID, { Comments: 'Ring twice' })
  expect(await arrivals()).toMatchObject([{ ...order, OrderWorksheet: { Order: { Comments: 'Ring twice' } } }])
  await shop.admin.OrderSynchronization.Delete()
  await shop.admin.Orders.Cancel('Incoming', orderID)
  expect(await arrivals()).toEqual([])
})

test('stock that an order takes is sent to the inventory integration', async () => {
  const { shop, arrivals } = await aShop()
  await shop.admin.Products.Patch('tile', { Inventory: { Enabled: true, QuantityAvailable: 5 } })
  await shop.admin.InventoryIntegrations.Save({ DeliveryConfigID: 'sync', LimitNotifications: false })
  await shop.fill()
  await shop.buyer.Cart.Submit()
  expect(await arrivals()).toContainEqual(
    expect.objectContaining({ ProductID: 'tile', PreviousQuantityAvailable: 5, QuantityAvailable: 3 }),
  )
})

test('nothing is tracked for an API client without a tracking event, or of another type', async () => {
  const { shop, arrivals, track } = await aShop()
  await shop.fill()
  expect(await arrivals()).toEqual([])
  await track('OrderSubmitted')
  await shop.buyer.Cart.CreateLineItem({ ProductID: 'grout' })
  await shop.anotherBuyer()
  expect(await arrivals()).toEqual([])
})

test('lines and submissions are tracked in order, with the line and the order', async () => {
  const { shop, arrivals, track } = await aShop()
  for (const type of ['LineItemAdded', 'LineItemUpdated', 'OrderSubmitted'] as const) await track(type)
  const { orderID, tile, grout } = await shop.fill()
  await shop.buyer.Cart.PatchLineItem(tile, { Quantity: 4 })
  await shop.buyer.LineItems.Patch('Outgoing', orderID, grout, { Quantity: 2 })
  const common = { ClientID: shop.storefrontClientID, OrderID: orderID, ConfigData: { Site: 'north' } }
  expect(await arrivals()).toMatchObject([
    { ...common, EventType: 'LineItemAdded', LineItemID: tile, LineItem: { ID: tile, ProductID: 'tile' } },
    { ...common, EventType: 'LineItemAdded', LineItemID: grout, LineItem: { ProductID: 'grout' } },
    { ...common, EventType: 'LineItemUpdated', LineItemID: tile, LineItem: { Quantity: 4 } },
    { ...common, EventType: 'LineItemUpdated', LineItemID: grout, LineItem: { Quantity: 2 } },
  ])
  await shop.buyer.Cart.Submit()
  expect(await arrivals()).toMatchObject([
    { ...common, EventType: 'OrderSubmitted', OrderWorksheet: { Order: { ID: orderID, Status: 'Open' } } },
  ])
})

test('a line saved by PUT is tracked as added when it is new, and as updated afterwards', async () => {
  const { shop, arrivals, track } = await aShop()
  for (const type of ['LineItemAdded', 'LineItemUpdated'] as const) await track(type)
  const { orderID } = await shop.fill()
  await arrivals()
  await shop.buyer.Cart.SaveLineItem('by-cart', { ProductID: 'tile', Quantity: 1 })
  await shop.buyer.Cart.SaveLineItem('by-cart', { ProductID: 'tile', Quantity: 2 })
  await shop.buyer.LineItems.Save('Outgoing', orderID, 'by-order', { ProductID: 'grout', Quantity: 1 })
  await shop.buyer.LineItems.Save('Outgoing', orderID, 'by-order', { ProductID: 'grout', Quantity: 3 })
  const told = (await arrivals()) as { EventType: string; LineItemID: string }[]
  expect(told.map(({ EventType, LineItemID }) => [EventType, LineItemID])).toEqual([
    ['LineItemAdded', 'by-cart'],
    ['LineItemUpdated', 'by-cart'],
    ['LineItemAdded', 'by-order'],
    ['LineItemUpdated', 'by-order'],
  ])
})

test('a bundle is tracked with the lines of its products', async () => {
  const { shop, arrivals, track } = await aShop()
  await track('LineItemAdded')
  await shop.admin.Bundles.Create({ ID: 'kit', Name: 'Kit', Active: true })
  await shop.admin.Catalogs.SaveBundleAssignment({ CatalogID: 'b', BundleID: 'kit' })
  const part = { BundleID: 'kit', ProductID: 'tile', Required: true, DefaultQuantity: 3 }
  await shop.admin.Bundles.SaveProductAssignment(part)
  const { ID } = await shop.buyer.Cart.CreateBundleItem('kit', { LineItems: [] })
  const { ID: OrderID } = await shop.buyer.Cart.Get()
  const added = { EventType: 'LineItemAdded', OrderID }
  expect(await arrivals()).toMatchObject([
    { ...added, LineItemID: ID, LineItem: { IsBundle: true, ProductID: 'kit' } },
    { ...added, LineItem: { ProductID: 'tile', Quantity: 3, BundleItemID: ID } },
  ])
})

test('a log-in with a password is tracked, a refused one is not', async () => {
  const { shop, arrivals, track } = await aShop()
  await track('UserLoggedIn')
  const { id } = await shop.anotherBuyer()
  expect(await arrivals()).toMatchObject([
    { EventType: 'UserLoggedIn', User: { ID: id, CompanyID: 'b' }, ConfigData: { Site: 'north' } },
  ])
  const form = { grant_type: 'password', client_id: shop.storefrontClientID, username: id, password: 'wrong' }
  await expect(shop.token(form)).rejects.toThrow()
  expect(await arrivals()).toEqual([])
})
