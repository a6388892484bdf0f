import { randomUUID } from 'node:crypto'
import type { Customer } from '@tessera/middleware/kit/visitor'
import { usedCredit } from '@tessera/middleware/modules/checkout/methods/terms-method'
import { addToOrder, type NewAddition } from '@tessera/middleware/modules/orders/additions/add-to-order'
import { priceAddition } from '@tessera/middleware/modules/orders/additions/price-addition'
import { settleAdditions } from '@tessera/middleware/modules/orders/additions/settle-additions'
import { invoiceDeliveries } from '@tessera/middleware/modules/orders/deliveries/invoice-deliveries'
import type { SalesTaskNeeds } from '@tessera/middleware/modules/orders/sales-needs'
import { importWebOrder } from '@tessera/middleware/modules/orders/web-orders/import-web-order'
import { settlePerson } from '@tessera/middleware/modules/people/accounts/settle-person'
import { findCustomer } from '@tessera/middleware/modules/people/session/find-customer'
import { mirrorQuoteOrders } from '@tessera/middleware/modules/plans/quotes/mirror-quote-orders'
import { sql } from '@tessera/server/sql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aLine, aSalesShop, type Member, type SalesShop } from './a-sales-shop.ts'
import { placeByCard, placeOnTerms } from './a-web-order.ts'
import { slate } from './slate.ts'
import { createDelivery, moveLines } from './take-steps.ts'

let shop: SalesShop
let needs: SalesTaskNeeds
beforeAll(async () => {
  shop = await aSalesShop()
  const find = (sku: string) => (sku === 'slate' ? slate : undefined)
  needs = { ...shop.needs, catalog: { ...shop.needs.catalog, find } }
  const Inventory = { Enabled: true, QuantityAvailable: 500 }
  await shop.payments.auth.admin.Products.Patch('slate', { Inventory })
})
beforeEach(() => shop.needs.database.rows(sql`truncate rate_limits`))

interface Open {
  member: Member
  customer: Customer
  orderId: string
  number: string
}

/** Three boxes on terms, imported into the back office: $30 of a $1,000 credit line. */
async function anOrder(name: string): Promise<Open> {
  const { shopper, member } = await placeOnTerms(shop, name)
  const number = (await importWebOrder(needs, shopper.orderId)) ?? ''
  await shop.payments.settle(shopper.orderId)
  const session = await shop.payments.auth.signIn(member.email)
  const customer = await findCustomer(needs.database, session.tessera_auth_token)
  if (!customer) throw new Error('nobody')
  return { member, customer, orderId: shopper.orderId, number }
}

const adding = ({ customer, number }: Open, changes: Partial<NewAddition> = {}): NewAddition => ({
  customer,
  number,
  sku: 'slate',
  boxes: 2,
  totalCents: 2000,
  key: randomUUID(),
  auditActor: { personID: customer.personID } as NewAddition['auditActor'],
  now: new Date(),
  ...changes,
})
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { code?: string; message: string }) => error.code ?? error.message,
  )
const stock = async () => (await shop.payments.auth.admin.Products.Get('slate')).Inventory?.QuantityAvailable ?? 0
const thereOf = (orderId: string) => shop.payments.auth.admin.Orders.Get('Incoming', orderId)
const detailOf = ({ member, number }: Open) => member.shop.MyAccount.GetOrderDetail({ projectId: number })

/** A platform whose replies get lost. */
const dying = (part: object): SalesTaskNeeds => {
  const { client } = needs.commerce
  return { ...needs, commerce: { ...needs.commerce, client: { ...client, ...part } as typeof client } }
}

