import { settleCanceled } from '@tessera/middleware/modules/orders/cancellations/settle-canceled'
import { markArrived } from '@tessera/middleware/modules/orders/deliveries/create-delivery'
import { invoiceDeliveries } from '@tessera/middleware/modules/orders/deliveries/invoice-deliveries'
import { sendShipments } from '@tessera/middleware/modules/orders/deliveries/send-shipments'
import { importWebOrders, salesTasks } from '@tessera/middleware/modules/orders/jobs'
import { moveReturn } from '@tessera/middleware/modules/orders/returns/move-return'
import { sendReturns } from '@tessera/middleware/modules/orders/returns/send-returns'
import { settleReturns } from '@tessera/middleware/modules/orders/returns/settle-returns'
import { importWebOrder } from '@tessera/middleware/modules/orders/web-orders/import-web-order'
import { sql } from '@tessera/server/sql'
import { refusal } from '@tessera/testing/refusal'
import { beforeAll, describe, expect, test } from 'vitest'
import { aSalesShop, type SalesShop } from './a-sales-shop.ts'
import { placeByCard, placeOnTerms } from './a-web-order.ts'
import { createDelivery, moveLines } from './take-steps.ts'

let shop: SalesShop
beforeAll(async () => {
  shop = await aSalesShop()
})

const placed = (name: string) => placeByCard(shop, name)
const placedOnTerms = (name: string) => placeOnTerms(shop, name)

const documentsOf = (orderId: string) =>
  shop.needs.database.rows<{ id: string }>(sql`select id from sales_documents where platform_order_id = ${orderId}`)

describe('taking a web order', () => {
  test('a cart that was not placed is not taken', async () => {
    const shopper = await shop.payments.shopper()
    expect(await importWebOrder(shop.needs, shopper.orderId)).toBeUndefined()
    expect(await documentsOf(shopper.orderId)).toEqual([])
  })

  test('ten jobs at once make one sales document', async () => {
    const { shopper, member } = await placed('ten')
    const numbers = await Promise.all(Array.from({ length: 10 }, () => importWebOrder(shop.needs, shopper.orderId)))
    const [document, ...others] = await documentsOf(shopper.orderId)
    expect(others).toEqual([])
    expect(new Set(numbers)).toEqual(new Set([document?.id]))
    const detail = await member.shop.MyAccount.GetOrderDetail({ projectId: document?.id ?? '' })
    expect(detail).toMatchObject({ orderId: shopper.orderId, status: 'open', origin: 'web', totalCents: 4000 })
    expect(detail.lines.map(({ sku, boxes, totalCents }) => [sku, boxes, totalCents])).toEqual([
      ['slate', 3, 3000],
      ['grout', 2, 1000],
    ])
    expect(detail.timeline.map(({ kind }) => kind)).toEqual(['placed'])
    expect(detail.paymentText).toBe('Visa ending in 1111')
    expect(detail.partners.map(({ role }) => role)).toEqual(['sold-to', 'bill-to', 'payer'])
  })

  test('placing it queues the job, and the round finds what a job has missed', async () => {
    const { shopper, member } = await placed('round')
    const jobs = await shop.needs.database.rows(sql`
      select true from graphile_worker.jobs where key = ${`order-placed ${shopper.orderId}`}`)
    expect(jobs).toHaveLength(1)
    await Promise.all([importWebOrders(shop.needs), importWebOrders(shop.needs)])
    const [document] = await documentsOf(shopper.orderId)
    expect(document?.id).toMatch(/^45\d{8}$/)
    expect(await member.shop.MyAccount.GetOrderDetail({ projectId: shopper.orderId })).toMatchObject({
      number: document?.id,
    })
    expect(await member.shop.MyAccount.GetOrders({})).toMatchObject({ totalCount: 1 })
    expect(await importWebOrders(shop.needs)).toBe(0)
  })

  test('a guest’s order is imported too, without an account', async () => {
    const { payments } = shop
    const shopper = await payments.shopper()
    await payments.submit(shopper, { paymentMethod: 'Credit_Card', paymentToken: await payments.card(shopper) })
    const number = await importWebOrder(shop.needs, shopper.orderId)
    const row = await shop.needs.database.find(
      sql`select account_id, placed_by from sales_documents where id = ${number}`,
    )
    expect(row).toEqual({ account_id: null, placed_by: 'Guest' })
  })
})

