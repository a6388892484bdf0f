import type { ShopClient } from '@tessera/client/shop/types.gen'
import { insertSalesDocuments } from '@tessera/middleware/modules/orders/records/insert-sales-documents'
import type { NewSalesDocument } from '@tessera/middleware/modules/orders/records/new-sales-document'
import { sql } from '@tessera/server/sql'
import { refusal } from '@tessera/testing/refusal'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aWholeShop, type WholeShop } from '../refusals/a-whole-shop.ts'
import { staffWith } from '../refusals/staff-with.ts'
import { type People, thePeople } from '../refusals/the-people.ts'

let shop: WholeShop
let people: People
let all: ShopClient['Operator']
let number: string
let customerNumber: string
let ordered: (poNumber: string) => NewSalesDocument

const kindsOf = async (operator: ShopClient['Operator'], q: string) =>
  (await operator.Find({ q })).items.map(({ kind }) => kind)

beforeAll(async () => {
  shop = await aWholeShop()
  people = await thePeople(shop)
  all = await staffWith(shop, 'FullAccess')
  const owner = await shop.database.find<{ accountId: string; personId: string; number: string }>(sql`
    update accounts a set type = 'Pro', status = 'active', name = 'Ruiz Tile' from people p
    where p.account_id = a.id and p.email = ${people.ada.email}
    returning a.id as "accountId", p.id as "personId", a.number`)
  if (!owner) throw new Error('Ada is gone')
  customerNumber = owner.number
  ordered = (poNumber) => ({
    accountId: owner.accountId,
    personId: owner.personId,
    origin: 'counter',
    orderType: 'standard',
    status: 'open',
    poNumber,
    subtotalCents: 9000,
    totalCents: 9000,
    paymentMethod: 'Invoice',
    placedAt: new Date().toISOString(),
    lines: [{ lineNo: 1, sku: shop.tile, name: 'Carrara', boxes: 9, unitPriceCents: 1000, totalCents: 9000 }],
  })
  const [written] = await insertSalesDocuments(shop.database, [ordered('PO-771')])
  number = written?.id ?? ''
  await shop.database.rows(sql`
    insert into quotes (id, account_id, person_id, state, job_name, requested_at)
    values ('Q7710001', ${owner.accountId}, ${owner.personId}, 'requested', 'Elm Street', now()),
      ('Q7710002', ${owner.accountId}, ${owner.personId}, 'draft', 'Elm Street', now())`)
  await shop.database.rows(sql`
    insert into billing_documents (id, key, type, account_id, sales_document_id, document_on, due_on, goods_cents, amount_cents)
    values ('RV7710000001', 'find', 'RV', ${owner.accountId}, ${number}, current_date, current_date, 9000, 9000)`)
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

test('short texts, signs of patterns and nonsense find nothing', async () => {
  for (const q of ['', ' ', 'a', '%%', '__', "' or true --", 'no such thing anywhere'])
    expect([q, await kindsOf(all, q)]).toEqual([q, []])
})

test('a token finds only the kinds that it may read', async () => {
  expect(await kindsOf(await staffWith(shop, 'OrderReader'), 'ruiz')).toEqual(['order'])
  expect(await kindsOf(await staffWith(shop, 'BuyerReader'), 'ruiz')).toEqual(['account'])
  expect(await kindsOf(await staffWith(shop, 'BuyerUserReader'), people.ada.email)).toEqual(['person'])
  expect(await kindsOf(await staffWith(shop, 'ProductReader'), shop.tile)).toEqual(['sku'])
  expect(await kindsOf(await staffWith(shop, 'ProductReader'), number)).toEqual([])
  expect(await kindsOf(await staffWith(shop, 'OrderReader'), 'RV7710000001')).toEqual([])
  await expect((await staffWith(shop, 'WebhookAdmin')).Find({ q: 'ruiz' })).rejects.toMatchObject({ status: 403 })
})

test('a whole number, SKU or email address comes first and is marked', async () => {
  const asked = [
    [number, 'order', number],
    [customerNumber, 'account', customerNumber],
    [people.ada.email.toUpperCase(), 'person', people.ada.email],
    [shop.tile.toLowerCase(), 'sku', shop.tile],
    ['q7710001', 'quote', 'Q7710001'],
    ['rv7710000001', 'invoice', 'RV7710000001'],
    ['po-771', 'order', number],
  ] as const
  for (const [q, kind, id] of asked) {
    const [first] = (await all.Find({ q })).items
    expect([q, first]).toEqual([q, expect.objectContaining({ kind, id, isExact: true })])
  }
})

test('part of a name finds the account, its people and its latest orders; drafts of quotes stay hidden', async () => {
  const { items } = await all.Find({ q: 'ruiz' })
  expect(items).toMatchObject([
    { kind: 'order', id: number, customerNumber },
    { kind: 'account', id: customerNumber, title: 'Ruiz Tile' },
  ])
  expect((await all.Find({ q: 'elm street' })).items.map(({ id }) => id)).toEqual(['Q7710001'])
})

describe('orders that hold stock', () => {
  test('are for people who may read orders', async () => {
    expect(await refusal((await staffWith(shop, 'ProductAdmin')).ListStockHolds())).toMatchObject({ status: 403 })
    expect(await refusal(all.ListStockHolds({ sku: shop.tile, page: '0' }))).toMatchObject({ status: 400 })
  })

  test('are open, with what is neither shipped, canceled nor on backorder', async () => {
    const holds = async () => (await all.ListStockHolds({ sku: shop.tile })).items
    expect((await all.ListStockHolds({ sku: 'none' })).items).toEqual([])
    expect(await holds()).toEqual([expect.objectContaining({ number, customer: 'Ruiz Tile', boxes: 9, lots: null })])
    const set = (changes: string) =>
      shop.database.rows(sql`
      update sales_lines set lot = 'A118', shipped_boxes = ${changes === 'shipped' ? 2 : 0},
        backordered_boxes = ${changes === 'backordered' ? 9 : 0} where document_id = ${number}`)
    await set('shipped')
    expect(await holds()).toEqual([expect.objectContaining({ boxes: 7, lots: 'A118' })])
    await set('backordered')
    expect(await holds()).toEqual([])
    await set('nothing')
  })
})

describe('one price group for several customers', () => {
  const ask = (changes: object, operator = all) =>
    operator.ChangePriceGroups({
      customers: [{ customerNumber, seen: 'PG' }],
      priceGroup: 'PP',
      reason: 'Sells a lot',
      ...changes,
    })
  const groupOf = async () => (await all.GetAccount({ number: customerNumber })).priceGroup
  beforeAll(() => shop.database.rows(sql`update accounts set price_group = 'PG' where number = ${customerNumber}`))

  test('needs the right, a reason and customers, and takes 50 at most', async () => {
    expect(await refusal(ask({}, await staffWith(shop, 'BuyerReader')))).toMatchObject({ status: 403 })
    expect(await refusal(ask({ reason: ' ' }))).toMatchObject({ status: 400 })
    expect(await refusal(ask({ customers: [] }))).toMatchObject({ status: 400 })
    const many = Array.from({ length: 51 }, (_, at) => ({ customerNumber: `N${at}`, seen: 'PG' }))
    expect(await refusal(ask({ customers: many }))).toMatchObject({ status: 400 })
    expect(await groupOf()).toBe('PG')
  })

  test('each is changed or refused by itself, a preview changes nothing, and a repeat is the same', async () => {
    const retail = await shop.database.find<{ number: string }>(
      sql`select number from accounts where type = 'Retail' limit 1`,
    )
    const customers = [
      { customerNumber: 'none', seen: 'PG' },
      { customerNumber: retail?.number ?? '', seen: 'RT' },
      { customerNumber, seen: 'PG' },
    ]
    const resultsOf = async (changes: object) =>
      (await ask({ customers, ...changes })).customers.map(({ result }) => result)
    const expected = ['refused', 'refused', 'changed']
    expect([await resultsOf({ isPreview: true }), await groupOf()]).toEqual([expected, 'PG'])
    expect([await resultsOf({}), await groupOf()]).toEqual([expected, 'PP'])
    expect(await resultsOf({})).toEqual(['refused', 'refused', 'same'])
    const [stale] = (await ask({ priceGroup: 'PD' })).customers
    expect(stale).toMatchObject({ result: 'refused', was: 'PP', problem: expect.stringContaining('Someone else') })
    const { items } = await all.ListAudit({ customerNumber })
    expect(items.filter(({ action }) => action === 'account.change')).toHaveLength(1)
  })
})

test('the page of a customer has projects, and emails are found by customer', async () => {
  await shop.database.rows(sql`
    insert into projects (account_id, person_id, name, job_name, saved_at, updated_by)
    select p.account_id, p.id, name, 'Elm Street', saved_at, p.id from people p,
      (values ('Lobby', now()), ('Not saved', null)) as v (name, saved_at) where p.email = ${people.ada.email}`)
  const { projects } = await all.GetAccount({ number: customerNumber })
  expect(projects).toEqual([expect.objectContaining({ name: 'Lobby', stage: 'planning', jobName: 'Elm Street' })])
  expect((await (await staffWith(shop, 'BuyerReader')).GetAccount({ number: customerNumber })).projects).toEqual([])
  const { items } = await all.ListEmails({ view: 'all', customerNumber })
  expect(items.length).toBeGreaterThan(0)
  expect(new Set(items.map((email) => email.customerNumber))).toEqual(new Set([customerNumber]))
  expect((await all.ListEmails({ view: 'all', customerNumber: 'none' })).items).toEqual([])
})

describe('an operation in the name of a customer', () => {
  let desk: ShopClient['Operator']
  const run = (changes: object = {}, operator = desk) =>
    operator.CallAsCustomer({
      customerNumber,
      person: people.ada.email,
      reason: 'Prices look odd',
      operation: 'Me.ListProducts',
      query: 'pageSize=1',
      ...changes,
    })
  beforeAll(async () => {
    desk = await staffWith(shop, 'BuyerImpersonation')
  })

  test('is refused without the role, a configuration, a reason, for others, and for what only they do', async () => {
    expect(await refusal(run({}, await staffWith(shop, 'OrderAdmin')))).toMatchObject({ status: 403 })
    expect(await refusal(run())).toMatchObject({ status: 403, code: 'Acting.NotConfigured' })
    const { client, storefrontClientID: ClientID, backOffice } = shop.commerce
    const asShop = await backOffice()
    await client.SecurityProfiles.Create({ ID: 'acting', Name: 'Acting', Roles: ['Shopper'] }, asShop)
    const config = { ID: 'desk', ClientID, SecurityProfileID: 'acting', BuyerID: 'storefront' }
    await client.ImpersonationConfigs.Save('desk', config, asShop)
    expect(await refusal(run({ reason: ' ' }))).toMatchObject({ status: 400 })
    expect(await refusal(run({ person: 'nobody' }))).toMatchObject({ status: 404 })
    expect(await refusal(run({ person: people.eve.email }))).toMatchObject({ status: 404 })
    expect(await refusal(run({ operation: 'Me.GetProduct' }))).toMatchObject({ status: 400 })
    expect(await refusal(run({ operation: 'Me.GetProduct', parameters: { productID: '..' } }))).toMatchObject({
      status: 400,
    })
    for (const operation of [
      'Me.Patch',
      'Me.ListCreditCards',
      'Cart.Submit',
      'Cart.CreatePayment',
      'Products.List',
      'no',
    ])
      expect(await refusal(run({ operation })), operation).toMatchObject({ code: 'Acting.NotForOthers' })
  })

  test('reads and writes as they do, without a token in the answer, and both names are in the audit', async () => {
    const read = await run()
    expect(read).toMatchObject({ status: 200, answer: expect.stringContaining('"Items"') })
    const me = await run({ operation: 'Me.Get', query: null })
    expect(JSON.parse(me.answer ?? '')).toMatchObject({ Email: people.ada.email })
    const line = {
      operation: 'Cart.CreateLineItem',
      query: null,
      body: { ProductID: shop.tile, Quantity: 1 },
      key: 'once',
    }
    const [first, second] = [await run(line), await run(line)]
    expect([first.status, second.answer]).toEqual([201, first.answer])
    expect((await run({ ...line, body: { ProductID: 'none', Quantity: 1 }, key: 'twice' })).status).toBe(404)
    const { items } = await all.ListAudit({ customerNumber })
    const done = items.filter(({ action }) => action === 'acting.run')
    expect(done).toHaveLength(5)
    expect(JSON.stringify(done)).toMatch(/Prices look odd/)
    expect(JSON.stringify([read, me, done])).not.toMatch(/eyJ[\w-]+\./)
  })
  test('a cart is not among the orders (vendure#477)', async () => {
    expect(JSON.parse((await run({ operation: 'Cart.ListLineItems' })).answer ?? '')).toMatchObject({
      Meta: { TotalCount: 1 },
    })
    expect((await all.ListOrders({ customerNumber })).items.map((order) => order.number)).toEqual([number])
  })
})

test('an order is found behind hundreds of newer ones, and words of most orders find the newest', async () => {
  const others = Array.from({ length: 420 }, (_, n) => ordered(`JOB-${1000 + n}`))
  const written = await insertSalesDocuments(shop.database, others)
  expect((await all.Find({ q: 'po-77' })).items).toMatchObject([{ kind: 'order', id: number }])
  expect((await all.Find({ q: 'job-1000' })).items).toMatchObject([{ kind: 'order', isExact: true }])
  const newest = written
    .map(({ id }) => id)
    .toSorted()
    .reverse()
    .slice(0, 6)
  expect((await all.Find({ q: 'job-1' })).items.map(({ id }) => id)).toEqual(newest)
  // two characters are beginnings of words, and signs are found anywhere
  expect(await kindsOf(all, 'jo')).toEqual(Array.from({ length: 6 }, () => 'order'))
  expect(await kindsOf(all, 'po')).toContain('order')
  expect(await kindsOf(all, 'ob')).not.toContain('order')
})

test('a text of more than 1,000 orders is counted to 1,000, and pages go on', async () => {
  const old = { ...ordered('Zq Tower'), placedAt: '2020-01-02T10:00:00Z' }
  const many = Array.from({ length: 1001 }, () => ({ ...ordered('Everywhere'), status: 'completed' as const }))
  const [first] = await insertSalesDocuments(shop.database, [old, ...many])
  const list = async (search: string, page = '1') => {
    const { items, totalCount, isCapped } = await all.ListOrders({ search, page })
    return [items.length, totalCount, isCapped]
  }
  expect(await list('everywhere')).toEqual([50, 1000, true])
  expect(await list('everywhere', '21')).toEqual([1, 1000, true])
  expect(await list('everywhere', '22')).toEqual([0, 1000, true])
  expect(await all.ListOrders({ search: 'everywhere', view: 'to-pick' })).toMatchObject({ totalCount: 0 })
  expect(await list('zq tower')).toEqual([1, 1, false])
  expect((await all.Find({ q: 'zq' })).items.map(({ id }) => id)).toContain(first?.id)
})
