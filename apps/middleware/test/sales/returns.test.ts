import { addDays } from '@tessera/domain/billing/calendar'
import { dayIn, shopTimeZone } from '@tessera/domain/local-time'
import { markArrived } from '@tessera/middleware/modules/orders/deliveries/create-delivery'
import { sql } from '@tessera/server/sql'
import { refusal } from '@tessera/testing/refusal'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aLine, aSalesShop, type Member, type SalesShop } from './a-sales-shop.ts'
import { createDelivery } from './take-steps.ts'

let shop: SalesShop
let pro: Member
beforeAll(async () => {
  shop = await aSalesShop()
  pro = await shop.pro('returner')
})

beforeEach(() => shop.needs.database.rows(sql`truncate rate_limits`))

/** Noon or 1 pm in the shop: counted by the calendar, as the night of a clock change has 25 hours. */
const daysAgo = (days: number) => new Date(`${addDays(dayIn(new Date(), shopTimeZone), -days)}T17:00:00Z`)

/** Ten boxes delivered the given number of days ago. */
async function delivered(days: number, changes: Parameters<typeof aLine>[1] = {}): Promise<string> {
  const number = await shop.order(pro, { lines: [aLine(1, changes)] })
  const lines = [{ lineNo: 1, boxes: 10, lot: 'A118' }]
  const deliveryId = await createDelivery(
    shop.needs.database,
    { documentId: number, key: `of ${number}`, lines },
    daysAgo(days),
  )
  await markArrived(shop.needs.database, { deliveryId, at: daysAgo(days) })
  return number
}
const ask = (number: string, boxes: number, lineNo = 1) =>
  pro.shop.MyOrders.RequestReturn({ number, reason: 'Too many', lines: [{ lineNo, boxes }] })

describe('what is not taken back', () => {
  test.each([
    ['sample', /yours to keep/],
    ['clearance', /final sale/],
    ['special-order', /can’t be returned/],
  ] as const)('a %s', async (returnKind, words) => {
    const no = await refusal(ask(await delivered(1, { returnKind }), 1))
    expect(no).toMatchObject({ status: 409, code: 'Order.NotReturnable' })
    expect(no?.message).toMatch(words)
  })

  test('what has not arrived, what is too old, what was never bought, what is too much or nothing', async () => {
    expect((await refusal(ask(await shop.order(pro), 1)))?.message).toMatch(/once it arrives/)
    expect((await refusal(ask(await delivered(91), 1)))?.message).toMatch(/last day/)
    const number = await delivered(3)
    expect(await refusal(ask(number, 1, 2))).toMatchObject({ status: 400 })
    expect((await refusal(ask(number, 11)))?.message).toMatch(/1 to 10/)
    expect((await refusal(ask(number, 0)))?.message).toMatch(/1 to 10/)
    expect(await refusal(pro.shop.MyOrders.RequestReturn({ number, reason: 'x', lines: [] }))).toMatchObject({
      status: 400,
    })
  })
})

describe('what is', () => {
  test('sealed boxes, as many as are left, and the order says until when', async () => {
    const number = await delivered(90)
    const wish = await ask(number, 4)
    expect(wish).toMatchObject({ status: 'requested', lines: [{ lineNo: 1, boxes: 4 }] })
    const detail = await pro.shop.MyAccount.GetOrderDetail({ projectId: number })
    expect(detail.lines[0]?.returnability).toMatchObject({ canReturn: true, boxes: 6 })
    expect(detail.lines[0]?.returnability.lastDay).toBe(dayIn(new Date(), shopTimeZone))
    expect(detail.returns).toEqual([wish])
    expect(detail.timeline.map(({ kind }) => kind)).toContain('return-requested')
  })

  test('ten who ask for seven of ten boxes at once get them once', async () => {
    const number = await delivered(2)
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => ask(number, 7)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a withdrawn return frees the boxes, and only its owner can withdraw it', async () => {
    const number = await delivered(2)
    const { number: returnNumber } = await ask(number, 10)
    const stranger = await shop.pro('stranger')
    expect(await refusal(stranger.shop.MyOrders.CancelReturn({ returnNumber }))).toMatchObject({ status: 404 })
    expect(await pro.shop.MyOrders.CancelReturn({ returnNumber })).toMatchObject({ status: 'canceled' })
    expect(await pro.shop.MyOrders.CancelReturn({ returnNumber })).toMatchObject({ status: 'canceled' })
    expect(await ask(number, 10)).toMatchObject({ status: 'requested' })
  })

  test('a store order can be canceled until it is picked', async () => {
    const number = await shop.order(pro)
    expect(await pro.shop.MyOrders.CancelOrder({ number })).toMatchObject({ status: 'canceled' })
    expect(await pro.shop.MyOrders.CancelOrder({ number })).toMatchObject({ status: 'canceled' })
  })
})
