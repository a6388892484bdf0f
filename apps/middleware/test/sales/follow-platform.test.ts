import { usedCredit } from '@tessera/middleware/modules/checkout/methods/terms-method'
import { embeddedBooks } from '@tessera/middleware/modules/ledger/embedded-books'
import { requestDeposit } from '@tessera/middleware/modules/ledger/posting/deposits'
import { settleCanceled } from '@tessera/middleware/modules/orders/cancellations/settle-canceled'
import { invoiceDeliveries } from '@tessera/middleware/modules/orders/deliveries/invoice-deliveries'
import { salesTasks } from '@tessera/middleware/modules/orders/jobs'
import type { SalesTaskNeeds } from '@tessera/middleware/modules/orders/sales-needs'
import { assumeArrivals } from '@tessera/middleware/modules/orders/web-orders/assume-arrivals'
import { collectOrderChanges } from '@tessera/middleware/modules/orders/web-orders/collect-order-changes'
import { followOrderChanges } from '@tessera/middleware/modules/orders/web-orders/follow-order-changes'
import { importWebOrder } from '@tessera/middleware/modules/orders/web-orders/import-web-order'
import { mirrorQuoteOrders } from '@tessera/middleware/modules/plans/quotes/mirror-quote-orders'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aLine, aSalesShop, type SalesShop } from './a-sales-shop.ts'
import { placeByCard, placeOnTerms } from './a-web-order.ts'
import { createDelivery } from './take-steps.ts'

let shop: SalesShop
beforeAll(async () => {
  shop = await aSalesShop()
})

/** Runs in two processes at once, then runs their queued jobs twice each. */
async function follow(): Promise<void> {
  const once = salesTasks(shop.needs)['follow-platform']
  await Promise.all([once?.({}), once?.({})])
  await Promise.all([invoiceDeliveries(shop.needs, new Date()), invoiceDeliveries(shop.needs, new Date())])
  await Promise.all([settleCanceled(shop.needs, new Date()), settleCanceled(shop.needs, new Date())])
}

/** Resets the cursor, so that every change of every order is read again. */
async function followAllAgain(): Promise<void> {
  await shop.needs.database.rows(sql`delete from platform_cursors`)
  await shop.needs.database.rows(sql`delete from followed_orders`)
  await follow()
}

const followed = (orderId: string) =>
  shop.needs.database.find<{ isDone: boolean; problem: string | null; waits: boolean }>(sql`
    select followed_at is not null and followed_at = changed_at as "isDone", problem, next_try_at > now() as waits
    from followed_orders where order_id = ${orderId}`)
const letters = async (to: string, template: string) =>
  (await shop.needs.database.rows(sql`select body from mails where recipient = ${to} and template = ${template}`))
    .length

/** Crashes after the refund, before it is recorded. */
const refundAndDie: SalesTaskNeeds['provider']['refund'] = async (wish) => {
  await shop.needs.provider.refund(wish)
  throw new Error('died')
}

/** Totals and open amounts by document type. */
async function booked(number: string): Promise<Record<string, number>> {
  const rows = await shop.needs.database.rows<{ type: string; cents: number; open: number }>(sql`
    select type, sum(amount_cents)::int as cents, sum(open_cents)::int as open
    from billing_documents where sales_document_id = ${number} group by type`)
  const open = rows.reduce((sum, row) => sum + row.open, 0)
  return { ...Object.fromEntries(rows.map(({ type, cents }) => [type, cents])), open }
}

