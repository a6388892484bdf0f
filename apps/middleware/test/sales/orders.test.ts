import { insertPartners } from '@tessera/middleware/modules/orders/records/partners'
import { simulateStore } from '@tessera/middleware/modules/orders/store-simulator/simulate-store'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aLine, aSalesShop, type Member, type SalesShop } from './a-sales-shop.ts'
import { moveLines } from './take-steps.ts'

let shop: SalesShop
let owner: Member
let buyer: Member
let stranger: Member
let first: string
beforeAll(async () => {
  shop = await aSalesShop()
  owner = await shop.pro('owner')
  buyer = await shop.colleague(owner, 'buyer', ['buy'])
  stranger = await shop.pro('stranger')
  first = await shop.order(owner, { poNumber: 'PO-1', jobName: 'Elm house', placedAt: '2026-01-05T10:00:00Z' })
})

const statusOf = async (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { status: number }) => error.status,
  )
const refusal = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { status: number; code: string; message: string; body?: unknown; data?: unknown }) => error,
  )

describe('who may see what', () => {
  test('not without signing in', async () => {
    const { MyAccount, MyOrders } = shop.anonymous
    expect(await statusOf(MyAccount.GetOrders({}))).toBe(401)
    expect(await statusOf(MyAccount.GetOrderDetail({ projectId: first }))).toBe(401)
    expect(await statusOf(MyOrders.CancelOrder({ number: first }))).toBe(401)
    expect(await statusOf(MyOrders.RequestReturn({ number: first, reason: 'x', lines: [] }))).toBe(401)
    expect(await statusOf(MyOrders.GetOrderOverview())).toBe(401)
    expect(await statusOf(MyOrders.ChangeOrder({ number: first }))).toBe(401)
    expect(await statusOf(MyOrders.SendOrderMessage({ number: first, text: 'Hello' }))).toBe(401)
  })

  test('an order of another account does not exist, whatever is done to it', async () => {
    const { MyAccount, MyOrders } = stranger.shop
    expect(await statusOf(MyAccount.GetOrderDetail({ projectId: first }))).toBe(404)
    expect(await statusOf(MyOrders.CancelOrder({ number: first }))).toBe(404)
    expect(await statusOf(MyOrders.ChangeOrder({ number: first, instructions: 'x' }))).toBe(404)
    expect(await statusOf(MyOrders.SendOrderMessage({ number: first, text: 'Hello' }))).toBe(404)
    expect(
      await statusOf(MyOrders.RequestReturn({ number: first, reason: 'x', lines: [{ lineNo: 1, boxes: 1 }] })),
    ).toBe(404)
    expect((await MyAccount.GetOrders({ scope: 3 })).totalCount).toBe(0)
  })

  test('a colleague without account-view sees only their own, and reads who can grant more', async () => {
    const own = await shop.order(buyer)
    expect(await statusOf(buyer.shop.MyAccount.GetOrderDetail({ projectId: first }))).toBe(404)
    expect((await buyer.shop.MyAccount.GetOrders({})).items.map(({ number }) => number)).toEqual([own])
    const no = await refusal(buyer.shop.MyAccount.GetOrders({ scope: 3 }))
    expect(no).toMatchObject({ status: 403, code: 'Account.NeedsView' })
    expect(no?.message).toContain('Ada Mason')
    expect((await owner.shop.MyAccount.GetOrders({ scope: 3 })).items.map(({ number }) => number)).toContain(own)
  })

  test('who sent us a customer sees that an order was placed, not by whom, and cannot open it', async () => {
    const number = await shop.order(stranger, { referredBy: owner.accountId, jobName: 'Secret villa' })
    const { items } = await owner.shop.MyAccount.GetOrders({ scope: 2 })
    expect(items).toMatchObject([{ number, isReferred: true, jobName: null, placedBy: null, totalCents: 10_000 }])
    expect(await statusOf(owner.shop.MyAccount.GetOrderDetail({ projectId: number }))).toBe(404)
  })
})

describe('questions that are none', () => {
  const filter = (key: 'STATUS', value: string) => ({ filters: [{ key, value }] })
  const bad: [string, object, string][] = [
    ['a page size of 7', { pageSize: 7 }, 'pageSize'],
    ['a sort nobody knows', { sortBy: 'password' }, 'sortBy'],
    ['a sort of the prototype', { sortBy: 'constructor' }, 'sortBy'],
    ['a status nobody knows', filter('STATUS', 'maybe'), 'filters.STATUS'],
    ['a period that is none', filter('PERIODE' as 'STATUS', 'soon'), 'filters.PERIODE'],
    ['an order type nobody knows', filter('ZZORDERTYPE' as 'STATUS', 'x'), 'filters.ZZORDERTYPE'],
    ['a filter of another list', filter('ZZDOCTYFI' as 'STATUS', 'RV'), 'filters.ZZDOCTYFI'],
    ['a scope of 4', { scope: 4 }, 'scope'],
    ['page 0', { page: 0 }, 'page'],
  ]
  test.each(bad)('%s is refused with its field', async (_, asked, field) => {
    const answer = await owner.post('/api/myaccount/GetOrders', asked)
    expect(answer.status).toBe(400)
    const body = (await answer.json()) as { fields: { field: string }[] }
    expect(body.fields.map((one) => one.field)).toContain(field)
  })
})