describe('from the warehouse to the invoice', () => {
  test('more than was ordered never leaves, and nothing is written', async () => {
    const { shopper } = await placedOnTerms('greedy')
    const documentId = (await importWebOrder(shop.needs, shopper.orderId)) ?? ''
    const tooMuch = { documentId, key: 'too much', lines: [{ lineNo: 1, boxes: 4 }] }
    await expect(createDelivery(shop.needs.database, tooMuch, new Date())).rejects.toThrow()
    expect(await shop.needs.database.rows(sql`select id from deliveries where document_id = ${documentId}`)).toEqual([])
  })

  test('two deliveries, each once, are two invoices that add up to the order; arriving shows lots and proof', async () => {
    const { shopper, member } = await placedOnTerms('carrier')
    const { database } = shop.needs
    const documentId = (await importWebOrder(shop.needs, shopper.orderId)) ?? ''
    await moveLines(database, { documentId, step: 'picking' }, new Date())
    const one = {
      documentId,
      key: 'one',
      lines: [{ lineNo: 1, boxes: 2, lot: 'B7' }],
      carrier: 'Prairie Freight',
      tracking: 'PF-9',
    }
    const numbers = await Promise.all([1, 2, 3].map(() => createDelivery(database, one, new Date())))
    expect(new Set(numbers).size).toBe(1)
    const partly = await member.shop.MyAccount.GetOrders({})
    expect(partly.items[0]).toMatchObject({ statusText: '2 of 3 sent', status: 'open' })
    await createDelivery(database, { documentId, key: 'two', lines: [{ lineNo: 1, boxes: 1, lot: 'B8' }] }, new Date())
    await Promise.all([invoiceDeliveries(shop.needs, new Date()), invoiceDeliveries(shop.needs, new Date())])
    await invoiceDeliveries(shop.needs, new Date())
    const read = () => member.shop.MyAccount.GetOrderDetail({ projectId: documentId })
    expect(await read()).toMatchObject({ status: 'completed', statusText: 'On its way' })
    expect((await member.shop.MyAccount.GetOrders({})).items[0]).toMatchObject({ statusText: 'On its way' })
    await markArrived(database, { deliveryId: numbers[0] ?? '', at: new Date(), signedBy: 'D. Reyes' })
    const detail = await read()
    expect(detail.shipments.map(({ lines }) => lines.map(({ lot, boxes }) => [lot, boxes]))).toEqual([
      [['B7', 2]],
      [['B8', 1]],
    ])
    expect(detail.shipments[0]).toMatchObject({
      carrier: 'Prairie Freight',
      tracking: 'PF-9',
      proof: { signedBy: 'D. Reyes' },
    })
    const invoices = detail.documents.filter(({ kind }) => kind === 'invoice')
    expect(invoices.map(({ amountCents }) => amountCents)).toEqual([2000, 1000])
    expect(detail.balanceCents).toBe(3000)
    expect(detail.timeline.map(({ kind }) => kind).sort()).toEqual(
      ['placed', 'picking', 'shipped', 'shipped', 'invoiced', 'invoiced', 'delivered'].sort(),
    )
  })
})

test('boxes of an order that a card paid for are paid back to the card, once', async () => {
  const { shopper, member } = await placed('card-back')
  const { database } = shop.needs
  const documentId = (await importWebOrder(shop.needs, shopper.orderId)) ?? ''
  await shop.payments.settle(shopper.orderId)
  const deliveryId = await createDelivery(
    database,
    { documentId, key: 'back', lines: [{ lineNo: 1, boxes: 3 }] },
    new Date(),
  )
  await markArrived(database, { deliveryId, at: new Date() })
  await invoiceDeliveries(shop.needs, new Date())
  const wish = { number: documentId, reason: 'One too many', lines: [{ lineNo: 1, boxes: 1 }] }
  const { number: returnId } = await member.shop.MyOrders.RequestReturn(wish)
  for (const to of ['approved', 'received', 'inspected'] as const)
    await moveReturn(database, { returnId, to }, 'https://shop.test', new Date())
  await sendShipments(shop.needs)
  await sendReturns(shop.needs, new Date())
  await Promise.all([settleReturns(shop.needs, new Date()), settleReturns(shop.needs, new Date())])
  const { returns } = await member.shop.MyAccount.GetOrderDetail({ projectId: documentId })
  expect(returns).toMatchObject([{ status: 'refunded', creditCents: 1000, creditTo: 'Visa ending in 1111' }])
  const attempt = await database.find<{ refunded: number; payment: string }>(sql`
    select refunded_cents as refunded, provider_payment_id as payment from payment_attempts
    where order_id = ${shopper.orderId} and state = 'captured'`)
  expect(attempt?.refunded).toBe(1000)
  const found = await shop.payments.needs.provider.find({ paymentId: attempt?.payment ?? '' })
  expect(found).toMatchObject({ outcome: 'found', payment: { refundedCents: 1000 } })
})

