import { findViolations } from '@tessera/platform/find-violations'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { afterAll, describe, expect, test } from 'vitest'
import { aSellerUser } from '../orders/staff.ts'
import { anOrder, home, stockTiles } from './an-order.ts'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

async function aShop(): Promise<TestShop> {
  const shop = await createTestShop(platform)
  await stockTiles(shop)
  return shop
}

const tiles = (OrderID: string, QuantityShipped: number) => ({ OrderID, LineItemID: 'tiles', QuantityShipped })
const grouts = (OrderID: string) => ({ OrderID, LineItemID: 'grouts', QuantityShipped: 1 })
const shippedOf = async ({ admin }: TestShop, order: string) =>
  (await admin.LineItems.List('Incoming', order, { sortBy: ['ID'] })).Items.map((line) => line.QuantityShipped)

describe('a shipment is not written', () => {
  test('by a buyer or by those who only read', async () => {
    const shop = await aShop()
    await shop.admin.Shipments.Create({ ID: 'parcel' })
    const reader = await aSellerUser(shop, 'ShipmentReader')
    for (const client of [shop.buyer, reader]) {
      await expect(client.Shipments.Create({})).rejects.toMatchObject({ status: 403 })
      await expect(client.Shipments.Patch('parcel', { Shipper: 'x' })).rejects.toMatchObject({ status: 403 })
      await expect(client.Shipments.Delete('parcel')).rejects.toMatchObject({ status: 403 })
    }
    expect(await reader.Shipments.Get('parcel')).toMatchObject({ ID: 'parcel', Shipper: null })
  })

  test('under an ID that is taken, or for people and places that are not there', async () => {
    const { admin } = await aShop()
    await admin.Shipments.Create({ ID: 'parcel' })
    await admin.Buyers.Create({ ID: 'other', Name: 'Other', Active: true })
    await admin.Addresses.Create('other', { ID: 'theirs', ...home })
    await admin.AdminAddresses.Create({ ID: 'hall', ...home })
    await expect(admin.Shipments.Create({ ID: 'parcel' })).rejects.toMatchObject({ errorCode: 'IdExists' })
    const patch = (body: object) => admin.Shipments.Patch('parcel', body)
    await expect(patch({ BuyerID: 'nobody' })).rejects.toMatchObject({ message: 'Buyer nobody not found' })
    await expect(patch({ ToAddressID: 'theirs' })).rejects.toMatchObject({ errorCode: 'ValidationFailure' })
    await expect(patch({ BuyerID: 'b', ToAddressID: 'theirs' })).rejects.toMatchObject({ status: 404 })
    await expect(patch({ FromAddressID: 'theirs' })).rejects.toMatchObject({ status: 404 })
    await expect(admin.Shipments.Create({ OwnerID: 'nobody' })).rejects.toMatchObject({ status: 404 })
    await expect(admin.Shipments.Patch('none', {})).rejects.toMatchObject({ message: 'Shipment none not found' })
    await expect(admin.Shipments.Delete('none')).rejects.toMatchObject({ status: 404 })
    await expect(admin.Shipments.SetShipToAddress('none', home)).rejects.toMatchObject({ status: 404 })
    const { Zip: _, ...partial } = home
    const noZip = admin.Shipments.SetShipToAddress('parcel', partial)
    await expect(noZip).rejects.toMatchObject({ errorCode: 'ValidationFailure' })
  })
})

