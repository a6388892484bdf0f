import { findViolations } from '@tessera/platform/find-violations'
import { outcomeOf } from '@tessera/testing/outcome'
import { startPlatform } from '@tessera/testing/platform'
import { wireInto } from '@tessera/testing/wire'
import { afterEach, expect, test } from 'vitest'
import { aReceiver } from '../delivery/a-receiver.ts'
import { aWorker } from '../delivery/a-worker.ts'
import { anOrderOfAll, aSplitShop, type SplitShop } from './a-split-shop.ts'

const receiver = await aReceiver()
const allow = [receiver.host]
const platform = await startPlatform({ outboundAllow: allow }, 24)
const worker = aWorker(platform, allow)
afterEach(async () => expect(await findViolations(platform.database)).toEqual([]))

const day = '2026-05-01T00:00:00Z'

async function aForwarded(products?: string[]) {
  const shop = await aSplitShop(platform)
  const order = await anOrderOfAll(shop, products)
  const { OutgoingOrders } = await shop.admin.Orders.Forward('Incoming', order)
  const [toMill = '', toWorks = ''] = (OutgoingOrders ?? []).map(({ ID }) => String(ID))
  return { shop, order, toMill, toWorks }
}

const tileOf = ({ admin }: SplitShop, order: string) => admin.LineItems.Get('Incoming', order, 'tile')

test('shipments of suppliers count for the buyer’s order and complete it', async () => {
  const { shop, order, toMill, toWorks } = await aForwarded(['tile', 'grout'])
  const { admin, buyer, mill, works } = shop
  await mill.Shipments.Create({ ID: 'from-mill', BuyerID: 'b' })
  await mill.Shipments.SaveItem('from-mill', { OrderID: toMill, LineItemID: 'tile', QuantityShipped: 3 })
  expect(await tileOf(shop, order)).toMatchObject({ QuantityShipped: 3 })
  await mill.Shipments.SaveItem('from-mill', { OrderID: toMill, LineItemID: 'tile', QuantityShipped: 4 })
  await mill.Shipments.Patch('from-mill', { DateShipped: day })
  expect(await mill.Orders.Get('Incoming', toMill)).toMatchObject({ Status: 'Completed' })
  expect(await admin.Orders.Get('Incoming', order)).toMatchObject({ Status: 'Open' })
  await works.Orders.Ship('Incoming', toWorks, { ID: 'from-works' })
  expect(await works.Orders.Get('Incoming', toWorks)).toMatchObject({ Status: 'Completed' })
  expect(await buyer.Orders.Get('Outgoing', order)).toMatchObject({ Status: 'Completed' })

  const shipped = { Meta: { TotalCount: 2 } }
  expect(await admin.Orders.ListShipments('Incoming', order)).toMatchObject(shipped)
  expect(await buyer.Me.ListShipments({ orderID: order })).toMatchObject(shipped)
  expect(await buyer.Me.GetShipment('from-works')).toMatchObject({ BuyerID: 'b', OwnerID: 'works' })
  expect(await buyer.Me.ListShipmentItems('from-mill')).toMatchObject({
    Items: [{ OrderID: order, LineItemID: 'tile', QuantityShipped: 4 }],
  })
  expect(await mill.Shipments.ListItems('from-mill')).toMatchObject({ Items: [{ OrderID: toMill }] })
})

test('the buyer is told about shipments of suppliers, with the goods of the own order', async () => {
  const { shop, order, toMill, toWorks } = await aForwarded(['tile', 'grout'])
  const { admin, mill, works } = shop
  const URL = `${receiver.url}/{messagetype}`
  await admin.MessageSenders.Create({
    ID: 's',
    Name: 'S',
    URL,
    SharedKey: 'k',
    AllowAllBuyers: true,
    MessageTypes: ['ShipmentCreated'],
  } as never)
  await mill.Shipments.Create({ ID: 'by-mill', BuyerID: 'b', TrackingNumber: '1Z' })
  await mill.Shipments.SaveItem('by-mill', { OrderID: toMill, LineItemID: 'tile', QuantityShipped: 3 })
  await mill.Shipments.Patch('by-mill', { DateShipped: day })
  await works.Orders.Ship('Incoming', toWorks, { ID: 'by-works' })
  await worker.work()
  expect(receiver.received.splice(0).map(({ body }) => [body.Recipient, body.EventBody])).toMatchObject([
    [
      { ID: 'customer-1' },
      {
        Order: { ID: order },
        Shipment: { ID: 'by-mill', TrackingNumber: '1Z' },
        ShipmentItems: [{ OrderID: order, LineItemID: 'tile', QuantityShipped: 3 }],
      },
    ],
    [{ ID: 'customer-1' }, { Order: { ID: order }, Shipment: { ID: 'by-works' }, ShipmentItems: [{ OrderID: order }] }],
  ])
})