describe('nothing is added', () => {
  test('by a guest, for products not sold, and without a number of boxes', async () => {
    const order = await anOrder('adds-none')
    const stranger = await shop.pro('adds-stranger')
    const wish = { number: order.number, sku: 'slate', boxes: 1 }
    const asStranger = stranger.shop.MyOrders.AddToOrder({ ...wish, totalCents: 1000, key: randomUUID() })
    // an unsold product is reported first; another account's order is not found
    expect(await asStranger.catch(({ status }) => status)).toBe(400)
    expect(await stranger.shop.MyOrders.PriceOrderAddition(wish).catch(({ status }) => status)).toBe(404)
    expect(await codeOf(addToOrder(needs, adding(order, { sku: 'unknown' })))).toBe('Request.Invalid')
    expect(await codeOf(addToOrder(needs, adding(order, { boxes: 0 })))).toBe('Request.Invalid')
    expect(await codeOf(addToOrder(needs, adding(order, { key: 'x' })))).toBe('Request.Invalid')
    const other = await anOrder('adds-other')
    expect(await codeOf(addToOrder(needs, adding(order, { number: other.number })))).toBe('NotFound')
  })

  test('to what was paid by card, came from a quote, or is picked; the order says why', async () => {
    const { shopper, member } = await placeByCard(shop, 'adds-card')
    const paid = (await importWebOrder(needs, shopper.orderId)) ?? ''
    const card = await member.shop.MyAccount.GetOrderDetail({ projectId: paid })
    expect(card.extend).toMatchObject({ isAllowed: false, reason: expect.stringMatching(/charge a card once/) })
    const order = await anOrder('adds-late')
    expect((await detailOf(order)).extend).toEqual({ isAllowed: true, reason: null })
    const quoted = await shop.order(order.member, { lines: [aLine()], origin: 'quote' })
    expect(await codeOf(addToOrder(needs, adding(order, { number: quoted })))).toBe('Order.NotExtendable')
    await moveLines(needs.database, { documentId: order.number, step: 'picking', lineNos: [1] }, new Date())
    expect(await codeOf(addToOrder(needs, adding(order)))).toBe('Order.NotExtendable')
    expect(await thereOf(order.orderId)).toMatchObject({ LineItemCount: 1 })
  })

  test('above what was shown, the credit line, or what the person may spend: boxes go back on sale', async () => {
    const order = await anOrder('adds-much')
    const before = await stock()
    expect(await codeOf(addToOrder(needs, adding(order, { totalCents: 1999 })))).toBe('Order.AdditionChanged')
    const many = adding(order, { boxes: 98, totalCents: 98_000 })
    expect(await codeOf(addToOrder(needs, many))).toBe('Order.CreditExceeded')
    const setLimits = (order: number | null, month: number | null) =>
      needs.database.rows(sql`
        update people set order_limit_cents = ${order}, month_limit_cents = ${month}
        where id = ${many.customer.personID}`)
    await setLimits(4999, null)
    expect(await codeOf(addToOrder(needs, adding(order)))).toBe('Cart.AboveLimit')
    await setLimits(null, 4999)
    expect(await codeOf(addToOrder(needs, adding(order)))).toBe('Cart.AboveMonth')
    await setLimits(5000, 5000)
    expect(await stock()).toBe(before)
    expect(await thereOf(order.orderId)).toMatchObject({ LineItemCount: 1, Total: 30 })
    await addToOrder(needs, adding(order))
    expect(await detailOf(order)).toMatchObject({ totalCents: 5000 })
  })

  test('beyond the stock', async () => {
    const order = await anOrder('adds-short')
    const boxes = (await stock()) + 1
    expect(await codeOf(addToOrder(needs, adding(order, { boxes, totalCents: 99_999_999 })))).toBe('Cart.NotEnough')
  })
})

