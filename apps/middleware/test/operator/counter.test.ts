import { randomUUID } from 'node:crypto'
import type { CounterOrder, CounterOrderEntryInput, ShopClient } from '@tessera/client/shop/types.gen'
import { findViolations } from '@tessera/platform/find-violations'
import { sql } from '@tessera/server/sql'
import { refusal } from '@tessera/testing/refusal'
import { pickProducts } from '@tessera/testing/stock-shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WholeShop } from '../refusals/a-whole-shop.ts'
import { staffWith } from '../refusals/staff-with.ts'
import type { People } from '../refusals/the-people.ts'
import { aCounter, type Counter, readStock } from './a-counter.ts'

let shop: WholeShop
let people: People
let all: ShopClient['Operator']
let clerk: ShopClient['Operator']
let owner: Counter['owner']

beforeAll(async () => {
  ;({ shop, people, all, clerk, owner } = await aCounter())
})
beforeEach(async () => {
  await shop.database.rows(sql`truncate rate_limits`)
  await shop.database.rows(sql`
    update accounts set on_hold = false, terms = 'NT30', credit_line_cents = 10000000 where id = ${owner.accountId}`)
})
afterAll(async () => expect(await findViolations(shop.platform.database)).toEqual([]))

const pickUp = { kind: 'pick-up' as const, storeId: 'store-101' }
const entryOf = (changes: Partial<CounterOrderEntryInput> = {}): CounterOrderEntryInput => ({
  id: randomUUID(),
  version: 0,
  customerNumber: owner.number,
  userID: owner.userID,
  lines: [],
  typed: `${shop.tile} 3`,
  delivery: pickUp,
  ...changes,
})
/** The entry of an order as it came back, to be saved again. */
const againOf = ({ id, version, lines }: CounterOrder, changes: Partial<CounterOrderEntryInput> = {}) =>
  entryOf({
    ...{ id, version, typed: '' },
    lines: lines.map(({ sku, boxes, lotNo, isAgreed, unitPriceCents, priceReason }) => ({
      ...{ sku, boxes, lotNo, priceReason },
      priceCents: isAgreed ? unitPriceCents : null,
    })),
    ...changes,
  })
const place = ({ id, version, totals }: CounterOrder, operator = clerk) =>
  operator.PlaceCounterOrder({ id, version, totalCents: totals.totalCents })

