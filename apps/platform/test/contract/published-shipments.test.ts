import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import {
  Configuration,
  LineItems,
  Me,
  type OrderCloudError,
  Orders,
  Shipments,
  Tokens,
} from 'ordercloud-javascript-sdk'
import { afterAll, expect, test } from 'vitest'
import { anOrder, home, stockTiles } from '../shipments/an-order.ts'

const platform = await startPlatform()
Configuration.Set({ baseApiUrl: await platform.app.listen({ port: 0, host: '127.0.0.1' }) })
const shop = await createTestShop(platform)
await stockTiles(shop)
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

test('the published client ships an order in two parcels', async () => {
  const order = await anOrder(shop)
  Tokens.SetAccessToken(shop.adminToken)
  const first = await Shipments.Create({ BuyerID: 'b', Shipper: 'Carrier', Cost: 9.5 })
  expect(first).toMatchObject({ BuyerID: 'b', OwnerID: shop.id, DateShipped: null })
  await Shipments.SaveItem(first.ID, { OrderID: order, LineItemID: 'tiles', QuantityShipped: 3 })
  const tooMany = await Shipments.SaveItem('second', { OrderID: order, LineItemID: 'tiles', QuantityShipped: 2 }).catch(
    (error: OrderCloudError) => error,
  )
  expect(tooMany).toMatchObject({ status: 404, message: 'Shipment second not found' })
  const second = await Shipments.Save('second', { BuyerID: 'b' })
  const exceeded = Shipments.SaveItem(second.ID, { OrderID: order, LineItemID: 'tiles', QuantityShipped: 2 })
  await expect(exceeded).rejects.toMatchObject({ errorCode: 'ShipmentItem.QuantityExceeded' })
  await Shipments.SaveItem('second', { OrderID: order, LineItemID: 'tiles', QuantityShipped: 1 })
  await Shipments.SaveItem('second', { OrderID: order, LineItemID: 'grouts', QuantityShipped: 1 })
  expect((await Shipments.SetShipToAddress('second', home)).ToAddress).toMatchObject({ City: 'Boston' })
  expect((await Shipments.SetShipFromAddress('second', home)).FromAddress).toMatchObject({ City: 'Boston' })
  expect(await Shipments.GetItem('second', order, 'tiles')).toMatchObject({ QuantityShipped: 1 })
  expect((await Shipments.ListItems('second')).Items).toHaveLength(2)
  await Shipments.Patch(first.ID, { DateShipped: '2026-05-01T00:00:00Z' })
  expect(await Orders.Get('Incoming', order)).toMatchObject({ Status: 'Open' })
  await Shipments.Patch('second', { DateShipped: '2026-05-02T00:00:00Z' })
  expect(await Orders.Get('Incoming', order)).toMatchObject({ Status: 'Completed' })
  expect(await LineItems.Get('Incoming', order, 'tiles')).toMatchObject({ QuantityShipped: 4 })
  expect((await Orders.ListShipments('Incoming', order)).Items).toHaveLength(2)
  expect((await Shipments.List({ orderID: order })).Items).toHaveLength(2)

  const buyer = { accessToken: shop.buyerToken }
  expect((await Me.ListShipments({ orderID: order }, buyer)).Items).toHaveLength(2)
  expect(await Me.GetShipment('second', buyer)).toMatchObject({ ID: 'second' })
  expect((await Me.ListShipmentItems('second', {}, buyer)).Items).toHaveLength(2)

  await Shipments.DeleteItem('second', order, 'grouts')
  await Shipments.Delete('second')
  expect(await LineItems.Get('Incoming', order, 'tiles')).toMatchObject({ QuantityShipped: 3 })
  expect(await Orders.Get('Incoming', order)).toMatchObject({ Status: 'Completed' })
})
