import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { tokenWith } from '@tessera/testing/token-with'
import { afterAll, expect, test } from 'vitest'
import { anOrder, aSupplier, home, stockTiles } from './an-order.ts'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

test('a supplier neither sees nor changes the shipments and orders of others', async () => {
  const shop = await createTestShop(platform)
  await stockTiles(shop)
  const order = await anOrder(shop)
  const maker = await aSupplier(platform, shop, 'maker')
  const rival = await aSupplier(platform, shop, 'rival')
  await shop.admin.Shipments.Create({ ID: 'parcel' })
  await rival.Shipments.Create({ ID: 'theirs' })
  for (const id of ['parcel', 'theirs']) {
    const missing = { message: `Shipment ${id} not found` }
    await expect(maker.Shipments.Get(id)).rejects.toMatchObject(missing)
    await expect(maker.Shipments.Patch(id, { Shipper: 'x' })).rejects.toMatchObject(missing)
    await expect(maker.Shipments.Delete(id)).rejects.toMatchObject(missing)
    await expect(maker.Shipments.ListItems(id)).rejects.toMatchObject(missing)
    await expect(maker.Shipments.SetShipToAddress(id, home)).rejects.toMatchObject(missing)
    await expect(maker.Shipments.Save(id, { Shipper: 'x' })).rejects.toMatchObject({ status: 409 })
  }
  const mine = await maker.Shipments.Create({ ID: 'mine', OwnerID: 'rival' })
  expect(mine).toMatchObject({ OwnerID: 'maker' })
  const item = { OrderID: order, LineItemID: 'tiles', QuantityShipped: 1 }
  await expect(maker.Shipments.SaveItem('mine', item)).rejects.toMatchObject({ message: `Order ${order} not found` })
  expect(await maker.Shipments.List()).toMatchObject({ Items: [{ ID: 'mine' }], Meta: { TotalCount: 1 } })
  expect(await shop.admin.Shipments.List()).toMatchObject({ Meta: { TotalCount: 3 } })
})

test('a supplier ships to buyers it serves only, from its own places', async () => {
  const shop = await createTestShop(platform)
  const maker = await aSupplier(platform, shop, 'maker')
  await shop.admin.Suppliers.Patch('maker', { AllBuyersCanOrder: false })
  await shop.admin.AdminAddresses.Create({ ID: 'hall', ...home })
  await shop.admin.SupplierAddresses.Create('maker', { ID: 'works', ...home })
  await expect(maker.Shipments.Create({ BuyerID: 'b' })).rejects.toMatchObject({ message: 'Buyer b not found' })
  await expect(maker.Shipments.Create({ FromAddressID: 'hall' })).rejects.toMatchObject({ status: 404 })
  await shop.admin.Suppliers.SaveBuyer('maker', 'b')
  expect(await maker.Shipments.Create({ BuyerID: 'b', FromAddressID: 'works' })).toMatchObject({
    FromAddress: { ID: 'works' },
  })
})

test('an order to a supplier is shipped and completed by the supplier, and its buyer sees that', async () => {
  const shop = await createTestShop(platform)
  await stockTiles(shop)
  const maker = await aSupplier(platform, shop, 'maker', ['ShipmentAdmin', 'ShipmentReader'])
  for (const id of ['tile', 'grout']) await shop.admin.Products.SaveSupplier(id, 'maker')
  const order = await anOrder(shop, { ToCompanyID: 'maker' })
  await maker.Shipments.Create({ ID: 'parcel', BuyerID: 'b', TrackingNumber: '1Z' })
  await maker.Shipments.SaveItem('parcel', { OrderID: order, LineItemID: 'tiles', QuantityShipped: 4 })
  await maker.Shipments.SaveItem('parcel', { OrderID: order, LineItemID: 'grouts', QuantityShipped: 1 })
  await maker.Shipments.Patch('parcel', { DateShipped: '2026-05-01T00:00:00Z' })
  expect(await shop.buyer.Orders.Get('Outgoing', order)).toMatchObject({ Status: 'Completed' })
  expect(await shop.buyer.Me.ListShipments({ orderID: order })).toMatchObject({
    Items: [{ ID: 'parcel', OwnerID: 'maker', TrackingNumber: '1Z' }],
  })
  expect(await shop.admin.Orders.ListShipments('Incoming', order)).toMatchObject({ Items: [{ ID: 'parcel' }] })
  const reader = { userType: 'buyer', roles: ['ShipmentReader'] } as const
  const clerk = shop.as(await tokenWith(platform, shop, { ...reader, companyID: 'b' }))
  expect(await clerk.Shipments.List()).toMatchObject({ Items: [{ ID: 'parcel' }] })
  expect(await clerk.Shipments.ListItems('parcel')).toMatchObject({ Meta: { TotalCount: 2 } })
  const stranger = shop.as(await tokenWith(platform, shop, reader))
  expect(await stranger.Shipments.List()).toMatchObject({ Items: [] })
})
