import { sql } from '@tessera/server/sql'
import { refusal } from '@tessera/testing/refusal'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOrderDesk, type OrderDesk } from './an-order-desk.ts'

let desk: OrderDesk
let shop: OrderDesk['shop']
let people: OrderDesk['people']
let staff: OrderDesk['staff']
let owner: OrderDesk['owner']
beforeAll(async () => {
  desk = await anOrderDesk()
  ;({ shop, people, staff, owner } = desk)
})
beforeEach(() => shop.database.rows(sql`truncate rate_limits`))

const anOrder: OrderDesk['anOrder'] = (changes) => desk.anOrder(changes)
const numbersOf = async (query: Parameters<typeof staff.ListOrders>[0]) =>
  (await staff.ListOrders(query)).items.map(({ number }) => number)

describe('refusals', () => {
  test('an unknown view and page are named, and an unknown order is not found', async () => {
    expect(await refusal(staff.ListOrders({ view: 'constructor' }))).toMatchObject({ status: 400 })
    expect(await refusal(staff.ListOrders({ page: '0' }))).toMatchObject({ status: 400 })
    for (const number of ['1', '', "' or true --", '../x'])
      expect(await refusal(staff.GetOrder({ number }))).toMatchObject({ status: 404 })
  })

  test('a token that may only read orders reads them and changes none', async () => {
    const looker = shop.as(people.otto).Operator
    const number = await anOrder()
    expect((await looker.GetOrder({ number })).number).toBe(number)
    expect((await looker.ListOrders()).items.length).toBeGreaterThan(0)
    expect(await refusal(looker.TakeNextStep({ number }))).toMatchObject({ status: 403, code: 'Session.NotYours' })
    expect(await refusal(looker.GetDesk())).toMatchObject({ status: 403 })
  })
})

describe('an order is found', () => {
  test('by number, PO, job, company, person, email and phone; signs of patterns find nothing else (vendure#572, vendure#2257)', async () => {
    const number = await anOrder({ poNumber: 'PO-77%A', jobName: 'Elm Street' })
    for (const search of [
      number,
      'po-77%a',
      'elm st',
      'ruiz',
      'ada mason',
      people.ada.email,
      '(404) 555-0142',
      '4045550142',
    ])
      expect([search, await numbersOf({ search })]).toEqual([search, expect.arrayContaining([number])])
    for (const search of ['po-77_a', '%', 'nobody at all', '_']) {
      const found = await numbersOf({ search })
      expect([search, found.includes(number)]).toEqual([search, search === '%'])
    }
  })

  test('of a guest by the name and phone of the address', async () => {
    const place = { firstName: 'Gus', lastName: 'Novak', company: null, street1: '1 Mill Road', street2: null }
    const number = await anOrder({
      accountId: null,
      personId: null,
      shipToPlace: { ...place, city: 'Atlanta', state: 'GA', zip: '30309', phone: '+1 404-555-0199', country: 'US' },
    })
    const [row] = (await staff.ListOrders({ search: 'gus novak' })).items
    expect(row).toMatchObject({ number, customer: 'Gus Novak', customerNumber: null })
    expect(await numbersOf({ search: '404-555-0199' })).toEqual([number])
  })

  test('of one customer only', async () => {
    const number = await anOrder()
    expect(await numbersOf({ customerNumber: owner.customerNumber })).toContain(number)
    expect(await numbersOf({ customerNumber: 'C-none' })).toEqual([])
  })
})

test('each view has its orders and no others', async () => {
  const views = ['to-pick', 'late', 'unpaid', 'approvals'] as const
  const viewsOf = async (number: string) => {
    const lists = await Promise.all(views.map((view) => numbersOf({ view, search: number })))
    return views.filter((_, at) => lists[at]?.includes(number))
  }
  expect(await viewsOf(await anOrder({ status: 'awaiting-approval' }))).toEqual(['approvals'])
  expect(await viewsOf(await anOrder({ expectedOn: '2020-01-02' }))).toEqual(['to-pick', 'late'])
  const sent = await anOrder({ expectedOn: '2099-01-02' })
  expect(await viewsOf(sent)).toEqual(['to-pick'])
  await staff.SendDelivery({ number: sent, key: 'all', lines: [{ lineNo: 1, boxes: 9 }] })
  expect(await viewsOf(sent)).toEqual([])
  await shop.database.rows(sql`
    insert into billing_documents (id, key, type, account_id, sales_document_id, document_on, due_on, goods_cents, amount_cents)
    values ('RV9999999999', 'view', 'RV', ${owner.accountId}, ${sent}, current_date, current_date, 9000, 9000)`)
  await shop.database.rows(sql`
    with entry as (insert into ledger_entries (account_id, kind, booked_on, key)
      values (${owner.accountId}, 'charge', current_date, 'view') returning id)
    insert into ledger_postings (entry_id, line, book, billing_document_id, cents)
    select id, 1, 'receivable', 'RV9999999999', 9000 from entry union all select id, 2, 'sales', null, -9000 from entry`)
  expect(await viewsOf(sent)).toEqual(['unpaid'])
})

