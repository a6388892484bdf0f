import { usedCredit } from '@tessera/middleware/modules/checkout/methods/terms-method'
import { cancelRest } from '@tessera/middleware/modules/orders/cancellations/cancel-rest'
import { settleCanceled } from '@tessera/middleware/modules/orders/cancellations/settle-canceled'
import { settleCanceledParts } from '@tessera/middleware/modules/orders/cancellations/settle-canceled-parts'
import { invoiceDeliveries } from '@tessera/middleware/modules/orders/deliveries/invoice-deliveries'
import type { SalesTaskNeeds } from '@tessera/middleware/modules/orders/sales-needs'
import { collectOrderChanges } from '@tessera/middleware/modules/orders/web-orders/collect-order-changes'
import { followOrderChanges } from '@tessera/middleware/modules/orders/web-orders/follow-order-changes'
import { importWebOrder } from '@tessera/middleware/modules/orders/web-orders/import-web-order'
import { sql } from '@tessera/server/sql'
import { refusal } from '@tessera/testing/refusal'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aLine, aSalesShop, type Member, type SalesShop } from './a-sales-shop.ts'
import { placeByCard, placeOnTerms } from './a-web-order.ts'
import { createDelivery, moveLines } from './take-steps.ts'

let shop: SalesShop
let pro: Member
beforeAll(async () => {
  shop = await aSalesShop()
  pro = await shop.pro('mind-changer')
})
beforeEach(() => shop.needs.database.rows(sql`truncate rate_limits`))

const cancel = (of: Member, number: string, ...lines: { lineNo: number; boxes: number }[]) =>
  of.shop.MyOrders.CancelOrderLines({ number, lines })
const detailOf = (of: Member, number: string) => of.shop.MyAccount.GetOrderDetail({ projectId: number })
const stockOf = async (sku: string) =>
  (await shop.payments.auth.admin.Products.Get(sku)).Inventory?.QuantityAvailable ?? null
const twoLines = [aLine(1, { boxes: 3, totalCents: 3000 }), aLine(2, { boxes: 7, totalCents: 7001 })]

/** Runs in two processes at once. */
const settle = () =>
  Promise.all([settleCanceledParts(shop.needs, new Date()), settleCanceledParts(shop.needs, new Date())])
/** After all delays: the database clock is finer than ours and may lag. */
const follow = async () => {
  await collectOrderChanges(shop.needs, new Date())
  await followOrderChanges(shop.needs, new Date(Date.now() + 10 * 60_000))
}
const invoiced = async (number: string) => {
  const row = await shop.needs.database.find<{ cents: number }>(sql`
    select coalesce(sum(amount_cents), 0)::int as cents from billing_documents
    where sales_document_id = ${number} and type = 'RV'`)
  return row?.cents
}