describe('canceling', () => {
  test('what is picked is not taken back by a click', async () => {
    const { shopper, member } = await placedOnTerms('picked')
    const number = (await importWebOrder(shop.needs, shopper.orderId)) ?? ''
    await moveLines(shop.needs.database, { documentId: number, step: 'picking' }, new Date())
    expect(await refusal(member.shop.MyOrders.CancelOrder({ number }))).toMatchObject({ status: 409 })
  })

  test('on terms it gives the credit back, and the platform lets go of it', async () => {
    const { shopper, member } = await placedOnTerms('regret')
    await shop.payments.settle(shopper.orderId)
    const number = (await importWebOrder(shop.needs, shopper.orderId)) ?? ''
    const detail = await member.shop.MyOrders.CancelOrder({ number, reason: 'Wrong color' })
    expect(detail).toMatchObject({ status: 'canceled', cancel: { isAllowed: false } })
    expect(detail.lines).toMatchObject([{ fulfilment: 'canceled', canceledBoxes: 3 }])
    expect(await shop.payments.auth.admin.Orders.Get('Incoming', shopper.orderId)).toMatchObject({ Status: 'Canceled' })
    const open = await shop.needs.database.rows(sql`
      select true from terms_payments where order_id = ${shopper.orderId} and released_at is null`)
    expect(open).toEqual([])
    const audits = await shop.needs.database.rows(sql`select after from audit_records where object = ${number}`)
    expect(audits).toEqual([{ after: { reason: 'Wrong color' } }])
  })

  test('what is paid for goes back to the card, all of it and once', async () => {
    const { shopper, member } = await placed('paid')
    const number = (await importWebOrder(shop.needs, shopper.orderId)) ?? ''
    await shop.payments.settle(shopper.orderId)
    expect(await member.shop.MyOrders.CancelOrder({ number })).toMatchObject({ status: 'canceled' })
    await Promise.all([settleCanceled(shop.needs, new Date()), settleCanceled(shop.needs, new Date())])
    const [attempt] = await shop.payments.attempts(shopper.orderId)
    const found = await shop.payments.needs.provider.find({ paymentId: attempt?.payment ?? '' })
    expect(found).toMatchObject({ payment: { capturedCents: 4000, refundedCents: 4000 } })
    const { timeline } = await member.shop.MyAccount.GetOrderDetail({ projectId: number })
    expect(timeline.filter(({ kind }) => kind === 'paid-back')).toHaveLength(1)
  })

  test('by card around the capture no money is kept, no matter how close the two are', async () => {
    const { shopper, member } = await placed('race')
    const number = (await importWebOrder(shop.needs, shopper.orderId)) ?? ''
    const results = await Promise.allSettled([
      member.shop.MyOrders.CancelOrder({ number }),
      shop.payments.settle(shopper.orderId),
    ])
    if (results[0]?.status === 'rejected') await member.shop.MyOrders.CancelOrder({ number }).catch(() => {})
    await shop.payments.settle(shopper.orderId)
    await salesTasks(shop.needs)['follow-web-orders']?.({})
    await settleCanceled(shop.needs, new Date())
    const [attempt] = await shop.payments.attempts(shopper.orderId)
    const { status } = await member.shop.MyAccount.GetOrderDetail({ projectId: number })
    expect(status).toBe('canceled')
    const found = await shop.payments.needs.provider.find({ paymentId: attempt?.payment ?? '' })
    const { capturedCents, refundedCents } =
      found.outcome === 'found' ? found.payment : { capturedCents: 0, refundedCents: 0 }
    expect(capturedCents - refundedCents).toBe(0)
  })
})