test('the figures of today stand beside those of the same weekday, and money is for those who may see it', async () => {
  const looker = shop.as(people.otto).Operator
  const before = await staff.GetTodayFigures()
  expect(await looker.GetTodayFigures()).toMatchObject({ sales: null, overdueCents: null })
  expect(await staff.GetTodayFigures({ store: 'Nowhere' })).toMatchObject({
    orders: { today: 0 },
    toPick: 0,
    late: 0,
    overdueCents: 0,
  })
  await anOrder({ status: 'canceled' })
  await anOrder({ expectedOn: '2020-01-02' })
  const weekAgo = await anOrder()
  await shop.database.rows(sql`
    update sales_documents set placed_at = (date_trunc('day', now() at time zone 'America/New_York') - interval '7 days')
      at time zone 'America/New_York' where id = ${weekAgo}`)
  const { orders, sales, toPick, late } = await staff.GetTodayFigures()
  expect([orders.today, orders.lastWeek]).toEqual([before.orders.today + 1, before.orders.lastWeek + 1])
  expect(sales?.today).toBe((before.sales?.today ?? 0) + 9900)
  expect([toPick, late]).toEqual([before.toPick + 2, before.late + 1])
})

test('the list of all orders says how many there are, those of guests too', async () => {
  const { totalCount } = await staff.ListOrders({})
  await anOrder()
  await anOrder({ accountId: null, personId: null })
  const [counted] = await shop.database.rows<{ orders: number }>(
    sql`select count(*)::int as orders from sales_documents`,
  )
  expect((await staff.ListOrders({})).totalCount).toBe(totalCount + 2)
  expect(counted?.orders).toBe(totalCount + 2)
})

test('pages have 50 orders and do not overlap', async () => {
  for (let at = 0; at < 52; at += 1) await anOrder({ jobName: 'Paging' })
  const first = await staff.ListOrders({ search: 'paging' })
  const second = await staff.ListOrders({ search: 'paging', page: '2' })
  expect([first.totalCount, first.items.length, second.items.length]).toEqual([52, 50, 2])
  expect(new Set([...first.items, ...second.items].map(({ number }) => number)).size).toBe(52)
})

test('the page of an order has lines, money, people and everything that happened', async () => {
  const number = await anOrder({ poNumber: 'PO-1', instructions: 'Gate 4' })
  expect(await staff.GetOrder({ number })).toMatchObject({
    nextStep: 'ship',
    customer: 'Ruiz Tile',
    customerNumber: owner.customerNumber,
    totalCents: 9900,
    lines: [{ sku: 'TES-1', boxes: 9, leftBoxes: 9 }],
    people: [{ part: 'Ordered by', name: 'Ada Mason', phone: '(404) 555-0142' }],
  })
  await staff.MoveOrder({ number, step: 'picking', lineNos: [] })
  const { deliveryNumber } = await staff.SendDelivery({
    number,
    key: 'part',
    tracking: '1Z999',
    lines: [{ lineNo: 1, boxes: 7, lot: 'A118' }],
  })
  await staff.AnswerOrderMessage({ number, text: 'On its way.' })
  const order = await staff.GetOrder({ number })
  expect(order).toMatchObject({
    fulfilmentText: '7 of 9 sent',
    lines: [{ leftBoxes: 2, shippedBoxes: 7, lot: 'A118' }],
    shipments: [{ number: deliveryNumber, tracking: '1Z999', lines: [{ boxes: 7, lot: 'A118' }] }],
  })
  const told = order.timeline.map(({ text, by }) => [text, by !== null])
  expect(told).toEqual([
    ['Order placed.', false],
    ['Picking started.', true],
    ['7 boxes shipped.', true],
    ['Message: On its way.', true],
  ])
})