describe('refusals', () => {
  test('people without the role, also those who may refund', async () => {
    const other = await staffWith(shop, 'OrderAdmin')
    expect(await refusal(other.ListCounterOrders())).toMatchObject({ status: 403 })
    expect(await refusal(other.SaveCounterOrder(entryOf()))).toMatchObject({ status: 403 })
    expect(await refusal(other.PlaceCounterOrder({ id: randomUUID(), version: 1 }))).toMatchObject({ status: 403 })
  })

  test('unknown orders, customers and stores, and a person of another company', async () => {
    expect(await refusal(clerk.GetCounterOrder({ id: 'x' }))).toMatchObject({ status: 404 })
    expect(await refusal(clerk.GetCounterOrder({ id: randomUUID() }))).toMatchObject({ status: 404 })
    expect(await refusal(clerk.SaveCounterOrder(entryOf({ id: 'x' })))).toMatchObject({ status: 400 })
    expect(await refusal(clerk.SaveCounterOrder(entryOf({ customerNumber: 'none' })))).toMatchObject({ status: 404 })
    const eve = await shop.database.find<{ userID: string }>(sql`
      select platform_user_id as "userID" from people where email = ${people.eve.email}`)
    expect(await refusal(clerk.SaveCounterOrder(entryOf({ userID: eve?.userID ?? '' })))).toMatchObject({ status: 404 })
    const nowhere = { kind: 'pick-up' as const, storeId: 'store-none' }
    expect(await refusal(clerk.SaveCounterOrder(entryOf({ delivery: nowhere })))).toMatchObject({ status: 404 })
  })

  test('an address that nothing can be sent to', async () => {
    const address = {
      firstName: 'Ada',
      lastName: 'Mason',
      street1: '1 Mill Road',
      city: 'Nowhere',
      state: 'GA',
      zip: '0',
    }
    const wrong = entryOf({ delivery: { kind: 'delivery', address } })
    expect(await refusal(clerk.SaveCounterOrder(wrong))).toMatchObject({ status: 400, code: 'Address.Invalid' })
  })

  test('another price without the right, or without a reason', async () => {
    const line = { sku: shop.tile, boxes: 2, lotNo: null, priceCents: 100, priceReason: 'Loyal' }
    const cheap = entryOf({ typed: '', lines: [line] })
    expect(await refusal(clerk.SaveCounterOrder(cheap))).toMatchObject({ status: 403, code: 'Counter.NeedsPriceRight' })
    const silent = entryOf({ typed: '', lines: [{ ...line, priceReason: ' ' }] })
    expect(await refusal(all.SaveCounterOrder(silent))).toMatchObject({ status: 400 })
    expect(await refusal(all.SaveCounterOrder(entryOf({ lines: [{ ...line, priceCents: -1 }] })))).toMatchObject({
      status: 400,
    })
  })

  test('a lot that is unknown, and more boxes than there are', async () => {
    const order = await clerk.SaveCounterOrder(entryOf({ typed: `${shop.tile} 2 NO-LOT\n${shop.tile} 99999` }))
    expect(order.lines.map(({ problems }) => problems[0])).toEqual([
      `There is no lot NO-LOT of ${shop.tile}.`,
      expect.stringMatching(/^We have .* in stock\./),
    ])
    expect(await refusal(place(order))).toMatchObject({ status: 409, message: expect.stringContaining('NO-LOT') })
  })

  test('a customer on hold, without terms, or over the credit line', async () => {
    const order = await clerk.SaveCounterOrder(entryOf())
    for (const [change, sentence] of [
      [sql`on_hold = true`, 'Ruiz Tile is on hold'],
      [sql`on_hold = false, terms = 'Z000'`, 'has no terms'],
      [sql`terms = 'NT30', credit_line_cents = 100`, 'over the free credit of $1.00'],
    ] as const) {
      await shop.database.rows(sql`update accounts set ${change} where id = ${owner.accountId}`)
      expect(await refusal(place(order))).toMatchObject({ status: 409, message: expect.stringContaining(sentence) })
    }
    expect((await clerk.ListCounterOrders()).items.map(({ id }) => id)).toContain(order.id)
  })

  test('a person who may not buy', async () => {
    const ben = await shop.database.find<{ userID: string }>(sql`
      select platform_user_id as "userID" from people where email = ${people.ben.email}`)
    const order = await clerk.SaveCounterOrder(entryOf({ userID: ben?.userID ?? '' }))
    expect(order.problems).toMatchObject([{ code: 'Cart.NeedsBuy', message: expect.stringContaining('Ben may not') }])
    expect(await refusal(place(order))).toMatchObject({ status: 409 })
  })

  test('an order that someone else changed, and a total that nobody saw', async () => {
    const order = await clerk.SaveCounterOrder(entryOf())
    await clerk.SaveCounterOrder(againOf(order, { jobName: 'Elm' }))
    expect(await refusal(clerk.SaveCounterOrder(againOf(order)))).toMatchObject({
      status: 409,
      code: 'Request.Conflict',
    })
    expect(await refusal(place(order))).toMatchObject({ status: 409, code: 'Request.Conflict' })
    const wrong = { id: order.id, version: order.version + 1, totalCents: 1 }
    expect(await refusal(clerk.PlaceCounterOrder(wrong))).toMatchObject({ status: 409, code: 'Counter.TotalChanged' })
  })

  test('the customer neither places nor finds it: the cart stays theirs', async () => {
    const ada = shop.as(people.ada.session)
    await ada.Cart.AddToCart({ items: [{ sku: shop.tile, quantity: 1, lotNo: null, room: null }] })
    const cart = await ada.Cart.GetCart()
    const order = await clerk.SaveCounterOrder(entryOf())
    expect((await ada.Cart.GetCart()).basketId).toBe(cart.basketId)
    const as = { accessToken: people.ada.session.authToken ?? '' }
    await shop.commerce.client.Cart.SetActiveCart(`counter-${order.id}`, as)
    expect(await refusal(ada.Cart.SubmitCart())).toMatchObject({ code: 'Cart.AtCounter' })
    await shop.commerce.client.Cart.SetActiveCart(cart.basketId, as)
  })
})

