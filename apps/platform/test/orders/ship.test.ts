import { findViolations } from '@tessera/platform/find-violations'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { afterAll, describe, expect, test } from 'vitest'
import { aGuest } from './people.ts'
import { aSellerUser } from './staff.ts'

const platform = await startPlatform()
afterAll(async () => expect(await findViolations(platform.database)).toEqual([]))

const home = { Street1: '1 Main St', City: 'Boston', State: 'MA', Zip: '02110', Country: 'US' }

async function aSubmitted(shop: TestShop): Promise<string> {
  await shop.product('tile', 50, 10)
  await shop.product('grout', 5)
  await shop.buyer.Cart.CreateLineItem({ ID: 'tiles', ProductID: 'tile', Quantity: 2 })
  await shop.buyer.Cart.CreateLineItem({ ID: 'grouts', ProductID: 'grout' })
  await shop.buyer.Cart.SetShippingAddress(home)
  return String((await shop.buyer.Cart.Submit()).ID)
}

describe('an order is not shipped', () => {
  test('by its buyer, by those who only read, or from the wrong side', async () => {
    const shop = await createTestShop(platform)
    const order = await aSubmitted(shop)
    const reader = await aSellerUser(shop, 'OrderReader', 'ShipmentReader')
    await expect(shop.buyer.Orders.Ship('Outgoing', order, {})).rejects.toMatchObject({ status: 403 })
    await expect(reader.Orders.Ship('Incoming', order, {})).rejects.toMatchObject({ status: 403 })
    await expect(shop.admin.Orders.Ship('Outgoing', order, {})).rejects.toMatchObject({ status: 404 })
    await expect(shop.admin.Orders.Ship('Incoming', 'none', {})).rejects.toMatchObject({ status: 404 })
  })

  test('before it is submitted, and after it is canceled or complete', async () => {
    const shop = await createTestShop(platform)
    await shop.product('grout', 5)
    await shop.buyer.Cart.CreateLineItem({ ProductID: 'grout' })
    const order = String((await shop.buyer.Cart.Get()).ID)
    const badStatus = { errorCode: 'Order.CannotShipBadStatus' }
    await expect(shop.admin.Orders.Ship('Incoming', order, {})).rejects.toMatchObject(badStatus)
    await shop.buyer.Cart.Submit()
    await shop.admin.Orders.Complete('Incoming', order)
    await expect(shop.admin.Orders.Ship('Incoming', order, {})).rejects.toMatchObject(badStatus)
    expect(await shop.admin.Orders.ListShipments('Incoming', order)).toMatchObject({ Items: [] })
  })

  test('under an ID that is taken, for another buyer, or to and from places of others', async () => {
    const shop = await createTestShop(platform)
    const first = await aSubmitted(shop)
    await shop.admin.Orders.Ship('Incoming', first, { ID: 'taken' })
    await shop.buyer.Cart.CreateLineItem({ ProductID: 'grout' })
    const order = String((await shop.buyer.Cart.Submit()).ID)
    const ship = (body: object) => shop.admin.Orders.Ship('Incoming', order, body)
    await expect(ship({ ID: 'taken' })).rejects.toMatchObject({ status: 409 })
    await expect(ship({ BuyerID: 'other' })).rejects.toMatchObject({ status: 400 })
    await expect(ship({ OwnerID: 'nobody' })).rejects.toMatchObject({ message: 'Supplier nobody not found' })
    await expect(ship({ ToAddressID: 'none' })).rejects.toMatchObject({ message: 'Address none not found' })
    await expect(ship({ FromAddressID: 'none' })).rejects.toMatchObject({ message: 'Address none not found' })
    expect(await shop.admin.Orders.Get('Incoming', order)).toMatchObject({ Status: 'Open', DateCompleted: null })
  })

  test('in a greater quantity than was ordered, whatever the application says', async () => {
    const shop = await createTestShop(platform)
    const order = await aSubmitted(shop)
    await shop.admin.Orders.Ship('Incoming', order, { ID: 'first' })
    const again = platform.database.rows(sql`
      with made as (insert into shipments (marketplace_id, id, owner_id) values (${shop.id}, 'again', ${shop.id}) returning uid)
      insert into shipment_items (shipment_uid, order_uid, line_item_id, quantity_shipped)
      select made.uid, o.uid, 'tiles', 1 from made, orders o where o.marketplace_id = ${shop.id} and o.id = ${order}`)
    await expect(again).rejects.toMatchObject({ constraint: 'shipment_items_quantity' })
  })
})