test('boxes join the order once, however often they are sent: stock, sums, credit, invoice', async () => {
  const order = await anOrder('adds-once')
  const before = await stock()
  const price = await priceAddition(needs, adding(order))
  expect(price).toMatchObject({ unitPriceCents: 1000, goodsCents: 2000, totalCents: 2000, orderTotalCents: 5000 })
  const given = adding(order, { totalCents: price.totalCents })
  await Promise.all(Array.from({ length: 5 }, () => addToOrder(needs, given)))
  await addToOrder(needs, given)
  expect(await codeOf(addToOrder(needs, { ...given, boxes: 3 }))).toBe('Request.Conflict')
  expect(await stock()).toBe(before - 2)
  expect(await detailOf(order)).toMatchObject({
    totalCents: 5000,
    lines: [{ boxes: 3 }, { lineNo: 2, sku: 'slate', boxes: 2, totalCents: 2000, fulfilment: 'confirmed' }],
  })
  expect((await detailOf(order)).timeline.filter(({ kind }) => kind === 'lines-added')).toHaveLength(1)
  expect(await thereOf(order.orderId)).toMatchObject({ Status: 'Open', Total: 50, LineItemCount: 2 })
  expect(await usedCredit(needs.database, order.member.accountId)).toBe(5000)
  const lines = [
    { lineNo: 1, boxes: 3 },
    { lineNo: 2, boxes: 2 },
  ]
  await createDelivery(needs.database, { documentId: order.number, key: `${order.number} all`, lines }, new Date())
  await invoiceDeliveries(needs, new Date())
  expect(await usedCredit(needs.database, order.member.accountId)).toBe(5000)
  expect(await detailOf(order)).toMatchObject({ status: 'completed', balanceCents: 5000 })
})

test('what was added can be canceled like any other line', async () => {
  const order = await anOrder('adds-cancels')
  const before = await stock()
  await addToOrder(needs, adding(order))
  const detail = await order.member.shop.MyOrders.CancelOrderLines({
    number: order.number,
    lines: [{ lineNo: 2, boxes: 2 }],
  })
  expect(detail).toMatchObject({ canceledCents: 2000, lines: [{}, { fulfilment: 'canceled' }] })
  expect(await stock()).toBe(before)
  expect(await usedCredit(needs.database, order.member.accountId)).toBe(3000)
})

test('two forms for the last of the credit: one passes', async () => {
  const order = await anOrder('adds-rivals')
  const big = () => adding(order, { boxes: 60, totalCents: 60_000 })
  const tries = await Promise.all([codeOf(addToOrder(needs, big())), codeOf(addToOrder(needs, big()))])
  expect(tries.filter((code) => code === undefined)).toHaveLength(1)
  expect(await usedCredit(needs.database, order.member.accountId)).toBe(63_000)
  expect(await thereOf(order.orderId)).toMatchObject({ LineItemCount: 2 })
})

test('what was left on an order that staff canceled meanwhile is over with it', async () => {
  const order = await anOrder('adds-canceled')
  const before = await stock()
  const GetWorksheet = () => Promise.reject(new Error('died'))
  await expect(addToOrder(dying({ IntegrationEvents: { GetWorksheet } }), adding(order))).rejects.toThrow('died')
  await shop.payments.auth.admin.Orders.Cancel('Incoming', order.orderId)
  // three of the order, and two that were never booked
  expect(await stock()).toBe(before + 3)
  await settleAdditions(needs, new Date(Date.now() + 2 * 60_000))
  expect(await stock()).toBe(before + 3)
  const states = await needs.database.rows(sql`
    select state from order_additions where document_id = ${order.number}`)
  expect(states).toEqual([{ state: 'refused' }])
})

