import { simulateStore } from '@tessera/middleware/modules/orders/store-simulator/simulate-store'
import { importWebOrder } from '@tessera/middleware/modules/orders/web-orders/import-web-order'
import { saveStores } from '@tessera/middleware/modules/site/stores/save-stores'
import { sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { aLine, aSalesShop, type SalesShop } from './a-sales-shop.ts'
import { createDelivery, moveLines } from './take-steps.ts'

let shop: SalesShop
const linkSecret = Buffer.alloc(32, 7)
beforeAll(async () => {
  shop = await aSalesShop()
  const { database } = shop.needs
  await database.rows(sql`insert into secrets (name, value) values ('form-link', ${linkSecret})`)
  await saveStores(database)
})

interface SentEmail {
  template: string
  subject: string
  body: string
  html: string
}
const emailsTo = (to: string) =>
  shop.needs.database.rows<SentEmail>(sql`
    select template, subject, body, html from mails where recipient = ${to} and template like 'order-%' order by created_at, ctid`)
const publicUrl = 'https://shop.test'
const now = new Date('2031-03-10T15:00:00Z')
const lines = [aLine(1), aLine(2, { isSample: true, boxes: 1, sqft: null, totalCents: 0, unit: 'each' })]

test('a guest gets one confirmation however often the order is taken over, with a link that opens it', async () => {
  const { payments, needs } = shop
  const guest = await payments.shopper({ slate: 3 })
  await payments.submit(guest, { paymentMethod: 'Credit_Card', paymentToken: await payments.card(guest) })
  await needs.database.rows(sql`
    update payment_attempts set email = 'lee@example.com' where order_id = ${guest.orderId}`)
  const [number] = await Promise.all([1, 2, 3].map(() => importWebOrder(needs, guest.orderId)))
  const emails = await emailsTo('lee@example.com')
  expect(emails).toMatchObject([{ template: 'order-placed', subject: `We received your order ${number}` }])
  expect(emails[0]?.body).toMatch(/Subtotal: \$[\s\S]*Shipping: [\s\S]*Tax: \$[\s\S]*Total: \$/)
  expect(emails[0]?.html).toContain('src="https://shop.test/media/slate/face-160.jpg')
  const token = /order-status\?token=(\S+)/.exec(emails[0]?.body ?? '')?.[1] ?? ''
  expect(await shop.anonymous.OrderStatus.getOrder({ token })).toMatchObject({ number })
})

test('a shipment tells boxes, square feet, samples, carrier and tracking, and that more is to come', async () => {
  const pro = await shop.pro('mail-shipped')
  const number = await shop.order(pro, { shipKind: 'parcel', lines })
  const sent = [
    { lineNo: 1, boxes: 6 },
    { lineNo: 2, boxes: 1 },
  ]
  const carried = { carrier: 'Meridian Parcel', tracking: 'MP-9' }
  await createDelivery(
    shop.needs.database,
    { documentId: number, key: `m ${number}`, lines: sent, ...carried, publicUrl },
    now,
  )
  const [email] = await emailsTo(pro.email)
  expect(email).toMatchObject({ template: 'order-shipped', subject: `Part of your order ${number} has shipped` })
  expect(email?.body).toContain('6 boxes and 1 sample with Meridian Parcel.')
  expect(email?.body).toContain('6 boxes (72.1 sq ft)')
  expect(email?.body).toContain('Tracking number: MP-9')
  expect(email?.body).toContain(`${publicUrl}/account/orders/${number}`)
  expect(email?.body).not.toMatch(/\bunits?\b/)
  const { timeline } = await pro.shop.MyAccount.GetOrderDetail({ projectId: number })
  expect(timeline.find(({ kind }) => kind === 'shipped')?.text).toBe(
    '6 boxes and 1 sample shipped with Meridian Parcel.',
  )
})

test('a pickup is announced once, with address, hours, the last day and things to bring', async () => {
  const pro = await shop.pro('mail-ready')
  const store = await shop.needs.database.find<{ id: string; street: string; phone: string }>(
    sql`select id, street, phone from stores order by id limit 1`,
  )
  const number = await shop.order(pro, { shipKind: 'pick-up', storeId: store?.id ?? null, lines })
  for (const _ of [1, 2])
    await moveLines(shop.needs.database, { documentId: number, step: 'ready-for-pick-up', publicUrl }, now)
  const emails = await emailsTo(pro.email)
  expect(emails).toMatchObject([{ template: 'order-ready', subject: `Your order ${number} is ready for pickup` }])
  const body = emails[0]?.body ?? ''
  expect(body).toContain(store?.street)
  expect(body).toContain(store?.phone)
  expect(body).toMatch(/Hours: Mon.*AM–.*PM/)
  expect(body).toContain('Held until: March 24, 2031')
  expect(body).toContain('a photo ID')
  const { pickUp } = await pro.shop.MyAccount.GetOrderDetail({ projectId: number })
  expect(pickUp).toMatchObject({ phone: store?.phone, heldUntil: '2031-03-24', dailyFeeCents: 1000 })
  expect(pickUp?.hours[0]).toMatch(/Mon.*AM–.*PM/)
  expect(pickUp?.bring).toContain('a photo ID')
})

test('in a demo shop a parcel leaves with the parcel carrier and a pallet with the freight carrier', async () => {
  const pro = await shop.pro('mail-carrier')
  const placedAt = new Date(Date.now() - 15 * 60_000).toISOString()
  for (const shipKind of ['parcel', 'freight'] as const) await shop.order(pro, { shipKind, placedAt, lines })
  // the day after both had to leave
  const later = new Date(Date.now() + 5 * 86_400_000)
  for (const _ of [1, 2, 3]) await simulateStore({ database: shop.needs.database, publicUrl }, later)
  const carriers = (await emailsTo(pro.email)).map(({ body }) => /Carrier: (.*)/.exec(body)?.[1])
  expect(carriers.sort()).toEqual(['Cumberland Freight', 'Meridian Parcel'])
})

test('a customer who cancels gets one email, and another for a part', async () => {
  const pro = await shop.pro('mail-cancel')
  const [whole, part] = [await shop.order(pro, { lines }), await shop.order(pro, { lines })]
  for (const _ of [1, 2]) await pro.shop.MyOrders.CancelOrder({ number: whole, reason: 'Changed my mind' })
  await pro.shop.MyOrders.CancelOrderLines({ number: part, lines: [{ lineNo: 1, boxes: 2 }] })
  expect((await emailsTo(pro.email)).map(({ subject }) => subject)).toEqual([
    `Your order ${whole} is canceled`,
    `Part of your order ${part} is canceled`,
  ])
})