describe('refusals', () => {
  test('a stranger, a line that is not there, too many, none, twice the same', async () => {
    const number = await shop.order(pro, { lines: twoLines })
    const stranger = await shop.pro('stranger')
    expect(await refusal(cancel(stranger, number, { lineNo: 1, boxes: 1 }))).toMatchObject({ status: 404 })
    expect(await refusal(cancel(pro, number))).toMatchObject({ status: 400 })
    expect(await refusal(cancel(pro, number, { lineNo: 9, boxes: 1 }))).toMatchObject({ status: 400 })
    const twice = { lineNo: 1, boxes: 1 }
    expect(await refusal(cancel(pro, number, twice, twice))).toMatchObject({ status: 400 })
    expect((await refusal(cancel(pro, number, { lineNo: 1, boxes: 4 })))?.message).toMatch(/1 to 3/)
    expect(await detailOf(pro, number)).toMatchObject({ canceledCents: 0, lines: [{ canceledBoxes: 0 }, {}] })
  })

  test('what is picked, and all that is left: that is the order', async () => {
    const number = await shop.order(pro, { lines: twoLines })
    const all = twoLines.map(({ lineNo, boxes }) => ({ lineNo, boxes }))
    expect((await refusal(cancel(pro, number, ...all)))?.message).toMatch(/Cancel the whole order/)
    await moveLines(shop.needs.database, { documentId: number, step: 'picking', lineNos: [1] }, new Date())
    expect(await refusal(cancel(pro, number, { lineNo: 1, boxes: 1 }))).toMatchObject({ status: 409 })
    const { lines } = await detailOf(pro, number)
    expect(lines.map(({ cancellability }) => cancellability.canCancel)).toEqual([false, true])
  })

  test('what a quote promised, and what was paid at the counter', async () => {
    const quoted = await shop.order(pro, { lines: twoLines, origin: 'quote', paymentMethod: null })
    expect((await refusal(cancel(pro, quoted, { lineNo: 1, boxes: 1 })))?.message).toMatch(/whole quote/)
    const paid = await shop.order(pro, { lines: twoLines, paymentMethod: 'Credit_Card' })
    expect((await refusal(cancel(pro, paid, { lineNo: 1, boxes: 1 })))?.message).toMatch(/paid in store/)
    expect((await refusal(pro.shop.MyOrders.CancelOrder({ number: paid })))?.message).toMatch(/paid in store/)
    const online = await shop.order(pro, { lines: twoLines, paymentMethod: 'Credit_Card', origin: 'web' })
    const elsewhere = 'We can’t refund this payment online. Call your store to cancel the order and get a refund.'
    expect((await refusal(cancel(pro, online, { lineNo: 1, boxes: 1 })))?.message).toContain(elsewhere)
    expect((await refusal(pro.shop.MyOrders.CancelOrder({ number: online })))?.message).toContain(elsewhere)
  })
})

test('what is canceled and what is invoiced are the order to the cent, with discount, freight and tax', async () => {
  const money = { taxCents: 701, discountCents: 333, shippingCents: 1999, totalCents: 10_001 - 333 + 1999 + 701 }
  const number = await shop.order(pro, { lines: twoLines, ...money })
  await cancel(pro, number, { lineNo: 2, boxes: 2 })
  const { database } = shop.needs
  await createDelivery(
    database,
    { documentId: number, key: `${number} a`, lines: [{ lineNo: 1, boxes: 1 }] },
    new Date(),
  )
  const detail = await cancel(pro, number, { lineNo: 1, boxes: 1 }, { lineNo: 2, boxes: 1 })
  expect(detail.lines).toMatchObject([{ canceledBoxes: 1 }, { canceledBoxes: 3 }])
  const rest = [
    { lineNo: 1, boxes: 1 },
    { lineNo: 2, boxes: 4 },
  ]
  await createDelivery(database, { documentId: number, key: `${number} b`, lines: rest }, new Date())
  await invoiceDeliveries(shop.needs, new Date())
  const after = await detailOf(pro, number)
  expect(after.status).toBe('completed')
  expect((await invoiced(number)) ?? 0).toBe(after.totalCents - after.canceledCents)
  const { spentByMonth } = await pro.shop.MyOrders.GetOrderOverview()
  expect(spentByMonth.at(-1)?.cents).toBeGreaterThan(0)
})

test('an order of which the rest is canceled after part of it left is complete', async () => {
  const number = await shop.order(pro, { lines: twoLines })
  const lines = [{ lineNo: 1, boxes: 3 }]
  await createDelivery(shop.needs.database, { documentId: number, key: `${number} part`, lines }, new Date())
  expect(await cancel(pro, number, { lineNo: 2, boxes: 7 })).toMatchObject({
    status: 'completed',
    canceledCents: 7001,
    lines: [{ fulfilment: 'shipped' }, { fulfilment: 'canceled' }],
  })
})

/** Crashes after the refund, before it is recorded. */
const refundAndDie: SalesTaskNeeds['provider']['refund'] = async (wish) => {
  await shop.needs.provider.refund(wish)
  throw new Error('died')
}