describe('what the shop does not follow', () => {
  test('a cart, and an order of another seller on the platform', async () => {
    const { auth } = shop.payments
    const cart = await shop.payments.shopper()
    const own = await auth.marketGuest()
    await own.Cart.CreateLineItem({ ProductID: 'slate', Quantity: 1 })
    const orderId = String((await own.Cart.Submit()).ID)
    await auth.admin.Orders.Ship('Incoming', orderId, {})
    await follow()
    expect(await followed(cart.orderId)).toBeUndefined()
    expect(await followed(orderId)).toMatchObject({ isDone: true, problem: null })
    const rows = await shop.needs.database.rows(
      sql`select true from sales_documents where platform_order_id = ${orderId}`,
    )
    expect(rows).toEqual([])
  })

  test('more boxes than were ordered: nothing is written, the problem is stored, and other orders go on', async () => {
    const { admin } = shop.payments.auth
    const [greedy, other] = [await placeOnTerms(shop, 'greedy'), await placeOnTerms(shop, 'other')]
    const number = (await importWebOrder(shop.needs, greedy.shopper.orderId)) ?? ''
    const { Items } = await admin.LineItems.List('Incoming', greedy.shopper.orderId)
    await admin.LineItems.Patch('Incoming', greedy.shopper.orderId, Items[0]?.ID ?? '', { Quantity: 5 })
    await admin.Orders.Ship('Incoming', greedy.shopper.orderId, {})
    await admin.Orders.Ship('Incoming', other.shopper.orderId, {})
    await follow()
    const detail = await greedy.member.shop.MyAccount.GetOrderDetail({ projectId: number })
    expect(detail).toMatchObject({ status: 'open', shipments: [], balanceCents: 0 })
    const row = await followed(greedy.shopper.orderId)
    expect(row).toMatchObject({ isDone: false, waits: true })
    expect(row?.problem).toMatch(/5 of line .* were sent, 3 were ordered/)
    const done = await other.member.shop.MyAccount.GetOrderDetail({ projectId: other.shopper.orderId })
    expect(done.status).toBe('completed')
  })
})

describe('which orders are looked at', () => {
  const recorded = async (orderId: string) => (await followed(orderId)) !== undefined
  /** As if a slow call had changed it then and committed only now. */
  const changedLate = async (orderId: string, minutes: number) => {
    await shop.payments.auth.platform.database.rows(
      sql`update orders set last_updated = now() - make_interval(mins => ${minutes}) where id = ${orderId}`,
    )
    await shop.needs.database.rows(sql`delete from followed_orders where order_id = ${orderId}`)
  }

  test('not one that was imported a moment ago, but one that was sent before its import', async () => {
    const [fresh, sent] = [await placeByCard(shop, 'fresh'), await placeByCard(shop, 'sent-first')]
    await shop.payments.auth.admin.Orders.Ship('Incoming', sent.shopper.orderId, {})
    await importWebOrder(shop.needs, fresh.shopper.orderId)
    await importWebOrder(shop.needs, sent.shopper.orderId)
    expect(await followed(fresh.shopper.orderId)).toMatchObject({ isDone: true })
    await collectOrderChanges(shop.needs, new Date())
    expect(await followed(fresh.shopper.orderId)).toMatchObject({ isDone: true })
    expect(await followed(sent.shopper.orderId)).toMatchObject({ isDone: false })
  })

  test('one that becomes visible late, once no call can still be on its way', async () => {
    const [slow, slower] = [await placeByCard(shop, 'slow'), await placeByCard(shop, 'slower')]
    await follow()
    await changedLate(slow.shopper.orderId, 2)
    await changedLate(slower.shopper.orderId, 4)
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    await collectOrderChanges(shop.needs, inMinutes(0))
    expect(await recorded(slower.shopper.orderId)).toBe(false)
    await collectOrderChanges(shop.needs, inMinutes(2))
    expect(await recorded(slower.shopper.orderId)).toBe(true)
    expect(await recorded(slow.shopper.orderId)).toBe(false)
    await collectOrderChanges(shop.needs, inMinutes(4))
    expect(await recorded(slow.shopper.orderId)).toBe(true)
  })

  test('more than one batch of them in one run', async () => {
    await shop.needs.database.rows(sql`
      insert into followed_orders (order_id, changed_at) select 'elsewhere-' || n, now() from generate_series(1, 450) n`)
    expect(await followOrderChanges(shop.needs, new Date())).toBeGreaterThanOrEqual(450)
    const left = await shop.needs.database.rows(
      sql`select from followed_orders where order_id like 'elsewhere-%' and followed_at is null`,
    )
    expect(left).toEqual([])
  })
})