describe('lists', () => {
  let pro: Member
  beforeAll(async () => {
    pro = await shop.pro('lister')
    await insertPartners(shop.needs.database, [
      { id: '77', accountId: pro.accountId, role: 'ship-to', name: 'Elm site' },
    ])
    for (let day = 1; day <= 12; day += 1)
      await shop.order(pro, {
        placedAt: `2026-02-${String(day).padStart(2, '0')}T12:00:00Z`,
        status: day <= 4 ? 'completed' : 'open',
        orderType: day === 6 ? 'sample' : 'standard',
        shipTo: day === 7 ? '77' : null,
        poNumber: `PO-${day}`,
        lines: [aLine(day, { totalCents: day * 1000, unitPriceCents: day * 100, fulfilment: 'confirmed' })],
      })
  })
  const asked = (body: Parameters<Member['shop']['MyAccount']['GetOrders']>[0]) => pro.shop.MyAccount.GetOrders(body)
  const pos = ({ items }: { items: { poNumber: string | null }[] }) => items.map(({ poNumber }) => poNumber)

  test('a page, its place, and how many there are', async () => {
    const page = await asked({ page: 2, pageSize: 5 })
    expect(pos(page)).toEqual(['PO-7', 'PO-6', 'PO-5', 'PO-4', 'PO-3'])
    expect(page).toMatchObject({ totalCount: 12, page: 2, pageSize: 5, isCapped: false })
    expect(pos(await asked({ page: 9, pageSize: 5 }))).toEqual([])
    expect((await asked({ page: 9, pageSize: 5 })).totalCount).toBe(12)
    expect((await asked({ pageSize: -1 })).items).toHaveLength(12)
  })

  test('sorted as asked', async () => {
    expect(pos(await asked({ sortBy: 'total', sortDirection: 'asc', pageSize: 5 }))).toEqual(
      [1, 2, 3, 4, 5].map((n) => `PO-${n}`),
    )
  })

  test.each([
    ['STATUS', 'closed', 4],
    ['STATUS', 'all', 12],
    ['CHAR', 'po-11', 1],
    ['CHAR', 'TES-12', 1],
    ['CHAR', 'hampton CARRARA 9', 1],
    ['CHAR', '%', 0],
    ['PERIODE', '2026-02-03..2026-02-05', 3],
    ['PERIODE', '2025', 0],
    ['ZZORDERTYPE', 'sample', 1],
    ['SHIPTO', '77', 1],
    ['SOLDTO', '77', 0],
  ] as const)('%s %s leaves %i', async (key, value, count) => {
    expect((await asked({ filters: [{ key, value }] })).totalCount).toBe(count)
  })

  test('values of one filter are alternatives, filters narrow each other', async () => {
    const filters = [
      { key: 'CHAR' as const, value: 'po-3' },
      { key: 'CHAR' as const, value: 'po-8' },
      { key: 'STATUS' as const, value: 'open' },
    ]
    expect(pos(await asked({ filters }))).toEqual(['PO-8'])
  })

  test('all of very many ends at a thousand and says so', async () => {
    const large = await shop.pro('large')
    await shop.needs.database.rows(sql`
      insert into sales_documents (account_id, person_id, origin, order_type, status, subtotal_cents, total_cents, placed_at)
      select ${large.accountId}, ${large.personId}, 'counter', 'standard', 'open', 100, 100, now() from generate_series(1, 1001)`)
    const page = await large.shop.MyAccount.GetOrders({ pageSize: -1 })
    expect(page).toMatchObject({ totalCount: 1001, isCapped: true })
    expect(page.items).toHaveLength(1000)
  })

  test('a new customer has an empty list and an empty overview', async () => {
    const fresh = await shop.retail('fresh')
    expect(await fresh.shop.MyAccount.GetOrders({})).toMatchObject({ items: [], totalCount: 0 })
    expect(await fresh.shop.MyOrders.GetOrderOverview()).toMatchObject({ openCount: 0, spentByMonth: [], latest: [] })
  })

  test('the overview counts what is open and what was spent', async () => {
    const one = await shop.pro('overview')
    await shop.order(one, { jobName: 'Elm house' })
    await shop.order(one, { lines: [aLine(1, { backorderedBoxes: 3 })] })
    const overview = await one.shop.MyOrders.GetOrderOverview()
    const figures = await one.shop.MyOrders.GetOrderOverview({ only: 'figures' })
    expect(figures).toEqual({ ...overview, spentByMonth: [], spentByJob: [] })
    expect(overview).toMatchObject({ openCount: 2, backorderedCount: 1, onTheWayCount: 0 })
    expect(overview.spentByMonth).toMatchObject([{ cents: 20_000, orders: 2 }])
    expect(overview.spentByJob.map(({ name }) => name).sort()).toEqual(['Elm house', 'No job'])
  })

  test('what was spent is what its orders come to, also after one is canceled or costs something else', async () => {
    const { database } = shop.needs
    const one = await shop.pro('spender')
    const [first, second] = [await shop.order(one, { jobName: 'Elm house' }), await shop.order(one, {})]
    await database.rows(sql`update sales_documents set status = 'canceled' where id = ${first}`)
    await database.rows(sql`
      update sales_documents set subtotal_cents = subtotal_cents + 500, total_cents = total_cents + 500 where id = ${second}`)
    const { spentByMonth, spentByJob } = await one.shop.MyOrders.GetOrderOverview()
    expect(spentByMonth).toMatchObject([{ cents: 10_500, orders: 1 }])
    expect(spentByJob).toMatchObject([{ name: 'No job', cents: 10_500, orders: 1 }])
    const kept = sql`select account_id, month, job_name, sum(cents) as cents, sum(orders) as orders
      from sales_spent group by 1, 2, 3 having sum(orders) > 0`
    const counted = sql`select account_id, to_char(placed_at at time zone 'UTC', 'YYYY-MM'), coalesce(job_name, ''),
      sum(total_cents), count(*) from sales_documents
      where account_id is not null and status in ('open', 'completed') and order_type <> 'return' group by 1, 2, 3`
    expect(await database.rows(sql`(${kept} except ${counted}) union all (${counted} except ${kept})`)).toEqual([])
  })
})