test('seller and supplier together ship no more than was ordered', async () => {
  const { shop, order, toMill } = await aForwarded(['tile', 'grout'])
  const { admin, mill } = shop
  const exceeded = { errorCode: 'ShipmentItem.QuantityExceeded' }
  await admin.Shipments.Create({ ID: 'own' })
  await mill.Shipments.Create({ ID: 'theirs' })
  const put = (client: typeof admin, id: string, OrderID: string, QuantityShipped: number) =>
    client.Shipments.SaveItem(id, { OrderID, LineItemID: 'tile', QuantityShipped })
  await put(admin, 'own', order, 2)
  await expect(put(mill, 'theirs', toMill, 3)).rejects.toMatchObject(exceeded)
  await put(mill, 'theirs', toMill, 2)
  await expect(put(admin, 'own', order, 3)).rejects.toMatchObject(exceeded)
  await admin.Shipments.DeleteItem('own', order, 'tile')
  expect(await tileOf(shop, order)).toMatchObject({ QuantityShipped: 2 })
  await put(mill, 'theirs', toMill, 4)
  await mill.Shipments.Delete('theirs')
  expect(await tileOf(shop, order)).toMatchObject({ QuantityShipped: 0 })
})

test('an outgoing order that is deleted takes its shipped quantities along', async () => {
  const { shop, order, toMill } = await aForwarded(['tile', 'grout'])
  const { admin, mill } = shop
  await mill.Shipments.Create({ ID: 'parcel' })
  await mill.Shipments.SaveItem('parcel', { OrderID: toMill, LineItemID: 'tile', QuantityShipped: 4 })
  await admin.Orders.Delete('Outgoing', toMill)
  expect(await tileOf(shop, order)).toMatchObject({ QuantityShipped: 0, OutgoingOrderID: null })
  expect((await admin.Orders.Split('Incoming', order)).OutgoingOrders).toHaveLength(2)
})

test('shipped by all at once, the order is complete and no line exceeds it', async () => {
  for (let round = 0; round < 4; round++) {
    const { shop, order, toMill, toWorks } = await aForwarded(['tile', 'grout'])
    const admin = wireInto(platform.app, shop.adminToken)
    for (const id of ['a', 'b', 'c']) await admin('POST', '/shipments', { ID: id, DateShipped: day })
    const put = (id: string, OrderID: string, QuantityShipped: number) =>
      admin('POST', `/shipments/${id}/items`, { OrderID, LineItemID: 'tile', QuantityShipped })
    const replies = await Promise.all([
      put('a', order, 2),
      put('b', toMill, 2),
      put('c', toMill, 3),
      admin('POST', `/orders/Outgoing/${toWorks}/ship`, {}),
      admin('POST', `/orders/Incoming/${order}/forward`),
      admin('POST', `/orders/Outgoing/${toMill}/ship`, {}),
    ])
    expect(outcomeOf(replies).other).toEqual([])
    expect(Number((await tileOf(shop, order)).QuantityShipped)).toBeLessThanOrEqual(4)
  }
})

test('an order to a supplier that was shipped before it is sent is complete when it is sent', async () => {
  const shop = await aSplitShop(platform)
  const { admin } = shop
  const shipped = async (outgoing: string) => {
    await admin.Shipments.Create({ ID: outgoing, DateShipped: '2026-05-01T00:00:00Z' })
    for (const { ID, Quantity } of (await admin.LineItems.List('Outgoing', outgoing)).Items)
      await admin.Shipments.SaveItem(outgoing, {
        OrderID: outgoing,
        LineItemID: String(ID),
        QuantityShipped: Number(Quantity),
      })
  }
  const order = await anOrderOfAll(shop, ['tile', 'grout', 'sealer'])
  const { OutgoingOrders } = await admin.Orders.Split('Incoming', order)
  const [toMill = '', toWorks = ''] = (OutgoingOrders ?? []).map(({ ID }) => String(ID))
  await shipped(toMill)
  expect(await admin.Orders.Submit('Outgoing', toMill)).toMatchObject({ Status: 'Completed' })
  await shipped(toWorks)
  const { OutgoingOrders: sent } = await admin.Orders.Forward('Incoming', order)
  expect(sent?.map(({ Status }) => Status)).toEqual(['Completed', 'Completed'])
})