test('the credit of a return is shown before it is given, and exactly that is given', async () => {
  const number = await anOrder()
  const { deliveryNumber } = await staff.SendDelivery({ number, key: 'all', lines: [{ lineNo: 1, boxes: 9 }] })
  await staff.RecordArrival({ deliveryNumber })
  const { number: returnNumber } = await shop
    .as(people.ada.session)
    .MyOrders.RequestReturn({ number, reason: 'Too many', lines: [{ lineNo: 1, boxes: 4 }] })
  const preview = (boxes: number) => staff.PreviewReturn({ returnNumber, accepted: [{ lineNo: 1, boxes }] })
  expect(await refusal(preview(3))).toMatchObject({ status: 409, code: 'Operator.State' })
  for (const to of ['approved', 'received'] as const) await staff.MoveReturn({ returnNumber, to, accepted: [] })
  expect(await refusal(preview(5))).toMatchObject({ status: 400 })
  expect(await preview(4)).toEqual({ goodsCents: 4000, taxCents: 400, creditCents: 4400 })
  expect(await preview(3)).toEqual({ goodsCents: 3000, taxCents: 300, creditCents: 3300 })
  expect((await staff.GetOrder({ number })).returns).toMatchObject([{ status: 'received', creditCents: null }])
  const give = (creditCents: number) =>
    staff.MoveReturn({ returnNumber, to: 'inspected', accepted: [{ lineNo: 1, boxes: 3 }], creditCents })
  expect(await refusal(give(4400))).toMatchObject({ status: 409, code: 'Operator.State' })
  await give(3300)
  expect((await staff.GetOrder({ number })).returns).toMatchObject([
    { status: 'inspected', creditCents: 3300, lines: [{ boxes: 4, acceptedBoxes: 3 }] },
  ])
})

