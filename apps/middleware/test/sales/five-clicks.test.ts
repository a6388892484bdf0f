import type { OrderDetail } from '@tessera/client/shop/types.gen'
import { usedCredit } from '@tessera/middleware/modules/checkout/methods/terms-method'
import { cancelOrder } from '@tessera/middleware/modules/orders/cancellations/cancel-order'
import { settleCanceled } from '@tessera/middleware/modules/orders/cancellations/settle-canceled'
import { settleCanceledParts } from '@tessera/middleware/modules/orders/cancellations/settle-canceled-parts'
import { markArrived } from '@tessera/middleware/modules/orders/deliveries/create-delivery'
import { salesTasks } from '@tessera/middleware/modules/orders/jobs'
import type { SalesTaskNeeds } from '@tessera/middleware/modules/orders/sales-needs'
import { importWebOrder } from '@tessera/middleware/modules/orders/web-orders/import-web-order'
import { findCustomer } from '@tessera/middleware/modules/people/session/find-customer'
import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aSalesShop, type SalesShop } from './a-sales-shop.ts'
import { type PlacedWebOrder, placeByCard, placeOnTerms } from './a-web-order.ts'
import { createDelivery } from './take-steps.ts'

let shop: SalesShop
beforeAll(async () => {
  shop = await aSalesShop()
  const Inventory = { Enabled: true, QuantityAvailable: 500 }
  for (const sku of ['slate', 'grout']) await shop.payments.auth.admin.Products.Patch(sku, { Inventory })
})
beforeEach(() => shop.needs.database.rows(sql`truncate rate_limits`))

const five = <T>(click: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 5 }, click))
const stockOf = async (sku = 'slate') =>
  (await shop.payments.auth.admin.Products.Get(sku)).Inventory?.QuantityAvailable ?? 0
const auditsOf = (number: string, action: string) =>
  shop.needs.database.rows(sql`select id from audit_records where object = ${number} and action = ${action}`)
const kindsOf = ({ timeline }: OrderDetail, kind: string) => timeline.filter((one) => one.kind === kind)

interface Order extends PlacedWebOrder {
  number: string
}
async function taken(placed: Promise<PlacedWebOrder>): Promise<Order> {
  const { shopper, member } = await placed
  return { shopper, member, number: (await importWebOrder(shop.needs, shopper.orderId)) ?? '' }
}
const paidByCard = async (name: string): Promise<Order> => {
  const order = await taken(placeByCard(shop, name))
  await shop.payments.settle(order.shopper.orderId)
  return order
}
const cancel = ({ member, number }: Order) => member.shop.MyOrders.CancelOrder({ number, reason: 'Changed my mind' })

/** Runs the queued jobs, each in two processes at once. */
async function runJobs({ shopper }: Order): Promise<void> {
  await shop.payments.settle(shopper.orderId)
  const now = new Date()
  await Promise.all([settleCanceled(shop.needs, now), settleCanceled(shop.needs, now)])
  await Promise.all([settleCanceledParts(shop.needs, now), settleCanceledParts(shop.needs, now)])
}

async function moneyOf({ shopper }: Order) {
  const [attempt] = await shop.payments.attempts(shopper.orderId)
  const found = await shop.payments.needs.provider.find({ paymentId: attempt?.payment ?? '' })
  if (found.outcome !== 'found') throw new Error('the provider does not know the payment')
  const { capturedCents, refundedCents } = found.payment
  return { capturedCents, refundedCents }
}

async function expectOneCancel(order: Order, answers: OrderDetail[]): Promise<void> {
  const [first] = answers
  expect(first).toMatchObject({ status: 'canceled', cancel: { isAllowed: false } })
  for (const answer of answers) expect(answer).toEqual(first)
  expect(await auditsOf(order.number, 'order.cancel')).toHaveLength(1)
  const there = await shop.payments.auth.admin.Orders.Get('Incoming', order.shopper.orderId)
  expect(there.Status).toBe('Canceled')
}

describe('five clicks on "cancel order" are one cancellation with one answer', () => {
  test('paid by card: the boxes are back once, the money goes back once', async () => {
    const before = [await stockOf('slate'), await stockOf('grout')]
    const order = await paidByCard('five-paid')
    await expectOneCancel(order, await five(() => cancel(order)))
    expect([await stockOf('slate'), await stockOf('grout')]).toEqual(before)
    await runJobs(order)
    expect(await moneyOf(order)).toEqual({ capturedCents: 4000, refundedCents: 4000 })
    const later = await cancel(order)
    expect(kindsOf(later, 'canceled')).toHaveLength(1)
    expect(kindsOf(later, 'paid-back')).toHaveLength(1)
    expect(await auditsOf(order.number, 'order.cancel')).toHaveLength(1)
  })

  test('by card during the charge: no money is kept', async () => {
    const before = await stockOf()
    const order = await taken(placeByCard(shop, 'five-charging'))
    const [answers] = await Promise.all([five(() => cancel(order)), shop.payments.settle(order.shopper.orderId)])
    await expectOneCancel(order, answers)
    expect(await stockOf()).toBe(before)
    await runJobs(order)
    const { capturedCents, refundedCents } = await moneyOf(order)
    expect(capturedCents - refundedCents).toBe(0)
  })

  test('on terms: the credit is free again', async () => {
    const before = await stockOf()
    const order = await taken(placeOnTerms(shop, 'five-terms'))
    await shop.payments.settle(order.shopper.orderId)
    expect(await usedCredit(shop.needs.database, order.member.accountId)).toBe(3000)
    await expectOneCancel(order, await five(() => cancel(order)))
    expect(await stockOf()).toBe(before)
    expect(await usedCredit(shop.needs.database, order.member.accountId)).toBe(0)
  })

  test('without a payment, as orders from quotes are', async () => {
    const before = await stockOf()
    const order = await taken(placeOnTerms(shop, 'five-unpaid'))
    await shop.payments.settle(order.shopper.orderId)
    await shop.needs.database.rows(sql`update sales_documents set attempt_id = null where id = ${order.number}`)
    await expectOneCancel(order, await five(() => cancel(order)))
    expect(await stockOf()).toBe(before)
  })
})