describe('a shipment', () => {
  test('is created, replaced, patched, renamed, listed and deleted', async () => {
    const { admin } = await aShop()
    const made = await admin.Shipments.Create({ ID: 'parcel', BuyerID: 'b', Cost: 12.345, xp: { boxes: 2 } })
    expect(made).toMatchObject({ ID: 'parcel', BuyerID: 'b', Cost: 12.35, DateShipped: null, xp: { boxes: 2 } })
    expect(await admin.Shipments.Patch('parcel', { Shipper: 'Carrier', xp: { pallets: 1 } })).toMatchObject({
      Shipper: 'Carrier',
      Cost: 12.35,
      xp: { boxes: 2, pallets: 1 },
    })
    expect(await admin.Shipments.Save('parcel', { TrackingNumber: '1Z' })).toMatchObject({
      BuyerID: null,
      Shipper: null,
      TrackingNumber: '1Z',
      xp: null,
    })
    expect(await admin.Shipments.Patch('parcel', { ID: 'pallet' })).toMatchObject({
      ID: 'pallet',
      TrackingNumber: '1Z',
    })
    expect(await admin.Shipments.Save('second', {})).toMatchObject({ ID: 'second' })
    expect(await admin.Shipments.List({ search: '1Z', searchOn: ['TrackingNumber'] })).toMatchObject({
      Items: [{ ID: 'pallet' }],
    })
    await admin.Shipments.Delete('pallet')
    expect(await admin.Shipments.List()).toMatchObject({ Items: [{ ID: 'second' }], Meta: { TotalCount: 1 } })
  })

  test('goes from and to places by ID, kept as they were, or to places of its own', async () => {
    const { admin } = await aShop()
    await admin.Addresses.Create('b', { ID: 'depot', ...home })
    await admin.AdminAddresses.Create({ ID: 'hall', ...home, Street1: 'Hall 4' })
    await admin.Shipments.Create({ ID: 'parcel', BuyerID: 'b', FromAddressID: 'hall', ToAddressID: 'depot' })
    await admin.AdminAddresses.Patch('hall', { Street1: 'Hall 5' })
    await admin.Addresses.Delete('b', 'depot')
    expect(await admin.Shipments.Get('parcel')).toMatchObject({
      FromAddress: { ID: 'hall', Street1: 'Hall 4' },
      ToAddress: { ID: 'depot', Street1: '1 Main St' },
    })
    const moved = await admin.Shipments.SetShipToAddress('parcel', { ...home, ID: 'ignored', Street1: 'Elsewhere' })
    expect(moved).toMatchObject({ ToAddressID: null, ToAddress: { ID: null, Street1: 'Elsewhere' } })
    await admin.Shipments.SetShipFromAddress('parcel', { ...home, Street1: 'Yard' })
    const patched = await admin.Shipments.Patch('parcel', { Shipper: 'Carrier' })
    expect(patched).toMatchObject({
      FromAddressID: null,
      FromAddress: { Street1: 'Yard' },
      ToAddress: { Street1: 'Elsewhere' },
    })
    expect(await admin.Shipments.Patch('parcel', { FromAddressID: 'hall' })).toMatchObject({
      FromAddress: { ID: 'hall', Street1: 'Hall 5' },
    })
  })
})

describe('an item is not put on a shipment', () => {
  test('without a known order, line and shipment, or with less than one piece', async () => {
    const shop = await aShop()
    const order = await anOrder(shop)
    const { Shipments } = shop.admin
    await Shipments.Create({ ID: 'parcel' })
    const save = (body: object) => Shipments.SaveItem('parcel', { ...tiles(order, 1), ...body })
    await expect(Shipments.SaveItem('none', tiles(order, 1))).rejects.toMatchObject({
      message: 'Shipment none not found',
    })
    await expect(save({ OrderID: 'none' })).rejects.toMatchObject({ message: 'Order none not found' })
    await expect(save({ LineItemID: 'none' })).rejects.toMatchObject({ message: 'LineItem none not found' })
    await expect(save({ QuantityShipped: 0 })).rejects.toMatchObject({ errorCode: 'ValidationFailure' })
    await expect(save({ QuantityShipped: -1 })).rejects.toMatchObject({ errorCode: 'ValidationFailure' })
    await expect(Shipments.GetItem('parcel', order, 'tiles')).rejects.toMatchObject({ status: 404 })
    await expect(Shipments.DeleteItem('parcel', order, 'tiles')).rejects.toMatchObject({ status: 404 })
    expect(await shippedOf(shop, order)).toEqual([0, 0])
  })

  test('of another buyer than the shipment’s', async () => {
    const shop = await aShop()
    const order = await anOrder(shop)
    const { admin } = shop
    await admin.Buyers.Create({ ID: 'other', Name: 'Other', Active: true })
    await admin.Shipments.Create({ ID: 'parcel', BuyerID: 'other' })
    await expect(admin.Shipments.SaveItem('parcel', tiles(order, 1))).rejects.toMatchObject({ status: 400 })
    await admin.Shipments.Patch('parcel', { BuyerID: 'b' })
    await admin.Shipments.SaveItem('parcel', tiles(order, 1))
    await expect(admin.Shipments.Patch('parcel', { BuyerID: 'other' })).rejects.toMatchObject({ status: 400 })
  })

  test('in a greater quantity than was ordered, over all shipments', async () => {
    const shop = await aShop()
    const order = await anOrder(shop)
    const { Shipments, LineItems } = shop.admin
    await Shipments.Create({ ID: 'first' })
    await Shipments.Create({ ID: 'second' })
    const exceeded = { errorCode: 'ShipmentItem.QuantityExceeded' }
    await expect(Shipments.SaveItem('first', tiles(order, 5))).rejects.toMatchObject(exceeded)
    await Shipments.SaveItem('first', tiles(order, 3))
    await expect(Shipments.SaveItem('second', tiles(order, 2))).rejects.toMatchObject(exceeded)
    await Shipments.SaveItem('second', tiles(order, 1))
    await expect(Shipments.SaveItem('first', tiles(order, 4))).rejects.toMatchObject(exceeded)
    await expect(LineItems.Patch('Incoming', order, 'tiles', { Quantity: 3 })).rejects.toMatchObject(exceeded)
    expect(await shippedOf(shop, order)).toEqual([0, 4])
  })

  test('as a bundle, or of a canceled order', async () => {
    const shop = await aShop()
    const { admin, buyer } = shop
    await admin.Bundles.Create({ ID: 'set', Name: 'Set', Active: true })
    await admin.Bundles.SaveProductAssignment({
      BundleID: 'set',
      ProductID: 'tile',
      Required: true,
      DefaultQuantity: 1,
    })
    await admin.Catalogs.SaveBundleAssignment({ CatalogID: 'b', BundleID: 'set' })
    const { ID } = await buyer.Orders.Create('Outgoing', {})
    const bundle = await buyer.BundleLineItems.Create('Outgoing', String(ID), 'set', { LineItems: [] })
    await admin.Shipments.Create({ ID: 'parcel' })
    const item = { OrderID: String(ID), LineItemID: String(bundle.ID), QuantityShipped: 1 }
    await expect(admin.Shipments.SaveItem('parcel', item)).rejects.toMatchObject({
      errorCode: 'ShipmentItem.CannotBeBundle',
    })
    const order = await anOrder(shop)
    await admin.Orders.Cancel('Incoming', order)
    await expect(admin.Shipments.SaveItem('parcel', tiles(order, 1))).rejects.toMatchObject({
      errorCode: 'Order.CannotShipBadStatus',
    })
  })
})