describe('an order that staff sent on the platform', () => {
  test('ships once, with one email and one invoice on terms, no matter how often it is read; no other order changes', async () => {
    const { shopper, member } = await placeOnTerms(shop, 'sent')
    const untouched = await placeOnTerms(shop, 'untouched')
    await importWebOrder(shop.needs, shopper.orderId)
    await importWebOrder(shop.needs, untouched.shopper.orderId)
    const parcel = { Shipper: 'Prairie Freight', TrackingNumber: 'PF-9', DateDelivered: '2026-01-02T00:00:00Z' }
    await shop.payments.auth.admin.Orders.Ship('Incoming', shopper.orderId, parcel)
    await follow()
    await followAllAgain()
    const detail = await member.shop.MyAccount.GetOrderDetail({ projectId: shopper.orderId })
    expect(detail).toMatchObject({ status: 'completed', balanceCents: 3000 })
    expect(detail.shipments).toMatchObject([{ carrier: 'Prairie Freight', tracking: 'PF-9', lines: [{ boxes: 3 }] }])
    expect(detail.documents.filter(({ kind }) => kind === 'invoice')).toMatchObject([{ amountCents: 3000 }])
    expect(detail.timeline.map(({ kind }) => kind).sort()).toEqual(['delivered', 'invoiced', 'placed', 'shipped'])
    expect(await letters('sent@shop.test', 'order-shipped')).toBe(1)
    const still = await untouched.member.shop.MyAccount.GetOrderDetail({ projectId: untouched.shopper.orderId })
    expect(still).toMatchObject({ status: 'open', shipments: [] })
  })

  test('leaves what had not left before, though it came here only afterwards; completed by hand it is handed over', async () => {
    const { admin } = shop.payments.auth
    const [late, byHand] = [await placeByCard(shop, 'late'), await placeByCard(shop, 'by-hand')]
    await admin.Orders.Ship('Incoming', late.shopper.orderId, {})
    await admin.Orders.Complete('Incoming', byHand.shopper.orderId)
    const number = (await importWebOrder(shop.needs, byHand.shopper.orderId)) ?? ''
    const before = { documentId: number, key: 'by hand', lines: [{ lineNo: 1, boxes: 1 }] }
    await createDelivery(shop.needs.database, before, new Date())
    await follow()
    const sixDays = new Date(Date.now() + 6 * 86_400_000)
    const eightDays = new Date(Date.now() + 8 * 86_400_000)
    expect(await assumeArrivals(shop.needs.database, sixDays)).toBe(0)
    expect(await assumeArrivals(shop.needs.database, eightDays)).toBeGreaterThan(0)
    expect(await assumeArrivals(shop.needs.database, eightDays)).toBe(0)
    for (const { member, shopper } of [late, byHand]) {
      const detail = await member.shop.MyAccount.GetOrderDetail({ projectId: shopper.orderId })
      expect(detail).toMatchObject({ status: 'completed', balanceCents: 0 })
      expect(await booked(detail.number)).toEqual({ RV: 4000, DZ: 4000, open: 0 })
      const sent = detail.shipments.flatMap(({ lines }) => lines.map(({ boxes }) => boxes))
      expect(sent.reduce((sum, boxes) => sum + boxes, 0)).toBe(5)
    }
  })
})

