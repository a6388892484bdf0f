import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { afterAll, expect, test } from 'vitest'
import { anApprovalShop } from '../orders/an-approval-shop.ts'
import { anOrder, stockTiles } from './an-order.ts'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

async function aShop(): Promise<TestShop> {
  const shop = await createTestShop(platform)
  await stockTiles(shop)
  return shop
}

const day = '2026-05-01T00:00:00Z'
const tiles = (OrderID: string, QuantityShipped: number) => ({ OrderID, LineItemID: 'tiles', QuantityShipped })
const grouts = (OrderID: string) => ({ OrderID, LineItemID: 'grouts', QuantityShipped: 1 })
const statusOf = async ({ admin }: TestShop, order: string) => (await admin.Orders.Get('Incoming', order)).Status

test('an order on shipments without a date stays open', async () => {
  const shop = await aShop()
  const order = await anOrder(shop)
  const { Shipments } = shop.admin
  await Shipments.Create({ ID: 'first', DateShipped: day })
  await Shipments.Create({ ID: 'second' })
  await Shipments.SaveItem('first', tiles(order, 4))
  await Shipments.SaveItem('second', grouts(order))
  expect(await statusOf(shop, order)).toBe('Open')
  await Shipments.Patch('second', { Shipper: 'Carrier' })
  expect(await statusOf(shop, order)).toBe('Open')
})

test('a shipment that moves updates its orders, and one that only gets a cost does not', async () => {
  const shop = await aShop()
  const order = await anOrder(shop)
  const { Shipments, Orders } = shop.admin
  const updated = async () => (await Orders.Get('Incoming', order)).LastUpdated
  await Shipments.Create({ ID: 'moving' })
  await Shipments.SaveItem('moving', grouts(order))
  const before = await updated()
  await Shipments.Patch('moving', { Cost: 5 })
  expect(await updated()).toBe(before)
  const seen = new Set([before])
  for (const change of [{ DateShipped: day }, { TrackingNumber: 'T1' }, { DateDelivered: day }]) {
    await Shipments.Patch('moving', change)
    seen.add(await updated())
  }
  expect(seen.size).toBe(4)
})

test('the date of the last shipment completes its orders', async () => {
  const shop = await aShop()
  const [one, other] = [await anOrder(shop), await anOrder(shop)]
  const { Shipments, Orders } = shop.admin
  await Shipments.Create({ ID: 'first', DateShipped: day })
  await Shipments.Create({ ID: 'second' })
  for (const order of [one, other]) {
    await Shipments.SaveItem('first', tiles(order, 4))
    await Shipments.SaveItem('second', grouts(order))
  }
  await Shipments.Patch('second', { DateShipped: day })
  for (const order of [one, other]) {
    const { Status, DateCompleted } = await Orders.Get('Incoming', order)
    expect([Status, typeof DateCompleted]).toEqual(['Completed', 'string'])
  }
})

test('the last item on a dated shipment completes the order', async () => {
  const shop = await aShop()
  const order = await anOrder(shop)
  const { Shipments } = shop.admin
  await Shipments.Create({ ID: 'parcel', DateShipped: day })
  await Shipments.SaveItem('parcel', grouts(order))
  await Shipments.SaveItem('parcel', tiles(order, 3))
  expect(await statusOf(shop, order)).toBe('Open')
  await Shipments.SaveItem('parcel', tiles(order, 4))
  expect(await statusOf(shop, order)).toBe('Completed')
})

test('a line that is reduced to what has left, or removed, completes the order', async () => {
  const shop = await aShop()
  const [one, other] = [await anOrder(shop), await anOrder(shop)]
  const { Shipments, LineItems } = shop.admin
  await Shipments.Create({ ID: 'parcel', DateShipped: day })
  await Shipments.SaveItem('parcel', grouts(one))
  await Shipments.SaveItem('parcel', tiles(one, 3))
  await LineItems.Patch('Incoming', one, 'tiles', { Quantity: 3 })
  expect(await statusOf(shop, one)).toBe('Completed')
  await Shipments.SaveItem('parcel', tiles(other, 4))
  await LineItems.Delete('Incoming', other, 'grouts')
  expect(await statusOf(shop, other)).toBe('Completed')
})

test('a completed order stays completed when its shipment is deleted, and its goods can be shipped again', async () => {
  const shop = await aShop()
  const order = await anOrder(shop)
  const { Shipments, Orders, LineItems } = shop.admin
  await Orders.Ship('Incoming', order, { ID: 'parcel' })
  await Shipments.DeleteItem('parcel', order, 'grouts')
  await Shipments.Delete('parcel')
  expect(await statusOf(shop, order)).toBe('Completed')
  expect(await LineItems.Get('Incoming', order, 'tiles')).toMatchObject({ QuantityShipped: 0 })
  await Shipments.Create({ ID: 'again' })
  await Shipments.SaveItem('again', tiles(order, 4))
  expect(await LineItems.Get('Incoming', order, 'tiles')).toMatchObject({ QuantityShipped: 4 })
})

test('a canceled order keeps the stock of shipped goods until its shipment is deleted', async () => {
  const shop = await aShop()
  const order = await anOrder(shop)
  const { Shipments, Orders, Products } = shop.admin
  const stock = async () => (await Products.Get('tile')).Inventory?.QuantityAvailable
  await Shipments.Create({ ID: 'parcel', DateShipped: day })
  await Shipments.SaveItem('parcel', tiles(order, 3))
  await Orders.Cancel('Incoming', order)
  expect(await stock()).toBe(97)
  expect(await findViolations(platform.database)).toEqual([])
  await Shipments.Delete('parcel')
  expect(await stock()).toBe(100)
})

test('the approval of an order that was shipped before completes it, and its reply says so', async () => {
  const shop = await anApprovalShop(platform)
  const boss = await shop.person('bosses')
  await shop.rule('any', 'bosses', 'order.Total > 0')
  const { body: waiting } = await shop.submit(2)
  const { Items } = await shop.admin.LineItems.List('Incoming', String(waiting.ID))
  await shop.admin.Shipments.Create({ ID: 'early', DateShipped: '2026-05-01T00:00:00Z' })
  await shop.admin.Shipments.SaveItem('early', {
    OrderID: String(waiting.ID),
    LineItemID: String(Items[0]?.ID),
    QuantityShipped: 2,
  })
  expect((await boss.approve(waiting.ID)).body).toMatchObject({ Status: 'Completed', IsSubmitted: true })
})
