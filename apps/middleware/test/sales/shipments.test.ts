import { markArrived } from '@tessera/middleware/modules/orders/deliveries/create-delivery'
import { sendShipments } from '@tessera/middleware/modules/orders/deliveries/send-shipments'
import { salesTasks } from '@tessera/middleware/modules/orders/jobs'
import { importWebOrder } from '@tessera/middleware/modules/orders/web-orders/import-web-order'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aSalesShop, type SalesShop } from './a-sales-shop.ts'
import { placeByCard } from './a-web-order.ts'
import { createDelivery } from './take-steps.ts'

let shop: SalesShop
beforeAll(async () => {
  shop = await aSalesShop()
})

/** A web order of three boxes of slate and two of grout. */
async function anOrder(name: string) {
  const { shopper, member } = await placeByCard(shop, name)
  await shop.payments.settle(shopper.orderId)
  const number = (await importWebOrder(shop.needs, shopper.orderId)) ?? ''
  const mine = shop.payments.auth.platformAs(shopper.bearer.token)
  return { number, orderId: shopper.orderId, member, mine }
}

const ship = (documentId: string, key: string, lines: { lineNo: number; boxes: number; lot?: string }[]) => {
  const request = { documentId, key: `${documentId} ${key}`, lines, carrier: 'Prairie Freight', tracking: 'PF1' }
  return createDelivery(shop.needs.database, request, new Date())
}

const sendTwice = () => Promise.all([sendShipments(shop.needs), sendShipments(shop.needs)])
/** Runs in two processes at once. */
async function follow(): Promise<void> {
  const once = salesTasks(shop.needs)['follow-platform']
  await Promise.all([once?.({}), once?.({})])
}

const admin = () => shop.payments.auth.admin
const statusOf = async (orderId: string) => (await admin().Orders.Get('Incoming', orderId)).Status
const shippedThere = async (orderId: string) => {
  const { LineItems } = await admin().IntegrationEvents.GetWorksheet('Incoming', orderId)
  return LineItems?.map(({ QuantityShipped }) => QuantityShipped)
}
const detailOf = ({ member, number }: Awaited<ReturnType<typeof anOrder>>) =>
  member.shop.MyAccount.GetOrderDetail({ projectId: number })
const dueCount = async (number: string) =>
  (
    await shop.needs.database.rows(
      sql`select from deliveries where document_id = ${number} and platform_due is not null`,
    )
  ).length

describe('what is not sent', () => {
  test('a platform that does not answer leaves the delivery due, and it is sent once it does', async () => {
    const { number, orderId } = await anOrder('late-shipment')
    await ship(number, 'late', [{ lineNo: 1, boxes: 1 }])
    const commerce = { ...shop.needs.commerce, backOffice: () => Promise.reject(new Error('down')) }
    expect(await sendShipments({ ...shop.needs, commerce })).toBe(0)
    expect(await dueCount(number)).toBe(1)
    expect(await sendShipments(shop.needs)).toBe(0)
    await shop.needs.database.rows(sql`update deliveries set platform_due = now() where document_id = ${number}`)
    await sendTwice()
    expect(await dueCount(number)).toBe(0)
    expect(await shippedThere(orderId)).toEqual([1, 0])
  })

  test('boxes of an order that was canceled on the platform', async () => {
    const { number, orderId } = await anOrder('canceled-shipment')
    await ship(number, 'one', [{ lineNo: 1, boxes: 1 }])
    await admin().Orders.Cancel('Incoming', orderId)
    await sendTwice()
    expect(await dueCount(number)).toBe(0)
    expect((await admin().Orders.ListShipments('Incoming', orderId)).Items).toEqual([])
  })

  test('boxes that staff sent on the platform at the same moment', async () => {
    const order = await anOrder('rival-shipment')
    await ship(order.number, 'here', [{ lineNo: 1, boxes: 3 }])
    await admin().Orders.Ship('Incoming', order.orderId, {})
    await sendTwice()
    await follow()
    expect((await detailOf(order)).lines.map(({ shippedBoxes }) => shippedBoxes)).toEqual([3, 2])
    expect(await shippedThere(order.orderId)).toEqual([3, 2])
  })
})