describe('quotes', () => {
  const ask = (changes: object = {}) =>
    shop.as(people.ada.session).Quotes.RequestQuote({
      items: [{ sku: shop.tile, quantity: 12 }],
      jobName: 'Oak Avenue',
      poNumber: 'PO-Q1',
      ...changes,
    })
  const offerOf = async (quotationId: string, changes: object = {}) => {
    const { version, changedAt, today } = await staff.GetQuote({ quotationId })
    const lines = [{ lineNo: 1, boxes: 12, unitPriceCents: 4321 }]
    return { quotationId, version, changedAt, validUntil: today, freightCents: 9900, lines, ...changes }
  }
  const idsIn = async (query: Parameters<typeof staff.ListQuotes>[0]) =>
    (await staff.ListQuotes(query)).items.map(({ quotationId }) => quotationId)

  test('an unknown view, page or quote is refused, a draft is its customer’s own, and readers change nothing', async () => {
    expect(await refusal(staff.ListQuotes({ view: 'constructor' }))).toMatchObject({ status: 400 })
    expect(await refusal(staff.ListQuotes({ page: '0' }))).toMatchObject({ status: 400 })
    const { quotationId: draft } = await ask({ isDraft: true })
    for (const quotationId of ['Q1', '', draft])
      expect(await refusal(staff.GetQuote({ quotationId }))).toMatchObject({ status: 404 })
    expect(await idsIn({ view: 'all' })).not.toContain(draft)
    const looker = shop.as(people.otto).Operator
    const { quotationId } = await ask()
    expect((await looker.GetQuote({ quotationId })).quotationId).toBe(quotationId)
    const template = { kind: 'offer' as const, name: 'Mine', text: 'x' }
    expect(await refusal(looker.SaveTemplate(template))).toMatchObject({ status: 403 })
    expect(await refusal(looker.OfferQuote(await offerOf(quotationId)))).toMatchObject({ status: 403 })
    expect(await refusal(staff.SaveTemplate({ ...template, name: ' ' }))).toMatchObject({ status: 400 })
  })

  test('are found by number, customer, person, job and PO, and stand in the view of their state', async () => {
    const { quotationId } = await ask()
    for (const search of [quotationId, 'ruiz', 'ada mason', 'oak av', 'po-q1', owner.customerNumber])
      expect([search, await idsIn({ search })]).toEqual([search, expect.arrayContaining([quotationId])])
    expect(await idsIn({ search: 'nobody at all' })).toEqual([])
    const viewsOf = async () => {
      const views = ['waiting', 'offered', 'declined', 'expired'] as const
      const found = await Promise.all(views.map((view) => idsIn({ view })))
      return views.filter((_, at) => found[at]?.includes(quotationId))
    }
    expect(await viewsOf()).toEqual(['waiting'])
    await staff.OfferQuote(await offerOf(quotationId))
    expect(await viewsOf()).toEqual(['offered'])
    // two days: after midnight UTC yesterday is still today in the store
    await shop.database.rows(sql`update quotes set valid_until = current_date - 2 where id = ${quotationId}`)
    expect(await viewsOf()).toEqual(['expired'])
    expect((await staff.GetQuote({ quotationId })).state).toBe('expired')
    await staff.DeclineQuote({ quotationId, reason: 'Gone.' })
    expect(await viewsOf()).toEqual(['declined'])
  })

  test('show prices, area, stock by lot and every offer with its differences', async () => {
    const { quotationId } = await ask()
    await staff.OfferQuote(await offerOf(quotationId))
    await staff.OfferQuote(
      await offerOf(quotationId, { freightCents: 0, lines: [{ lineNo: 1, boxes: 10, unitPriceCents: 4300 }] }),
    )
    const quote = await staff.GetQuote({ quotationId })
    const [line] = quote.lines
    expect(line).toMatchObject({ requestedBoxes: 12, priceTodayCents: line?.listPriceCents, isGone: false })
    expect(Number(line?.sqftPerUnit)).toBeGreaterThan(0)
    expect(line?.stock.reduce((sum, { boxes }) => sum + boxes, 0)).toBeLessThanOrEqual(line?.stockBoxes ?? 0)
    expect(quote.versions.map(({ lines }) => lines[0]?.boxes)).toEqual([12, 10])
    expect(quote.differences.map(({ what }) => what)).toEqual(expect.arrayContaining(['quantity', 'price', 'freight']))
  })

  test('a repeated offer is one, and of two people the second is refused, also after a change by the customer', async () => {
    const { quotationId } = await ask()
    const first = await offerOf(quotationId, { key: 'form-1' })
    for (const _ of [1, 2]) await staff.OfferQuote(first)
    expect((await staff.GetQuote({ quotationId })).version).toBe(1)
    const late = { ...first, key: 'form-2' }
    expect(await refusal(staff.OfferQuote(late))).toMatchObject({ status: 409, code: 'Quote.Superseded' })
    const no = { quotationId, changedAt: first.changedAt, reason: 'No.' }
    expect(await refusal(staff.DeclineQuote(no))).toMatchObject({ status: 409, code: 'Quote.Superseded' })
    const seen = await offerOf(quotationId)
    const wish = { quotationId, version: 1, message: 'Fewer, please.', lines: [{ lineNo: 1, boxes: 8 }] }
    await shop.as(people.ada.session).Quotes.AskForQuoteChange(wish)
    expect(await refusal(staff.OfferQuote(seen))).toMatchObject({ status: 409, code: 'Quote.Superseded' })
    await staff.OfferQuote(await offerOf(quotationId))
    expect(await staff.GetQuote({ quotationId })).toMatchObject({ version: 2, lines: [{ requestedBoxes: 8 }] })
  })

  test('words are saved under a name, once, and deleted without words', async () => {
    const own = async () => {
      const { items } = await staff.ListQuotes({ view: 'all' })
      const { templates } = await staff.GetQuote({ quotationId: items[0]?.quotationId ?? '' })
      return templates.filter(({ name }) => name === 'Rush')
    }
    const save = (text: string) => staff.SaveTemplate({ kind: 'message', name: ' Rush ', text })
    const replaced = [await save('Soon.'), await save('Soon.'), await save('Today.')]
    expect(replaced).toEqual([null, 'Soon.', 'Soon.'].map((words) => ({ replaced: words })))
    expect(await own()).toEqual([{ kind: 'message', name: 'Rush', text: 'Today.' }])
    await staff.SaveTemplate({ kind: 'message', name: 'Rush' })
    expect(await own()).toEqual([])
    const done = await shop.database.rows(sql`select action from audit_records where object = 'message/Rush'`)
    expect(done).toHaveLength(3)
  })
})