describe('an order is shipped', () => {
  test('whole, in one shipment, and is complete', async () => {
    const shop = await createTestShop(platform)
    const order = await aSubmitted(shop)
    const shipped = await shop.admin.Orders.Ship('Incoming', order, {
      ID: 'parcel',
      Shipper: 'Carrier',
      TrackingNumber: '1Z',
      Cost: 12.5,
      DateShipped: '2024-05-01T00:00:00Z',
      xp: { boxes: 2 },
    })
    expect(shipped).toMatchObject({ ID: order, Status: 'Completed' })
    expect(shipped.DateCompleted).toBeTruthy()
    const { Items } = await shop.admin.Orders.ListShipments('Incoming', order)
    expect(Items).toMatchObject([
      {
        ID: 'parcel',
        BuyerID: 'b',
        OwnerID: shop.id,
        Shipper: 'Carrier',
        TrackingNumber: '1Z',
        Cost: 12.5,
        ToAddressID: null,
        ToAddress: { Street1: '1 Main St' },
        FromAddress: null,
        xp: { boxes: 2 },
      },
    ])
    expect(Items[0]?.DateShipped).toMatch(/^2024-05-01T00:00:00/)
    const lines = (await shop.admin.LineItems.List('Incoming', order, { sortBy: ['ID'] })).Items
    expect(lines).toMatchObject([
      { ID: 'grouts', QuantityShipped: 1 },
      { ID: 'tiles', QuantityShipped: 2 },
    ])
    expect(await shop.admin.Products.Get('tile')).toMatchObject({ Inventory: { QuantityAvailable: 8 } })
  })

  test('by a user who may only ship, now and to the order’s address', async () => {
    const shop = await createTestShop(platform)
    await shop.admin.Addresses.Create('b', { ID: 'depot', ...home })
    await shop.admin.Addresses.SaveAssignment('b', { AddressID: 'depot', IsShipping: true, IsBilling: true })
    await shop.admin.AdminAddresses.Create({ ID: 'hall', ...home, Street1: 'Hall 4' })
    await shop.product('tile', 5)
    await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile' })
    await shop.buyer.Cart.Patch({ ShippingAddressID: 'depot' })
    const order = String((await shop.buyer.Cart.Submit()).ID)
    const packer = await aSellerUser(shop, 'ShipmentAdmin', 'ShipmentReader')
    expect(await packer.Orders.Ship('Incoming', order, { FromAddressID: 'hall' })).toMatchObject({
      Status: 'Completed',
    })
    const { Items } = await packer.Orders.ListShipments('Incoming', order)
    expect(Items).toMatchObject([
      { ToAddressID: 'depot', ToAddress: { ID: 'depot' }, FromAddress: { ID: 'hall', Street1: 'Hall 4' } },
    ])
    expect(Items[0]?.DateShipped).toBeTruthy()
  })
})

describe('shipments of one’s own', () => {
  test('are not those of others', async () => {
    const shop = await createTestShop(platform)
    const order = await aSubmitted(shop)
    await shop.admin.Orders.Ship('Incoming', order, { ID: 'parcel' })
    const { client: other } = await shop.anotherBuyer()
    const { client: guest } = await aGuest(shop)
    for (const client of [other, guest]) {
      expect(await client.Me.ListShipments()).toMatchObject({ Items: [] })
      await expect(client.Me.GetShipment('parcel')).rejects.toMatchObject({ message: 'Shipment parcel not found' })
      await expect(client.Me.ListShipmentItems('parcel')).rejects.toMatchObject({ status: 404 })
    }
  })

  test('are listed and read with their items', async () => {
    const shop = await createTestShop(platform)
    const order = await aSubmitted(shop)
    await shop.admin.Orders.Ship('Incoming', order, { ID: 'parcel', TrackingNumber: '1Z' })
    const { Me } = shop.buyer
    expect(await Me.ListShipments()).toMatchObject({ Items: [{ ID: 'parcel' }], Meta: { TotalCount: 1 } })
    expect(await Me.ListShipments({ orderID: order })).toMatchObject({ Items: [{ ID: 'parcel' }] })
    expect(await Me.ListShipments({ orderID: 'none' })).toMatchObject({ Items: [] })
    expect(await Me.GetShipment('parcel')).toMatchObject({ TrackingNumber: '1Z' })
    const { Items } = await Me.ListShipmentItems('parcel', { sortBy: ['LineItemID'] })
    expect(Items).toMatchObject([
      { OrderID: order, LineItemID: 'grouts', QuantityShipped: 1, UnitPrice: 5 },
      { OrderID: order, LineItemID: 'tiles', QuantityShipped: 2, UnitPrice: 50, Product: { ID: 'tile' }, Specs: [] },
    ])
  })
})