describe('items of a shipment', () => {
  test('are saved, changed, read, listed and taken off', async () => {
    const shop = await aShop()
    const order = await anOrder(shop)
    const { Shipments } = shop.admin
    await Shipments.Create({ ID: 'parcel', BuyerID: 'b' })
    const saved = await Shipments.SaveItem('parcel', tiles(order, 3))
    expect(saved).toMatchObject({ ...tiles(order, 3), UnitPrice: 50, Product: { ID: 'tile' }, Specs: [] })
    await Shipments.SaveItem('parcel', tiles(order, 2))
    await Shipments.SaveItem('parcel', grouts(order))
    expect(await Shipments.ListItems('parcel', { sortBy: ['LineItemID'] })).toMatchObject({
      Items: [grouts(order), tiles(order, 2)],
    })
    expect(await Shipments.GetItem('parcel', order, 'tiles')).toMatchObject(tiles(order, 2))
    expect(await shippedOf(shop, order)).toEqual([1, 2])
    expect(await Shipments.List({ orderID: order })).toMatchObject({ Items: [{ ID: 'parcel' }] })
    expect(await Shipments.List({ orderID: 'none' })).toMatchObject({ Items: [] })
    await Shipments.DeleteItem('parcel', order, 'tiles')
    expect(await shippedOf(shop, order)).toEqual([1, 0])
    await Shipments.Delete('parcel')
    expect(await shippedOf(shop, order)).toEqual([0, 0])
  })

  test('may be of an order that is not submitted, which completes when it is', async () => {
    const shop = await aShop()
    const { Shipments, Orders } = shop.admin
    await shop.buyer.Orders.Create('Outgoing', { ID: 'early' })
    await shop.buyer.LineItems.Create('Outgoing', 'early', { ID: 'tiles', ProductID: 'tile', Quantity: 2 })
    await Shipments.Create({ ID: 'parcel', DateShipped: '2026-05-01T00:00:00Z' })
    await Shipments.SaveItem('parcel', tiles('early', 2))
    await expect(shop.buyer.LineItems.Patch('Outgoing', 'early', 'tiles', { Quantity: 1 })).rejects.toMatchObject({
      errorCode: 'ShipmentItem.QuantityExceeded',
    })
    expect(await Orders.Get('Incoming', 'early')).toMatchObject({ Status: 'Unsubmitted' })
    const done = { Status: 'Completed', IsSubmitted: true, DateCompleted: expect.any(String) }
    expect(await shop.buyer.Orders.Submit('Outgoing', 'early')).toMatchObject(done)
    expect(await Orders.Get('Incoming', 'early')).toMatchObject(done)
  })
})