test('lines are typed: boxes, square feet, lots, and SKUs that are nearly right', async () => {
  const nearly = `${shop.tile.slice(0, -1)}Q`
  const order = await clerk.SaveCounterOrder(
    entryOf({ typed: `${shop.tile.toLowerCase()} 2\n${shop.tile} 100 sf\n${nearly} 4\nnonsense` }),
  )
  const perBox = Number(pickProducts(3)[0]?.product.xp.units.sqftPerUnit)
  expect(order.lines).toHaveLength(1)
  expect(order.lines[0]).toMatchObject({ sku: shop.tile, boxes: 2 + Math.ceil(100 / perBox) })
  expect(order.unread).toMatchObject([
    { text: 'nonsense' },
    { text: `${nearly} 4`, nearest: expect.arrayContaining([expect.objectContaining({ sku: shop.tile })]) },
  ])
  expect(order.unread[1]?.nearest.length).toBeLessThanOrEqual(3)
  expect(order.problems).toMatchObject([{ code: 'Counter.Unread' }])
})

test('a press that another one overtakes answers as that one does', async () => {
  const saved = await clerk.SaveCounterOrder(entryOf({ jobName: 'Overtaken', poNumber: 'PO-8' }))
  const other = await shop.database.direct.pool.connect()
  try {
    await other.query('begin')
    const placing = JSON.stringify({ userID: 'carl', name: 'Carl Boone' })
    await other.query('update counter_orders set placed_at = now(), placed_by = $2 where id = $1', [saved.id, placing])
    const pressed = place(saved)
    const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await shop.database.rows(waiting)).length, { timeout: 20_000 }).toBe(1)
    await other.query('commit')
    expect((await pressed).status).toBe('placed')
  } finally {
    await other.query('rollback')
    other.release()
  }
})

test('ten presses place one order, on terms, named after both, and once', async () => {
  const before = await readStock(shop)
  const saved = await clerk.SaveCounterOrder(entryOf({ jobName: 'Elm Street', poNumber: 'PO-9' }))
  expect(saved.problems).toEqual([])
  expect(await readStock(shop)).toBe(before)
  const answers = await Promise.all(Array.from({ length: 10 }, () => place(saved)))
  const numbers = new Set(answers.flatMap(({ orderNumber }) => orderNumber ?? []))
  expect(numbers.size).toBe(1)
  const [number = ''] = numbers
  expect(await readStock(shop)).toBe(before - 3)
  expect(await all.GetOrder({ number })).toMatchObject({
    origin: 'counter',
    status: 'open',
    customerNumber: owner.number,
    jobName: 'Elm Street',
    poNumber: 'PO-9',
    isPickUp: true,
    totalCents: saved.totals.totalCents,
    paymentText: 'Invoice, net 30 days',
    people: [{ part: 'Ordered by', name: 'Ada Mason' }, {}],
    timeline: [{ text: 'Order placed for Ada Mason.', by: expect.stringMatching(/\w/) }],
  })
  const row = await shop.database.find<{ attempts: number; terms: number; mails: number }>(sql`
    select (select count(*)::int from payment_attempts where order_id = ${`counter-${saved.id}`}) as attempts,
      (select count(*)::int from terms_payments where order_id = ${`counter-${saved.id}`} and released_at is null) as terms,
      (select count(*)::int from mails where recipient = ${people.ada.email} and subject like ${`%${number}%`}) as mails`)
  expect(row).toEqual({ attempts: 1, terms: 1, mails: 1 })
  expect(await refusal(clerk.SaveCounterOrder(againOf(saved)))).toMatchObject({ code: 'Counter.Placed' })
  expect(await refusal(clerk.DeleteCounterOrder({ id: saved.id, version: saved.version }))).toMatchObject({
    status: 409,
  })
  expect((await clerk.ListCounterOrders()).items.map(({ id }) => id)).not.toContain(saved.id)
})

test('presses one after the other, for all of the credit, place one order, and none is refused for its credit', async () => {
  const saved = await clerk.SaveCounterOrder(entryOf())
  const tooMuch = saved.creditFreeCents - saved.totals.totalCents
  await shop.database.rows(
    sql`update accounts set credit_line_cents = credit_line_cents - ${tooMuch}::int where id = ${owner.accountId}`,
  )
  const pressed: Promise<unknown>[] = []
  // each comes while the one before is under way
  for (let press = 0; press < 30; press += 1) {
    pressed.push(refusal(place(saved)))
    await clerk.ListCounterOrders()
  }
  expect((await Promise.all(pressed)).filter(Boolean)).toEqual([])
})

