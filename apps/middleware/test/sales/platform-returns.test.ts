import { markArrived } from '@tessera/middleware/modules/orders/deliveries/create-delivery'
import { invoiceDeliveries } from '@tessera/middleware/modules/orders/deliveries/invoice-deliveries'
import { sendShipments } from '@tessera/middleware/modules/orders/deliveries/send-shipments'
import { salesTasks } from '@tessera/middleware/modules/orders/jobs'
import { moveReturn, type ReturnMove } from '@tessera/middleware/modules/orders/returns/move-return'
import { sendReturns } from '@tessera/middleware/modules/orders/returns/send-returns'
import { settleReturns } from '@tessera/middleware/modules/orders/returns/settle-returns'
import { importWebOrder } from '@tessera/middleware/modules/orders/web-orders/import-web-order'
import { mirrorQuoteOrders } from '@tessera/middleware/modules/plans/quotes/mirror-quote-orders'
import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aLine, aSalesShop, type SalesShop } from './a-sales-shop.ts'
import { type PlacedWebOrder, placeByCard } from './a-web-order.ts'
import { createDelivery } from './take-steps.ts'

let shop: SalesShop
beforeAll(async () => {
  shop = await aSalesShop()
})
beforeEach(() => shop.needs.database.rows(sql`truncate rate_limits`))

const now = () => new Date()
const admin = () => shop.payments.auth.admin

interface Delivered extends PlacedWebOrder {
  number: string
  orderId: string
}

/** Three boxes of slate and two of grout for $40, delivered, invoiced and shipped on the platform. */
async function delivered(name: string): Promise<Delivered> {
  const { database } = shop.needs
  const placed = await placeByCard(shop, name)
  const { orderId } = placed.shopper
  await shop.payments.settle(orderId)
  const number = (await importWebOrder(shop.needs, orderId)) ?? ''
  const lines = [
    { lineNo: 1, boxes: 3 },
    { lineNo: 2, boxes: 2 },
  ]
  const deliveryId = await createDelivery(database, { documentId: number, key: `of ${number}`, lines }, now())
  await markArrived(database, { deliveryId, at: now() })
  await invoiceDeliveries(shop.needs, now())
  await sendShipments(shop.needs)
  return { ...placed, number, orderId }
}

const ask = async ({ member, number }: Delivered, boxes: number, kind: 'return' | 'damage' = 'return') =>
  (await member.shop.MyOrders.RequestReturn({ number, kind, reason: 'Too many', lines: [{ lineNo: 1, boxes }] })).number
const move = (returnId: string, to: ReturnMove['to'], more: Partial<ReturnMove> = {}) =>
  moveReturn(shop.needs.database, { returnId, to, ...more }, 'https://shop.test', now())
/** Two processes at once. */
const send = () => Promise.all([sendReturns(shop.needs, now()), sendReturns(shop.needs, now())])
const settle = () => Promise.all([settleReturns(shop.needs, now()), settleReturns(shop.needs, now())])
const follow = async () => {
  await salesTasks(shop.needs)['follow-platform']?.({})
  await send()
}
const here = async ({ member, number }: Delivered, id: string) =>
  (await member.shop.MyAccount.GetOrderDetail({ projectId: number })).returns.find((one) => one.number === id)
const refundsOf = async (orderId: string) =>
  (await admin().Payments.List('Incoming', orderId)).Items.filter(({ Amount }) => (Amount ?? 0) < 0)
const slateOf = async (orderId: string) =>
  (await admin().LineItems.List('Incoming', orderId)).Items.find(({ ProductID }) => ProductID === 'slate')?.ID ?? ''