describe('a delivery of the shop', () => {
  test('is a shipment of the platform’s order with its lot and arrival, for the buyer too', async () => {
    const order = await anOrder('shipped')
    const { number, orderId, mine } = order
    const delivery = await ship(number, 'first', [{ lineNo: 1, boxes: 2, lot: 'A118' }])
    await sendTwice()
    const [shipment, ...others] = (await mine.Me.ListShipments({ orderID: orderId })).Items
    expect(others).toEqual([])
    expect(shipment).toMatchObject({ ID: delivery, Shipper: 'Prairie Freight', TrackingNumber: 'PF1' })
    expect(shipment).toMatchObject({ DateShipped: expect.any(String), DateDelivered: null })
    expect(shipment?.xp).toMatchObject({ Kind: 'parcel', Lots: [{ Lot: 'A118', Quantity: 2 }] })
    expect((await mine.Me.ListShipmentItems(delivery)).Items).toMatchObject([{ QuantityShipped: 2 }])
    expect(await statusOf(orderId)).toBe('Open')
    await markArrived(shop.needs.database, { deliveryId: delivery, at: new Date(), signedBy: 'Ada' })
    await sendTwice()
    const { Items } = await admin().Orders.ListShipments('Incoming', orderId)
    expect(Items).toMatchObject([{ DateDelivered: expect.any(String), xp: { Kind: 'parcel', SignedBy: 'Ada' } }])
    await shop.needs.database.rows(sql`delete from platform_cursors`)
    await follow()
    const { shipments } = await detailOf(order)
    expect(shipments).toMatchObject([{ number: delivery, tracking: 'PF1', lines: [{ boxes: 2, lot: 'A118' }] }])
  })

  test('completes the order on the platform if it is the last one', async () => {
    const { number, orderId } = await anOrder('completed-shipment')
    await ship(number, 'part', [{ lineNo: 1, boxes: 3 }])
    await ship(number, 'rest', [{ lineNo: 2, boxes: 2 }])
    await sendTwice()
    expect(await statusOf(orderId)).toBe('Completed')
    expect((await admin().Orders.ListShipments('Incoming', orderId)).Items).toHaveLength(2)
  })

  test('whose remaining boxes are canceled completes the order there as well', async () => {
    const { number, orderId, member } = await anOrder('rest-canceled')
    await ship(number, 'part', [{ lineNo: 1, boxes: 3 }])
    await sendTwice()
    await member.shop.MyOrders.CancelOrderLines({ number, lines: [{ lineNo: 2, boxes: 2 }] })
    await follow()
    expect(await statusOf(orderId)).toBe('Completed')
  })
})

describe('a shipment of another program', () => {
  test('appears once it is dated, with its own carrier and lot, beside what left here', async () => {
    const order = await anOrder('foreign')
    const { number, orderId } = order
    await ship(number, 'own', [{ lineNo: 2, boxes: 2 }])
    const lines = (await admin().LineItems.List('Incoming', orderId)).Items
    const slate = lines.find(({ ProductID }) => ProductID === 'slate')?.ID ?? ''
    const { Shipments } = admin()
    const ids = [`f1-${number}`, `f2-${number}`] as const
    for (const [at, ID] of ids.entries()) {
      const xp = { Lots: [{ LineItemID: slate, Lot: `L${at}`, Quantity: at + 1 }] }
      await Shipments.Create({ ID, Shipper: 'Overland', TrackingNumber: `OV${at}`, xp })
      await Shipments.SaveItem(ID, { OrderID: orderId, LineItemID: slate, QuantityShipped: at + 1 })
    }
    await follow()
    expect((await detailOf(order)).shipments).toHaveLength(1)
    for (const ID of ids) await Shipments.Patch(ID, { DateShipped: '2026-01-02T00:00:00Z' })
    await follow()
    await sendTwice()
    await follow()
    const { shipments, lines: sold, status } = await detailOf(order)
    expect(status).toBe('completed')
    expect(await statusOf(orderId)).toBe('Completed')
    expect(sold.map(({ shippedBoxes }) => shippedBoxes)).toEqual(await shippedThere(orderId))
    const foreign = shipments.filter(({ carrier }) => carrier === 'Overland')
    expect(foreign).toMatchObject([
      { tracking: 'OV0', lines: [{ boxes: 1, lot: 'L0' }] },
      { tracking: 'OV1', lines: [{ boxes: 2, lot: 'L1' }] },
    ])
    await Shipments.Patch(ids[1], { TrackingNumber: 'OV9', DateDelivered: '2026-01-03T00:00:00Z' })
    await follow()
    const after = (await detailOf(order)).shipments.find(({ tracking }) => tracking === 'OV9')
    expect(after?.deliveredAt).toEqual(expect.any(String))
  })
})