describe('a process that dies', () => {
  const dyingAt = (Orders: object): SalesTaskNeeds => {
    const { client } = shop.needs.commerce
    return {
      ...shop.needs,
      commerce: { ...shop.needs.commerce, client: { ...client, Orders: { ...client.Orders, ...Orders } } },
    }
  }
  const cancelWith = async (needs: SalesTaskNeeds, { member, number }: Order) => {
    const session = await shop.payments.auth.signIn(member.email)
    const customer = await findCustomer(shop.needs.database, session.tessera_auth_token)
    if (!customer) throw new Error('nobody is signed in')
    const auditActor = { personID: customer.personID, accountID: customer.account.id }
    return cancelOrder(needs, { customer, number, reason: null, auditActor, now: new Date() })
  }
  const cancelAndDie = async (...given: Parameters<typeof shop.needs.commerce.client.Orders.Cancel>) => {
    await shop.needs.commerce.client.Orders.Cancel(...given)
    throw new Error('died')
  }

  test('after the platform has canceled leaves the rest to a job: the money goes back once', async () => {
    const order = await paidByCard('five-died')
    await expect(cancelWith(dyingAt({ Cancel: cancelAndDie }), order)).rejects.toThrow('died')
    for (const _ of [1, 2]) await salesTasks(shop.needs)['follow-web-orders']?.({})
    await runJobs(order)
    expect(await moneyOf(order)).toEqual({ capturedCents: 4000, refundedCents: 4000 })
    expect(await cancel(order)).toMatchObject({ status: 'canceled' })
  })

  test('leaves the order to the next click', async () => {
    const before = await stockOf()
    const order = await paidByCard('five-again')
    await expect(cancelWith(dyingAt({ Cancel: cancelAndDie }), order)).rejects.toThrow('died')
    await expectOneCancel(order, await five(() => cancel(order)))
    expect(await stockOf()).toBe(before)
    await runJobs(order)
    expect(await moneyOf(order)).toEqual({ capturedCents: 4000, refundedCents: 4000 })
  })
})

describe('five clicks on "cancel boxes"', () => {
  const cancelBoxes = ({ member, number }: Order, lineNo: number, boxes: number) =>
    member.shop.MyOrders.CancelOrderLines({ number, lines: [{ lineNo, boxes }] })

  test('cancel them once: the boxes are back once, the money goes back once', async () => {
    const order = await paidByCard('five-boxes')
    const before = await stockOf()
    const answers = await five(() => cancelBoxes(order, 1, 1))
    expect(answers[0]).toMatchObject({ status: 'open', canceledCents: 1000, lines: [{ canceledBoxes: 1 }, {}] })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await stockOf()).toBe(before + 1)
    expect(await auditsOf(order.number, 'order.cancel-lines')).toHaveLength(1)
    await runJobs(order)
    expect(await moneyOf(order)).toEqual({ capturedCents: 4000, refundedCents: 1000 })
  })

  test('for other boxes at the same time wait for each other', async () => {
    const order = await paidByCard('five-others')
    await Promise.all([cancelBoxes(order, 1, 2), cancelBoxes(order, 2, 1), cancelBoxes(order, 1, 2)])
    const detail = await order.member.shop.MyAccount.GetOrderDetail({ projectId: order.number })
    expect(detail).toMatchObject({ canceledCents: 2500, lines: [{ canceledBoxes: 2 }, { canceledBoxes: 1 }] })
  })

  test('while the whole order is canceled end in a canceled order', async () => {
    const before = await stockOf()
    const order = await paidByCard('five-both')
    const [whole] = await Promise.all([cancel(order), cancelBoxes(order, 1, 1).catch((error) => error)])
    expect(whole.status).toBe('canceled')
    expect(await stockOf()).toBe(before)
    await runJobs(order)
    expect(await moneyOf(order)).toEqual({ capturedCents: 4000, refundedCents: 4000 })
  })
})

test('five clicks on "keep the boxes" take a return back once, with one answer', async () => {
  const pro = await shop.pro('five-returns')
  const number = await shop.order(pro)
  const lines = [{ lineNo: 1, boxes: 10, lot: 'A118' }]
  const deliveryId = await createDelivery(shop.needs.database, { documentId: number, key: number, lines }, new Date())
  await markArrived(shop.needs.database, { deliveryId, at: new Date() })
  const asked = { number, reason: 'Too many', lines: [{ lineNo: 1, boxes: 4 }] }
  const { number: returnNumber } = await pro.shop.MyOrders.RequestReturn(asked)
  const answers = await five(() => pro.shop.MyOrders.CancelReturn({ returnNumber }))
  expect(answers[0]).toMatchObject({ number: returnNumber, status: 'canceled' })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await auditsOf(returnNumber, 'return.cancel')).toHaveLength(1)
})
