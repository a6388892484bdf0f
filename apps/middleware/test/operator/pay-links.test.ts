import { randomUUID } from 'node:crypto'
import type { PayLink, ShopClient } from '@tessera/client/shop/types.gen'
import { sql } from '@tessera/server/sql'
import { refusal } from '@tessera/testing/refusal'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CardName, cards, sendCard } from '../payments/a-payment-shop.ts'
import { openDoor } from '../refusals/a-refusal-world.ts'
import { staffWith } from '../refusals/staff-with.ts'
import { aCreditDesk, type CreditDesk } from './a-credit-desk.ts'

let desk: CreditDesk
let shop: CreditDesk['shop']
let credit: CreditDesk['credit']
let door: string
let guest: ShopClient
beforeAll(async () => {
  desk = await aCreditDesk()
  ;({ shop, credit } = desk)
  door = await openDoor(shop)
  guest = shop.as(desk.people.guest)
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

const send = (asked: object, operator = credit) =>
  operator.SendPayLink({ email: 'books@ruiz.test', key: randomUUID(), version: 0, ...asked })
/** The secret in the newest email to the address. */
const linkFor = async (email = 'books@ruiz.test'): Promise<string> => {
  const mail = await shop.database.find<{ body: string }>(sql`
    select body from mails where recipient = ${email} and template = 'pay-link' order by created_at desc, ctid desc limit 1`)
  return /\/pay\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
}
const cardOf = async (visitor: ShopClient, name: CardName = 'approved'): Promise<string> => {
  const { requestId, tokenizeUrl } = await visitor.Payment.getrequestid()
  const providerToken = await sendCard(door + tokenizeUrl, requestId, cards[name])
  return (await visitor.Payment.gettokenize({ requestId, providerToken })).token
}
const pay = async (token: string, expectedCents: number, name?: CardName, changes: object = {}): Promise<PayLink> => {
  const paymentToken = await cardOf(guest, name)
  return guest.PayLinks.PayByLink({ token, paymentToken, expectedCents, key: randomUUID(), ...changes })
}
const openOf = async (documentId: string) => (await credit.GetDocument({ documentId })).document.openCents

describe('refusals', () => {
  test('of staff without the role, and of documents that nobody owes', async () => {
    const documentId = await desk.invoiced(10)
    expect(await refusal(send({ documentId }, await staffWith(desk.shop, 'OrderAdmin')))).toMatchObject({ status: 403 })
    expect(await refusal(send({ documentId, email: 'nobody' }))).toMatchObject({ fields: [{ field: 'email' }] })
    expect(await refusal(send({ documentId: 'RV0000000000' }))).toMatchObject({ status: 404 })
    expect(await refusal(send({ counterOrderId: randomUUID() }))).toMatchObject({ status: 404 })
    const memo = { kind: 'credit-memo' as const, amountCents: 10_800, reason: 'Sorry', key: 'pay link memo' }
    const parts = [{ documentId, cents: 10_800 }]
    const posted = await credit.PostDocument({ customerNumber: desk.owner.number, parts, ...memo })
    expect(await refusal(send({ documentId }))).toMatchObject({ code: 'Billing.NothingOpen' })
    expect(await refusal(send({ documentId: posted.documentId }))).toMatchObject({ code: 'Billing.NotPayable' })
  })

  test('of made-up, expired and used links, another amount, a declined card and a card of someone else', async () => {
    const documentId = await desk.invoiced(10)
    expect(await refusal(guest.PayLinks.OpenPayLink({ token: 'made-up' }))).toMatchObject({ code: 'Form.LinkInvalid' })
    await send({ documentId })
    const token = await linkFor()
    expect(await refusal(pay(token, 1))).toMatchObject({ code: 'Billing.Changed' })
    const paymentToken = await cardOf(shop.as(desk.people.otherGuest))
    expect(await refusal(pay(token, 10_800, 'approved', { paymentToken }))).toMatchObject({
      code: 'Payment.CardUnknown',
    })
    expect(await pay(token, 10_800, 'declined')).toMatchObject({ status: 'declined' })
    expect(await guest.PayLinks.OpenPayLink({ token })).toMatchObject({ status: 'open', amountCents: 10_800 })
    await shop.database.rows(sql`update pay_links set expires_at = now() where document_id = ${documentId}`)
    expect(await refusal(guest.PayLinks.OpenPayLink({ token }))).toMatchObject({ code: 'Form.LinkExpired' })
    expect(await refusal(pay(token, 10_800))).toMatchObject({ code: 'Form.LinkExpired' })
    expect(await openOf(documentId)).toBe(10_800)
  })
})

test('an invoice is paid by whoever has the link, once, and the link says so afterwards', async () => {
  const documentId = await desk.invoiced(10, { jobName: 'Elm Street' })
  const key = randomUUID()
  const sent = await send({ documentId, key, note: 'As we said' })
  expect(sent).toMatchObject({ email: 'books@ruiz.test', amountCents: 10_800 })
  expect(await send({ documentId, key })).toEqual(sent)
  const mails = await shop.database.rows(
    sql`select from mails where subject = ${`Pay $108.00 for invoice ${documentId}`}`,
  )
  expect(mails).toHaveLength(1)
  const token = await linkFor()
  expect(await shop.as().PayLinks.OpenPayLink({ token })).toMatchObject({
    status: 'open',
    title: `Invoice ${documentId}`,
    customer: 'Ruiz Tile',
    jobName: 'Elm Street',
  })
  const paymentToken = await cardOf(guest)
  const form = { token, paymentToken, expectedCents: 10_800, key: randomUUID() }
  const [first, again] = await Promise.all([guest.PayLinks.PayByLink(form), guest.PayLinks.PayByLink(form)])
  expect([first, again]).toMatchObject([{ status: 'paid' }, { status: 'paid', receipt: first.receipt }])
  expect(await openOf(documentId)).toBe(0)
  expect(await refusal(pay(token, 10_800))).toMatchObject({ code: 'Form.LinkUsed' })
  await shop.database.rows(sql`update pay_links set expires_at = now() where document_id = ${documentId}`)
  expect(await shop.as().PayLinks.OpenPayLink({ token })).toMatchObject({ status: 'paid' })
  const records = await shop.database.rows<{ action: string }>(sql`
    select action from audit_records where action in ('pay-link.send', 'invoice.pay')
      and (object = ${documentId} or after -> 'documents' ? ${documentId}) order by id`)
  expect(records.map(({ action }) => action)).toEqual(['pay-link.send', 'invoice.pay'])
})

test('a phone order of a customer without terms is placed by its payment; a changed one needs another link', async () => {
  await shop.database.rows(sql`
    update accounts set terms = 'Z000', credit_line_cents = 0, preferred_store = 'store-101' where id = ${desk.owner.accountId}`)
  const person = await shop.database.find<{ userID: string }>(sql`
    select platform_user_id as "userID" from people where id = ${desk.owner.personId}`)
  const entry = {
    id: randomUUID(),
    version: 0,
    customerNumber: desk.owner.number,
    userID: person?.userID ?? '',
    lines: [],
    typed: `${shop.tile} 3`,
    delivery: { kind: 'pick-up' as const, storeId: 'store-101' },
  }
  const order = await credit.SaveCounterOrder(entry)
  expect(order.problems.map(({ code }) => code)).toEqual(['Counter.NoTerms'])
  const asked = { counterOrderId: order.id, version: order.version, email: order.personEmail }
  expect(await refusal(send({ ...asked, version: 9 }))).toMatchObject({ code: 'Request.Conflict' })
  await send(asked)
  const token = await linkFor(order.personEmail)
  const { totalCents } = order.totals
  expect(await guest.PayLinks.OpenPayLink({ token })).toMatchObject({ status: 'open', amountCents: totalCents })
  expect(await pay(token, totalCents, 'declined')).toMatchObject({ status: 'declined' })
  const lines = [{ sku: shop.tile, boxes: 2, lotNo: null, priceCents: null, priceReason: null }]
  const changed = await credit.SaveCounterOrder({ ...entry, version: order.version, lines, typed: '' })
  expect(await guest.PayLinks.OpenPayLink({ token })).toMatchObject({ status: 'closed' })
  await send({ ...asked, version: changed.version })
  const second = await linkFor(order.personEmail)
  const paid = await pay(second, changed.totals.totalCents)
  expect(paid).toMatchObject({ status: 'paid', receipt: expect.stringMatching(/^\d+$/) })
  expect(await pay(second, changed.totals.totalCents)).toMatchObject({ status: 'paid', receipt: paid.receipt })
  expect((await credit.GetCounterOrder({ id: order.id })).isPlaced).toBe(true)
  const placed = await credit.GetOrder({ number: paid.receipt ?? '' })
  expect(placed).toMatchObject({ customer: 'Ruiz Tile' })
  expect((await credit.ListCounterOrders()).items).toEqual([])
})