describe('refusals', () => {
  test('a refund that the platform does not take is not paid here', async () => {
    const order = await delivered('refused-refund')
    const id = await ask(order, 1)
    await send()
    for (const to of ['approved', 'received', 'inspected'] as const) await move(id, to)
    const commerce = { ...shop.needs.commerce, backOffice: () => Promise.reject(new Error('down')) }
    expect(await sendReturns({ ...shop.needs, commerce }, now())).toBe(0)
    await settle()
    expect(await here(order, id)).toMatchObject({ status: 'inspected', creditId: null })
    await shop.needs.database.rows(sql`update sales_returns set platform_due = now() where id = ${id}`)
    await send()
    await settle()
    expect(await here(order, id)).toMatchObject({ status: 'refunded' })
  })

  test('boxes that a program returned on the platform first are declined here', async () => {
    const order = await delivered('rival-return')
    const { orderId } = order
    const LineItemID = await slateOf(orderId)
    const id = await ask(order, 2)
    const made = await admin().OrderReturns.Create({ OrderID: orderId, ItemsToReturn: [{ LineItemID, Quantity: 2 }] })
    await admin().OrderReturns.Submit(made.ID)
    await send()
    expect(await here(order, id)).toMatchObject({
      status: 'declined',
      answer: expect.stringContaining('another return'),
    })
  })

  test('of two that come back at once no more is refunded than was paid', async () => {
    const order = await delivered('two-refunds')
    const ids = [await ask(order, 2), await ask(order, 1)]
    await send()
    for (const id of ids) for (const to of ['approved', 'received', 'inspected'] as const) await move(id, to)
    await send()
    await settle()
    const refunds = await refundsOf(order.orderId)
    const sum = refunds.reduce((total, { Amount }) => total - Math.round((Amount ?? 0) * 100), 0)
    const credits = await Promise.all(ids.map((id) => here(order, id)))
    expect(sum).toBe(credits.reduce((total, one) => total + (one?.creditCents ?? 0), 0))
    expect(sum).toBe(3000)
  })
})

describe('a return of the shop', () => {
  test('waits on the platform, is approved, and is refunded to the cent on both sides, for the buyer to see', async () => {
    const order = await delivered('returned')
    const id = await ask(order, 2)
    await send()
    const mine = shop.payments.auth.platformAs(order.shopper.bearer.token)
    expect(await mine.OrderReturns.Get(id)).toMatchObject({
      OrderID: order.orderId,
      Status: 'AwaitingApproval',
      Comments: 'Too many',
      ItemsToReturn: [{ Quantity: 2 }],
      xp: { Kind: 'return', OrderNumber: expect.stringMatching(/^4/) },
    })
    await move(id, 'approved')
    await send()
    expect(await mine.OrderReturns.Get(id)).toMatchObject({ Status: 'Open', DateApproved: expect.any(String) })
    await move(id, 'received')
    await send()
    expect(await mine.OrderReturns.Get(id)).toMatchObject({ Status: 'Open', xp: { Status: 'received' } })
    await move(id, 'inspected', { accepted: new Map([[1, 1]]) })
    await send()
    await settle()
    await send()
    const shown = await here(order, id)
    expect(shown).toMatchObject({ status: 'refunded', creditCents: 1000 })
    expect(await mine.OrderReturns.Get(id)).toMatchObject({
      Status: 'Completed',
      RefundAmount: 10,
      ItemsToReturn: [{ Quantity: 1 }],
    })
    expect(await refundsOf(order.orderId)).toMatchObject([
      { ID: `refund-${id}`, Amount: -10, Type: 'CreditCard', Accepted: true, OrderReturnID: id },
    ])
  })

  test('of a quote’s order is refunded whole, with its tax', async () => {
    const { database } = shop.needs
    const member = await shop.retail('quoted-return')
    const lines = [aLine(1, { sku: 'slate', boxes: 2, totalCents: 2000 })]
    const quoted = { origin: 'quote' as const, lines, taxCents: 140, totalCents: 2140, paymentMethod: null }
    const number = await shop.order(member, quoted)
    await mirrorQuoteOrders(shop.needs)
    const sent = { documentId: number, key: `of ${number}`, lines: [{ lineNo: 1, boxes: 2 }] }
    const deliveryId = await createDelivery(database, sent, now())
    await markArrived(database, { deliveryId, at: now() })
    await sendShipments(shop.needs)
    const { number: id } = await member.shop.MyOrders.RequestReturn({
      number,
      reason: 'Too many',
      lines: [{ lineNo: 1, boxes: 2 }],
    })
    for (const to of ['approved', 'received', 'inspected'] as const) await move(id, to)
    await send()
    expect(await admin().OrderReturns.Get(id)).toMatchObject({ Status: 'Completed', RefundAmount: 21.4 })
  })

  test('that is declined, withdrawn, or worth nothing ends the same way there', async () => {
    const order = await delivered('not-refunded')
    const declined = await ask(order, 1)
    await move(declined, 'declined', { answer: 'Opened boxes.' })
    const withdrawn = await ask(order, 1)
    await send()
    await order.member.shop.MyOrders.CancelReturn({ returnNumber: withdrawn })
    const worthless = await ask(order, 1)
    for (const to of ['approved', 'received'] as const) await move(worthless, to)
    await move(worthless, 'inspected', { accepted: new Map([[1, 0]]) })
    await send()
    await settle()
    const { OrderReturns } = admin()
    expect(await OrderReturns.Get(declined)).toMatchObject({ Status: 'Declined' })
    expect((await OrderReturns.ListApprovals(declined)).Items).toMatchObject([{ Comments: 'Opened boxes.' }])
    expect(await OrderReturns.Get(withdrawn)).toMatchObject({ Status: 'Canceled' })
    expect(await OrderReturns.Get(worthless)).toMatchObject({ Status: 'Completed', RefundAmount: 0 })
    expect(await refundsOf(order.orderId)).toEqual([])
  })
})