test('a process that dies before it is booked leaves nothing, one that dies after it nothing undone', async () => {
  const order = await anOrder('adds-dies')
  const before = await stock()
  const later = () => new Date(Date.now() + 2 * 60_000)
  const { client } = needs.commerce
  const GetWorksheet = () => Promise.reject(new Error('died'))
  const first = adding(order)
  await expect(addToOrder(dying({ IntegrationEvents: { GetWorksheet } }), first)).rejects.toThrow('died')
  expect(await stock()).toBe(before - 2)
  await settleAdditions(needs, new Date())
  expect(await stock()).toBe(before - 2)
  await Promise.all([settleAdditions(needs, later()), settleAdditions(needs, later())])
  expect(await stock()).toBe(before)
  expect(await codeOf(addToOrder(needs, first))).toBe('Order.AdditionChanged')
  expect(await detailOf(order)).toMatchObject({ totalCents: 3000 })

  const Patch = () => Promise.reject(new Error('died'))
  await addToOrder(dying({ Orders: { ...client.Orders, Patch } }), adding(order))
  expect(await detailOf(order)).toMatchObject({ totalCents: 5000 })
  await settleAdditions(needs, later())
  const left = await needs.database.rows(sql`
    select true from order_additions where document_id = ${order.number} and state not in ('done', 'refused')`)
  expect(left).toEqual([])
  const paid = await shop.payments.auth.admin.Payments.List('Incoming', order.orderId)
  expect(paid.Items.map(({ Amount }) => Amount).sort()).toEqual([20, 30])
})

describe('above a limit that others may lift, boxes', () => {
  /** The buyer may order up to $49.99, and the owner approves. */
  async function aLimitedOrder(name: string): Promise<Open & { owner: Member }> {
    const order = await anOrder(name)
    const owner = await shop.colleague(order.member, `${name}-owner`, ['account-view', 'buy', 'approve'])
    await needs.database.rows(sql`
      update people set order_limit_cents = 4999 where id = ${order.customer.personID}`)
    for (const id of [owner.personId, order.customer.personID]) await settlePerson(needs.database, needs.commerce, id)
    return { ...order, owner }
  }
  const mirror = () => mirrorQuoteOrders(needs)

  test('are priced with the name of the person who has to approve them', async () => {
    const { owner: _, ...order } = await aLimitedOrder('adds-asks')
    const { approvalText } = await priceAddition(needs, adding(order))
    expect(approvalText).toMatch(/^This is over your \$49\.99 per-order limit\. .* approves it\.$/)
    expect((await priceAddition(needs, adding(order, { boxes: 1 }))).approvalText).toBeNull()
  })

  test('become one waiting order, which is approved like any other; the first order stays as it is', async () => {
    const { owner, ...order } = await aLimitedOrder('adds-waits')
    const [before, used] = [await stock(), await usedCredit(needs.database, order.customer.account.id)]
    const given = adding(order)
    const numbers = await Promise.all([1, 2, 3].map(() => addToOrder(needs, given)))
    const number = numbers[0] ?? ''
    expect(new Set(numbers)).toEqual(new Set([number]))
    expect(number).not.toBe(order.number)
    expect(await codeOf(addToOrder(needs, { ...given, boxes: 3 }))).toBe('Request.Conflict')
    expect(await detailOf(order)).toMatchObject({ totalCents: 3000, status: 'open' })
    await mirror()
    expect(await stock()).toBe(before)
    expect((await owner.shop.Approvals.GetWaitingOrders()).orders).toMatchObject([
      { number, totalCents: 2000, reason: 'Over the limit of $49.99 per order.' },
    ])
    const { order: opened } = await owner.shop.Approvals.ApproveOrder({ number })
    expect(opened).toMatchObject({ status: 'open', origin: 'addition', totalCents: 2000 })
    expect(await stock()).toBe(before - 2)
    expect(await usedCredit(needs.database, order.customer.account.id)).toBe(used + 2000)
  })

  test('that are declined are added nowhere', async () => {
    const { owner, ...order } = await aLimitedOrder('adds-declined')
    const number = await addToOrder(needs, adding(order))
    await mirror()
    expect(await owner.shop.Approvals.DeclineOrder({ number, reason: 'Enough.' })).toMatchObject({ status: 'declined' })
    expect(await detailOf(order)).toMatchObject({ totalCents: 3000 })
    const mail = await needs.database.find<{ body: string }>(sql`
      select body from mails where recipient = ${order.member.email} and template = 'order-declined'`)
    expect(mail?.body).toContain('Nothing was added to your order.')
  })
})