test('by card: the platform lets go of the boxes, they are for sale again, and the money goes back once', async () => {
  const Inventory = { Enabled: true, QuantityAvailable: 50 }
  await shop.payments.auth.admin.Products.Patch('slate', { Inventory })
  const { shopper, member } = await placeByCard(shop, 'part-back')
  const number = (await importWebOrder(shop.needs, shopper.orderId)) ?? ''
  await shop.payments.settle(shopper.orderId)
  const wish = { lineNo: 1, boxes: 2 }
  await Promise.all([cancel(member, number, wish), cancel(member, number, wish)])
  // three boxes charged, two refunded
  expect(await stockOf('slate')).toBe(49)
  await settleCanceledParts({ ...shop.needs, provider: { refund: refundAndDie } }, new Date())
  await settle()
  await follow()
  await settle()
  const detail = await detailOf(member, number)
  expect(detail).toMatchObject({
    status: 'open',
    canceledCents: 2000,
    lines: [{ canceledBoxes: 2 }, { canceledBoxes: 0 }],
  })
  expect(detail.timeline.filter(({ kind }) => kind === 'paid-back')).toMatchObject([
    { text: '$20.00 refunded: Visa ending in 1111.' },
  ])
  const [attempt] = await shop.payments.attempts(shopper.orderId)
  const found = await shop.payments.needs.provider.find({ paymentId: attempt?.payment ?? '' })
  expect(found).toMatchObject({ payment: { capturedCents: 4000, refundedCents: 2000 } })
  const whole = await cancel(member, number, { lineNo: 2, boxes: 2 })
  expect(whole.lines).toMatchObject([{}, { fulfilment: 'canceled' }])
  const { Items } = await shop.payments.auth.admin.LineItems.List('Incoming', shopper.orderId)
  expect(Items).toMatchObject([{ ProductID: 'slate', Quantity: 1 }])
  // and the shop cancels the rest: exactly the remainder is refunded
  await shop.needs.database.transaction((db) => cancelRest(db, number, 'https://shop.test', new Date()))
  await settle()
  await settleCanceled(shop.needs, new Date())
  expect(await shop.payments.needs.provider.find({ paymentId: attempt?.payment ?? '' })).toMatchObject({
    payment: { capturedCents: 4000, refundedCents: 4000 },
  })
})

test('on terms: what is canceled is no longer reserved, and never invoiced', async () => {
  const { shopper, member } = await placeOnTerms(shop, 'part-terms')
  const number = (await importWebOrder(shop.needs, shopper.orderId)) ?? ''
  await shop.payments.settle(shopper.orderId)
  expect(await usedCredit(shop.needs.database, member.accountId)).toBe(3000)
  await cancel(member, number, { lineNo: 1, boxes: 1 })
  await settle()
  expect(await usedCredit(shop.needs.database, member.accountId)).toBe(2000)
  const lines = [{ lineNo: 1, boxes: 2 }]
  await createDelivery(shop.needs.database, { documentId: number, key: `${number} all`, lines }, new Date())
  await invoiceDeliveries(shop.needs, new Date())
  expect(await usedCredit(shop.needs.database, member.accountId)).toBe(2000)
  expect(await detailOf(member, number)).toMatchObject({ status: 'completed', balanceCents: 2000 })
})

test('lines that staff remove on the platform are canceled here too, once, with an email', async () => {
  const { shopper, member } = await placeByCard(shop, 'staff-cut')
  const number = (await importWebOrder(shop.needs, shopper.orderId)) ?? ''
  await shop.payments.settle(shopper.orderId)
  const { LineItems } = shop.payments.auth.admin
  const { Items } = await LineItems.List('Incoming', shopper.orderId)
  const of = (sku: string) => Items.find(({ ProductID }) => ProductID === sku)?.ID ?? ''
  await LineItems.Delete('Incoming', shopper.orderId, of('grout'))
  await LineItems.Patch('Incoming', shopper.orderId, of('slate'), { Quantity: 2 })
  const canceled = {
    status: 'open',
    canceledCents: 2000,
    lines: [{ canceledBoxes: 1 }, { canceledBoxes: 2, fulfilment: 'canceled' }],
  }
  await expect.poll(() => follow().then(() => detailOf(member, number))).toMatchObject(canceled)
  await shop.needs.database.rows(sql`delete from followed_orders`)
  await follow()
  await settle()
  expect(await detailOf(member, number)).toMatchObject(canceled)
  const letters = await shop.needs.database.rows(sql`
    select true from mails where recipient = 'staff-cut@shop.test' and template = 'order-part-canceled'`)
  expect(letters).toHaveLength(1)
})
