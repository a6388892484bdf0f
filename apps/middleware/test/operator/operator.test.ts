import type { ShopClient } from '@tessera/client/shop/types.gen'
import { embeddedBooks } from '@tessera/middleware/modules/ledger/embedded-books'
import { insertSalesDocuments } from '@tessera/middleware/modules/orders/records/insert-sales-documents'
import type { NewSalesDocument } from '@tessera/middleware/modules/orders/records/new-sales-document'
import { simulateStore } from '@tessera/middleware/modules/orders/store-simulator/simulate-store'
import { sql } from '@tessera/server/sql'
import { refusal } from '@tessera/testing/refusal'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { type People, thePeople } from '../refusals/the-people.ts'

let shop: WholeShop
let people: People
let staff: ShopClient['Operator']
let ada: ShopClient
let owner: { accountId: string; personId: string }
beforeAll(async () => {
  shop = await aWholeShop()
  people = await thePeople(shop)
  staff = shop.as(people.olga).Operator
  ada = shop.as(people.ada.session)
  const row = await shop.database.find<{ accountId: string; personId: string }>(sql`
    update accounts a set type = 'Pro', status = 'active', terms = 'NT30', credit_line_cents = 5000000
    from people p where p.account_id = a.id and p.email = ${people.ada.email}
    returning a.id as "accountId", p.id as "personId"`)
  if (!row) throw new Error('Ada is gone')
  owner = row
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

async function anOrder(changes: Partial<NewSalesDocument> = {}): Promise<string> {
  const line = { lineNo: 1, sku: 'TES-1', name: 'Hampton Carrara', boxes: 10, unitPriceCents: 1000, totalCents: 10_000 }
  const [written] = await insertSalesDocuments(shop.database, [
    {
      ...owner,
      origin: 'counter',
      orderType: 'standard',
      status: 'open',
      subtotalCents: 10_000,
      totalCents: 10_000,
      paymentMethod: 'Invoice',
      placedAt: new Date().toISOString(),
      lines: [line],
      ...changes,
    },
  ])
  return written?.id ?? ''
}
const detailOf = (number: string) => ada.MyAccount.GetOrderDetail({ projectId: number })
const send = (number: string, key: string, boxes: number) =>
  staff.SendDelivery({ number, key, carrier: 'Prairie Freight', lines: [{ lineNo: 1, boxes }] })
const deeds = (object: string) =>
  shop.database.rows<{ action: string; actor: string | null }>(sql`
    select action, actor from audit_records where object = ${object} order by id`)
const letters = async (template: string) =>
  (
    await shop.database.rows(sql`
    select true from mails where recipient = ${people.ada.email} and template = ${template}`)
  ).length

describe('refusals', () => {
  test('what is not there is not found, whatever it is', async () => {
    const answers = await Promise.all([
      refusal(staff.AnswerOrderMessage({ number: '1', text: 'x' })),
      refusal(staff.AnswerQuoteMessage({ quotationId: 'Q1', text: 'x' })),
      refusal(staff.MoveReturn({ returnNumber: '1', to: 'approved', accepted: [] })),
      refusal(staff.DeclineQuote({ quotationId: 'Q1', reason: 'x' })),
      refusal(staff.MoveOrder({ number: '1', step: 'picking', lineNos: [] })),
      refusal(send('1', 'k', 1)),
      refusal(staff.RecordArrival({ deliveryNumber: '1' })),
      refusal(staff.ConfirmRefund({ refundId: 'x', reference: 'x' })),
    ])
    expect(answers.map((one) => one?.status)).toEqual(answers.map(() => 404))
  })

  test('more boxes than are left do not leave, nor boxes of an order that is over', async () => {
    const number = await anOrder()
    expect(await refusal(send(number, 'a', 11))).toMatchObject({ status: 400 })
    expect(await refusal(staff.SendDelivery({ number, key: 'b', lines: [] }))).toMatchObject({ status: 400 })
    await send(number, 'c', 10)
    expect(await refusal(send(number, 'd', 1))).toMatchObject({ status: 409, code: 'Operator.State' })
  })
})

test('an order is picked and ships in two parts, each with its invoice and email; a repeat changes nothing', async () => {
  const number = await anOrder()
  const { orders } = await staff.GetDesk()
  expect(orders.find((one) => one.number === number)).toMatchObject({ lines: [{ leftBoxes: 10, unit: 'box' }] })
  await staff.MoveOrder({ number, step: 'picking', lineNos: [] })
  const before = await letters('order-shipped')
  const first = await send(number, 'one', 4)
  expect(await send(number, 'one', 4)).toEqual(first)
  await staff.MoveOrder({ number, step: 'backordered', lineNos: [{ lineNo: 1 }], expectedOn: '2030-01-02' })
  expect((await detailOf(number)).lines).toMatchObject([{ shippedBoxes: 4, backorderedBoxes: 6 }])
  const second = await send(number, 'two', 6)
  for (const { deliveryNumber } of [first, second, second])
    await staff.RecordArrival({ deliveryNumber, signedBy: 'J. Doe' })
  const detail = await detailOf(number)
  expect(detail).toMatchObject({ status: 'completed', lines: [{ shippedBoxes: 10, fulfilment: 'delivered' }] })
  expect(detail.shipments).toMatchObject([{ proof: { signedBy: 'J. Doe' } }, { lines: [{ boxes: 6 }] }])
  expect((await letters('order-shipped')) - before).toBe(2)
  expect((await deeds(number)).map(({ action }) => action)).toEqual([
    'order.picking',
    'order.send',
    'order.backordered',
    'order.send',
    'order.arrived',
    'order.arrived',
  ])
})

test('a message waits until staff answer, who are named; the answer is also emailed', async () => {
  const number = await anOrder()
  await ada.MyOrders.SendOrderMessage({ number, text: 'Which gate?' })
  const waiting = async () => (await staff.GetDesk()).messages.filter((one) => one.number === number)
  expect(await waiting()).toMatchObject([{ kind: 'order', text: 'Which gate?', author: 'Ada Mason' }])
  const { templates } = await staff.GetDesk()
  expect(templates).toContainEqual(expect.objectContaining({ kind: 'message', name: 'Working on it' }))
  expect(await refusal(staff.AnswerOrderMessage({ number, text: '  ' }))).toMatchObject({ status: 400 })
  await staff.AnswerOrderMessage({ number, text: 'Gate 4.' })
  expect(await waiting()).toEqual([])
  const { messages } = await detailOf(number)
  expect(messages.at(-1)).toMatchObject({ isOurs: true, text: 'Gate 4.' })
  expect(await letters('order-answer')).toBe(1)
  expect(await deeds(number)).toMatchObject([{ action: 'order.answer', actor: expect.stringMatching(/\(.+\)$/) }])
})

test('a return is approved, taken in and looked at in this order only, and worth what was in order', async () => {
  const number = await anOrder()
  const { deliveryNumber } = await send(number, 'all', 10)
  await staff.RecordArrival({ deliveryNumber })
  const { number: returnNumber } = await ada.MyOrders.RequestReturn({
    number,
    reason: 'Too many',
    lines: [{ lineNo: 1, boxes: 4 }],
  })
  const move = (
    to: 'approved' | 'declined' | 'received' | 'inspected',
    accepted: { lineNo: number; boxes: number }[] = [],
  ) => staff.MoveReturn({ returnNumber, to, accepted, answer: to === 'approved' ? 'Dock 2, please.' : null })
  expect((await staff.GetDesk()).returns).toMatchObject([{ returnNumber, status: 'requested', lines: [{ boxes: 4 }] }])
  expect(await refusal(staff.ListReturns({ view: 'constructor' }))).toMatchObject({ status: 400 })
  expect(await refusal(ada.Operator.ListReturns())).toMatchObject({ status: 403 })
  for (const query of [{}, { view: 'all', search: number }, { view: 'all', search: returnNumber }])
    expect((await staff.ListReturns(query)).items).toMatchObject([
      { returnNumber, orderNumber: number, boxes: 4, creditCents: null },
    ])
  expect(await refusal(move('inspected'))).toMatchObject({ status: 409, code: 'Operator.State' })
  expect(await refusal(move('approved', [{ lineNo: 1, boxes: 4 }]))).toMatchObject({ status: 400 })
  await move('approved')
  await move('approved')
  await move('received')
  expect(await refusal(move('inspected', [{ lineNo: 1, boxes: 5 }]))).toMatchObject({ status: 400 })
  await move('inspected', [{ lineNo: 1, boxes: 3 }])
  expect((await detailOf(number)).returns).toMatchObject([{ answer: 'Dock 2, please.', creditCents: 3000 }])
  expect((await staff.GetDesk()).returns).toEqual([])
  expect((await staff.ListReturns({ view: 'done' })).items).toMatchObject([{ returnNumber, creditCents: 3000 }])
  expect(await deeds(returnNumber)).toMatchObject([
    { action: 'return.request' },
    { action: 'return.approved' },
    { action: 'return.received' },
    { action: 'return.inspected' },
  ])
})

describe('a quote', () => {
  const asked = () => ada.Quotes.RequestQuote({ items: [{ sku: shop.tile, quantity: 5 }] })
  const offer = (quotationId: string, changes: object = {}) =>
    staff.OfferQuote({
      quotationId,
      version: 0,
      validUntil: new Date(Date.now() + 864_000_000).toISOString().slice(0, 10),
      freightCents: 9900,
      lines: [{ lineNo: 1, boxes: 5, unitPriceCents: 4321 }],
      message: 'Here it is.',
      ...changes,
    })

  test('is counted in the units of its products on the to-do list', async () => {
    const { quotationId } = await asked()
    const unit = async () =>
      (await staff.GetDesk()).quotes.find((one) => one.quotationId === quotationId)?.lines.map((line) => line.unit)
    const { units, sample } = await ada.Product.GetProductItemDetails({ productName: shop.tile })
    expect(await unit()).toEqual([units.purchaseUnit])
    // the only kind of product here that is sold by the piece
    await shop.database.rows(sql`
      update quote_lines set sku = ${sample?.sku} where quote_id = ${quotationId} and version = 0`)
    expect(await unit()).toEqual(['piece'])
  })

  test('is offered by a person, whose words it carries; wrong offers change nothing, and a second one is announced', async () => {
    const { quotationId } = await asked()
    expect((await staff.GetDesk()).quotes.map((one) => one.quotationId)).toContain(quotationId)
    const wrong: object[] = [
      { lines: [] },
      { lines: [{ lineNo: 7, boxes: 5, unitPriceCents: 1 }] },
      { lines: [{ lineNo: 1, boxes: 0, unitPriceCents: 1 }] },
      { lines: [{ lineNo: 1, boxes: 5, unitPriceCents: -1 }] },
      { validUntil: '2020-01-01' },
      { validUntil: 'soon' },
      { freightCents: -1 },
    ]
    for (const changes of wrong) expect(await refusal(offer(quotationId, changes))).toMatchObject({ status: 400 })
    await offer(quotationId)
    expect(await refusal(offer(quotationId))).toMatchObject({ status: 409 })
    const detail = await ada.MyAccount.GetQuoteDetail({ quotationId })
    expect(detail).toMatchObject({ status: 'offered', version: 1 })
    expect(detail.versions.find(({ version }) => version === 1)).toMatchObject({
      freightCents: 9900,
      subtotalCents: 21_605,
    })
    expect(detail.messages.at(-1)).toMatchObject({ message: 'Here it is.' })
    expect(await letters('quote-offered')).toBe(1)
  })

  test('is answered and declined with a reason, and then gets no offer', async () => {
    const { quotationId } = await asked()
    await ada.Quotes.AddQuoteMessage({ quotationId, message: 'When?' })
    const waiting = async () => (await staff.GetDesk()).messages.filter(({ number }) => number === quotationId)
    expect(await waiting()).toMatchObject([{ kind: 'quote', text: 'When?' }])
    expect(await refusal(staff.AnswerQuoteMessage({ quotationId, text: 'Soon', lineNo: 9 }))).toMatchObject({
      status: 400,
    })
    await staff.AnswerQuoteMessage({ quotationId, text: 'Tomorrow.', lineNo: 1 })
    expect(await waiting()).toEqual([])
    expect(await letters('quote-answer')).toBe(1)
    await staff.DeclineQuote({ quotationId, reason: 'The maker has stopped.' })
    expect(await ada.MyAccount.GetQuoteDetail({ quotationId })).toMatchObject({ status: 'declined' })
    expect(await refusal(offer(quotationId))).toMatchObject({ status: 409 })
  })
})

test('a refund that was asked for is sent once', async () => {
  const now = new Date()
  const books = embeddedBooks(shop.database)
  const credit = { type: 'DG' as const, documentOn: now.toISOString().slice(0, 10), goodsCents: 2500, taxCents: 0 }
  const [made] = await books.credit(
    [{ ...owner, ...credit, key: 'for a refund', merchandiseCents: 0, reference: 'x', words: 'Too much charged' }],
    now,
  )
  const { refundId } = await ada.MyBilling.RefundCredit({ documentId: made?.id ?? '', key: 'refund-of-ada-1' })
  expect((await staff.GetDesk()).refunds).toMatchObject([{ refundId, cents: 2500 }])
  expect(await refusal(staff.ConfirmRefund({ refundId, reference: ' ' }))).toMatchObject({ status: 400 })
  await staff.ConfirmRefund({ refundId, reference: 'Check 1204' })
  await staff.ConfirmRefund({ refundId, reference: 'Check 1204' })
  expect((await staff.GetDesk()).refunds).toEqual([])
  const [left] = await shop.database.rows<{ open: number }>(sql`
    select open_cents::int as open from billing_documents where id = ${made?.id}`)
  expect(left?.open).toBe(0)
  expect(await deeds(refundId)).toHaveLength(1)
})

test('a token is good for what it was asked for, however much more its user may do', async () => {
  const bearer = await shop.commerce.findBearer(people.otto.authToken ?? '')
  expect(bearer).toMatchObject({ roles: ['OrderReader'] })
  expect(await refusal(shop.as(people.otto).Operator.GetDesk())).toMatchObject({ code: 'Session.NotYours' })
})

describe('the next step of an order', () => {
  const next = (number: string) => staff.TakeNextStep({ number })

  test('is only for staff, and there is none after the last', async () => {
    const number = await anOrder()
    expect(await refusal(ada.Operator.TakeNextStep({ number }))).toMatchObject({ status: 403 })
    expect(await refusal(next('4599999999'))).toMatchObject({ status: 404 })
    for (const step of ['allocated', 'picking', 'shipped', 'delivered']) expect(await next(number)).toEqual({ step })
    expect(await refusal(next(number))).toMatchObject({ code: 'Operator.State' })
    expect((await detailOf(number)).lines).toMatchObject([{ fulfilment: 'delivered', shippedBoxes: 10 }])
  })

  test('is taken by the store on the promised days, and not in half an hour', async () => {
    const number = await anOrder({ shipKind: 'freight', expectedOn: dayIn(9) })
    const { database } = shop
    const at = async (moment: string) => {
      await simulateStore({ database, publicUrl: 'https://shop.test' }, new Date(moment))
      return (await detailOf(number)).lines[0]?.fulfilment
    }
    expect(await at(new Date(Date.now() + 30 * 60_000).toISOString())).toBe('allocated')
    expect(await at(`${dayIn(5)}T23:00:00Z`)).toBe('allocated')
    expect(await at(`${dayIn(6)}T12:00:00Z`)).toBe('picking')
    expect(await at(`${dayIn(6)}T18:00:00Z`)).toBe('shipped')
    expect(await at(`${dayIn(9)}T16:59:00Z`)).toBe('shipped')
    expect(await at(`${dayIn(9)}T17:00:00Z`)).toBe('delivered')
  })

  test('of an order for pick-up is to be ready, and then to be handed over', async () => {
    const number = await anOrder({ shipKind: 'pick-up' })
    for (const step of ['allocated', 'picking', 'ready-for-pick-up', 'delivered'])
      expect(await next(number)).toEqual({ step })
    expect(await detailOf(number)).toMatchObject({ status: 'completed', shipments: [{ kind: 'pick-up' }] })
  })
})

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