describe('what is decided on the platform', () => {
  test('approval, refusal and cancellation are shown here', async () => {
    const order = await delivered('decided-there')
    const [approved, declined, canceled] = [await ask(order, 1), await ask(order, 1), await ask(order, 1)]
    await send()
    const { OrderReturns } = admin()
    await OrderReturns.Approve(approved, {})
    await OrderReturns.Decline(declined, {})
    await OrderReturns.Cancel(canceled)
    await follow()
    expect(await here(order, approved)).toMatchObject({ status: 'approved' })
    expect(await here(order, declined)).toMatchObject({ status: 'declined' })
    expect(await here(order, canceled)).toMatchObject({ status: 'canceled' })
  })

  test('a return that the buyer makes there comes here once, and its refund there is paid here', async () => {
    const { OrderReturns, Payments, Products } = admin()
    await Products.Patch('slate', { Returnable: true })
    const order = await delivered('made-there')
    const mine = shop.payments.auth.platformAs(order.shopper.bearer.token)
    const { ID } = await mine.OrderReturns.Create({
      OrderID: order.orderId,
      Comments: 'Wrong color',
      ItemsToReturn: [{ LineItemID: await slateOf(order.orderId), Quantity: 1 }],
    })
    expect(await mine.OrderReturns.Submit(ID)).toMatchObject({ Status: 'AwaitingApproval' })
    await Promise.all([follow(), follow()])
    const { returns } = await order.member.shop.MyAccount.GetOrderDetail({ projectId: order.number })
    expect(returns).toMatchObject([{ reason: 'Wrong color', status: 'requested', lines: [{ lineNo: 1, boxes: 1 }] }])
    const id = returns[0]?.number ?? ''
    await move(id, 'approved')
    await send()
    expect(await OrderReturns.Get(ID)).toMatchObject({ Status: 'Open' })
    await OrderReturns.Patch(ID, { RefundAmount: 7.5 })
    const refund = { Type: 'PurchaseOrder' as const, Amount: -7.5, OrderReturnID: ID, Accepted: true }
    await Payments.Create('Incoming', order.orderId, refund)
    await follow()
    await settle()
    expect(await here(order, id)).toMatchObject({ status: 'refunded', creditCents: 750 })
    expect(await refundsOf(order.orderId)).toHaveLength(1)
  })
})