describe('changing an order', () => {
  const place = {
    firstName: 'Ada',
    lastName: 'Mason',
    company: null,
    street1: '1 Elm Street',
    street2: null,
    city: 'Naperville',
    state: 'IL',
    zip: '60540',
    phone: null,
  }
  const shipped = () => shop.order(owner, { shipToPlace: { ...place, country: 'US' } })
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const weekday = [8, 9, 10].map(inDays).find((day) => ![0, 6].includes(new Date(day).getUTCDay())) ?? ''

  test('a place elsewhere, a day that is over, and an order that is picked are refused', async () => {
    const { MyOrders } = owner.shop
    const number = await shipped()
    const far = { ...place, zip: '10001', state: 'NY' }
    expect((await refusal(MyOrders.ChangeOrder({ number, shippingAddress: far })))?.message).toMatch(/start with 605/)
    expect(await statusOf(MyOrders.ChangeOrder({ number, wantedOn: inDays(-1) }))).toBe(400)
    expect(await statusOf(MyOrders.ChangeOrder({ number, wantedOn: inDays(90) }))).toBe(400)
    await moveLines(shop.needs.database, { documentId: number, step: 'picking' }, new Date())
    expect(await refusal(MyOrders.ChangeOrder({ number, wantedOn: weekday }))).toMatchObject({
      status: 409,
      code: 'Order.NotChangeable',
    })
  })

  test('another house in the same area and a later day are taken, and stand in its timeline', async () => {
    const number = await shipped()
    const near = { ...place, street1: '9 Oak Street', zip: '60563' }
    const changed = await owner.shop.MyOrders.ChangeOrder({ number, shippingAddress: near, wantedOn: weekday })
    expect(changed).toMatchObject({ shippingAddress: { street1: '9 Oak Street' }, wantedOn: weekday })
    expect(changed.timeline.map(({ text }) => text).join()).toContain('ship to 9 Oak Street')
  })

  test('an order for pick-up can be picked up by another person', async () => {
    const number = await shop.order(owner, { shipKind: 'pick-up', orderType: 'pick-up' })
    await moveLines(shop.needs.database, { documentId: number, step: 'ready-for-pick-up' }, new Date())
    expect(await owner.shop.MyOrders.ChangeOrder({ number, pickUpPerson: 'Luis Carmona' })).toMatchObject({
      pickUpPerson: 'Luis Carmona',
    })
  })

  test('messages to the store are stored with the order', async () => {
    const number = await shop.order(owner)
    expect(await statusOf(owner.shop.MyOrders.SendOrderMessage({ number, text: '  ' }))).toBe(400)
    const { messages } = await owner.shop.MyOrders.SendOrderMessage({ number, text: 'Is the gate wide enough?' })
    expect(messages).toMatchObject([{ isOurs: false, author: 'Ada Mason', text: 'Is the gate wide enough?' }])
    const needs = { database: shop.needs.database, publicUrl: 'https://shop.test' }
    for (const minutes of [2, 3]) await simulateStore(needs, new Date(Date.now() + minutes * 60_000))
    const after = await owner.shop.MyAccount.GetOrderDetail({ projectId: number })
    expect(after.messages.map(({ isOurs }) => isOurs)).toEqual([false, true])
  })
})