test('an agreed price is charged, and its reason is in the audit and on the order', async () => {
  const typed = await clerk.SaveCounterOrder(entryOf())
  const [line] = typed.lines
  const price = (line?.customerPriceCents ?? 0) - 500
  const lines = [{ sku: shop.tile, boxes: 3, lotNo: null, priceCents: price, priceReason: 'Matched a rival’s offer' }]
  const agreed = await all.SaveCounterOrder(againOf(typed, { lines }))
  expect(agreed.lines[0]).toMatchObject({ unitPriceCents: price, isAgreed: true, totalCents: 3 * price })
  // the answer was lost: the same again is the same version
  expect((await all.SaveCounterOrder(againOf(typed, { lines }))).version).toBe(agreed.version)
  const [saved, first, ...older] = (await all.ListAudit({ object: typed.id })).items
  expect([saved?.action, first?.action, older]).toEqual(['counter-order.save', 'counter-order.save', []])
  expect(saved?.after).toMatchObject({ lines: [{ priceCents: price }] })
  // a colleague without the right keeps the price and places it, and adds no box at it
  const kept = await clerk.SaveCounterOrder(againOf(agreed, { jobName: 'Oak' }))
  const more = againOf(kept, { lines: [{ ...lines[0], boxes: 4 } as never] })
  expect(await refusal(clerk.SaveCounterOrder(more))).toMatchObject({ code: 'Counter.NeedsPriceRight' })
  const { orderNumber } = await place(kept)
  const order = await all.GetOrder({ number: orderNumber ?? '' })
  expect(order.lines[0]).toMatchObject({ unitPriceCents: price, totalCents: 3 * price })
  expect(order.timeline.map(({ text }) => text)).toContain(
    `Changed the price of ${shop.tile} to $${(price / 100).toFixed(2)}: Matched a rival’s offer`,
  )
  const { items } = await all.ListAudit({ object: orderNumber ?? '' })
  expect(items.map(({ action }) => action)).toEqual(expect.arrayContaining(['order.placed', 'order.price']))
})

test('a delivery has freight and tax of its address, and a place can be used again', async () => {
  const street = { street1: '1 Mill Road', city: 'Atlanta', state: 'GA', zip: '30309' }
  const address = { firstName: 'Ada', lastName: 'Mason', ...street, phone: '404-555-0142' }
  const sent = await clerk.SaveCounterOrder(entryOf({ delivery: { kind: 'delivery', address } }))
  expect(sent.problems).toEqual([])
  expect(sent.shippingOptions.some(({ isChosen }) => isChosen)).toBe(true)
  expect(sent.totals).toMatchObject({ isComplete: true })
  await place(sent)
  const next = await clerk.SaveCounterOrder(entryOf({ delivery: { kind: 'delivery' } }))
  expect(next.problems).toMatchObject([{ code: 'Cart.NoAddress' }])
  const [known] = next.places
  expect(known?.label).toContain('1 Mill Road')
  const chosen = await clerk.SaveCounterOrder(
    againOf(next, { delivery: { kind: 'delivery', placeId: known?.id ?? '' } }),
  )
  expect(chosen.totals.totalCents).toBe(sent.totals.totalCents)
})

test('an order above the person’s limit waits for approval', async () => {
  await shop.database.rows(sql`
    update people set rights = array['buy'], order_limit_cents = 100 where email = ${people.ben.email}`)
  await shop.database.rows(sql`
    update people set rights = array(select distinct unnest(rights || '{buy,approve}'::text[])) where email = ${people.ada.email}`)
  const ben = await shop.database.find<{ userID: string }>(sql`
    select platform_user_id as "userID" from people where email = ${people.ben.email}`)
  const order = await clerk.SaveCounterOrder(entryOf({ userID: ben?.userID ?? '' }))
  expect(order.notices[0]).toContain('Ada')
  expect(await place(order)).toMatchObject({ status: 'awaiting-approval', orderNumber: expect.any(String) })
})

test('one that is not wanted is thrown away, here and on the platform', async () => {
  const order = await clerk.SaveCounterOrder(entryOf())
  expect(await refusal(clerk.DeleteCounterOrder({ id: order.id, version: 9 }))).toMatchObject({ status: 409 })
  await clerk.DeleteCounterOrder({ id: order.id, version: order.version })
  await clerk.DeleteCounterOrder({ id: order.id, version: order.version })
  expect(await refusal(clerk.GetCounterOrder({ id: order.id }))).toMatchObject({ status: 404 })
  const asShop = await shop.commerce.backOffice()
  const gone = shop.commerce.client.Orders.Get('Incoming', `counter-${order.id}`, asShop)
  await expect(gone).rejects.toMatchObject({ status: 404 })
})