describe('an order that staff canceled on the platform', () => {
  test('after part of it left: what left is invoiced, the rest is paid back to the card once', async () => {
    const { shopper, member } = await placeByCard(shop, 'partly')
    const documentId = (await importWebOrder(shop.needs, shopper.orderId)) ?? ''
    await shop.payments.settle(shopper.orderId)
    await createDelivery(shop.needs.database, { documentId, key: 'part', lines: [{ lineNo: 1, boxes: 1 }] }, new Date())
    await shop.payments.auth.admin.Orders.Cancel('Incoming', shopper.orderId)
    await collectOrderChanges(shop.needs, new Date())
    await followOrderChanges(shop.needs, new Date())
    await invoiceDeliveries(shop.needs, new Date())
    await settleCanceled({ ...shop.needs, provider: { refund: refundAndDie } }, new Date())
    await follow()
    await followAllAgain()
    const detail = await member.shop.MyAccount.GetOrderDetail({ projectId: documentId })
    expect(detail).toMatchObject({ status: 'completed', balanceCents: 0 })
    expect(detail.lines).toMatchObject([
      { shippedBoxes: 1, canceledBoxes: 2, fulfilment: 'shipped' },
      { shippedBoxes: 0, canceledBoxes: 2, fulfilment: 'canceled' },
    ])
    expect(detail.timeline.find(({ kind }) => kind === 'paid-back')?.text).toBe('$30.00 refunded: Visa ending in 1111.')
    expect(await letters('partly@shop.test', 'order-part-canceled')).toBe(1)
    expect(await booked(documentId)).toEqual({ RV: 1000, DZ: 1000, open: 0 })
    const [attempt] = await shop.payments.attempts(shopper.orderId)
    const found = await shop.payments.needs.provider.find({ paymentId: attempt?.payment ?? '' })
    expect(found).toMatchObject({ outcome: 'found', payment: { capturedCents: 4000, refundedCents: 3000 } })
  })

  test('whole and on terms: nothing of it is owed or reserved any more', async () => {
    const { shopper, member } = await placeOnTerms(shop, 'gone')
    await importWebOrder(shop.needs, shopper.orderId)
    await shop.payments.settle(shopper.orderId)
    expect(await usedCredit(shop.needs.database, member.accountId)).toBe(3000)
    await shop.payments.auth.admin.Orders.Cancel('Incoming', shopper.orderId)
    await follow()
    const detail = await member.shop.MyAccount.GetOrderDetail({ projectId: shopper.orderId })
    expect(detail).toMatchObject({ status: 'canceled', lines: [{ fulfilment: 'canceled', canceledBoxes: 3 }] })
    expect(await usedCredit(shop.needs.database, member.accountId)).toBe(0)
  })
  test('from a quote: its deposit request is canceled, and the paid part becomes a credit', async () => {
    const home = await shop.retail('deposit')
    const { database } = shop.needs
    const lines = [aLine(1, { sku: 'slate', boxes: 3, totalCents: 3000 })]
    const orderId = await shop.order(home, { origin: 'quote', lines, paymentMethod: null })
    await database.transaction((db) => requestDeposit(db, { orderId, cents: 1500, now: new Date() }))
    await mirrorQuoteOrders(shop.needs)
    const asked = await database.find<{ id: string }>(sql`
      select id from billing_documents where sales_document_id = ${orderId} and type = 'ZO'`)
    const { documents } = await home.shop.MyAccount.GetOrderDetail({ projectId: orderId })
    expect(documents.filter(({ kind }) => kind === 'invoice')).toMatchObject([{ id: asked?.id, openCents: 1500 }])
    const parts = [{ documentId: asked?.id ?? '', cents: 1000 }]
    const paidOn = new Date().toISOString().slice(0, 10)
    await embeddedBooks(database).takePayments([
      { key: 'part of a deposit', accountId: home.accountId, paidOn, cents: 1000, parts },
    ])
    await shop.payments.auth.admin.Orders.Cancel('Incoming', `quote-${orderId}`)
    await follow()
    await followAllAgain()
    expect(await home.shop.MyAccount.GetOrderDetail({ projectId: orderId })).toMatchObject({ status: 'canceled' })
    expect(await booked(orderId)).toEqual({ ZO: 1500, open: 0 })
    const credits = await database.rows(sql`
      select amount_cents::int as cents, open_cents::int as open from billing_documents
      where account_id = ${home.accountId} and type = 'DG'`)
    expect(credits).toEqual([{ cents: 1500, open: 1000 }])
  })
})
