import { checkPlacing } from '@tessera/middleware/modules/people/spending-limits/check-placing'
import { monthSpendOf } from '@tessera/middleware/modules/people/spending-limits/month-spend'
import { saveStores } from '@tessera/middleware/modules/site/stores/save-stores'
import { sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { aLine, aSalesShop, type SalesShop } from './a-sales-shop.ts'

let shop: SalesShop
beforeAll(async () => {
  shop = await aSalesShop()
  await saveStores(shop.needs.database)
})

/** Three boxes each, $30: their cart and another order. */
async function twoOrders(name: string) {
  const { payments } = shop
  const { auth } = payments
  const shopper = await payments.signedIn(`${name}@shop.test`)
  const own = auth.platformAs(shopper.bearer.token)
  const { ID } = await own.Orders.Create('Outgoing', { ID: `${name}-second` })
  await own.LineItems.Create('Outgoing', ID, { ProductID: 'slate', Quantity: 3 })
  return [shopper, { ...shopper, orderId: ID }] as const
}

const limit = (name: string, cents: number) =>
  shop.needs.database.rows(sql`update people set month_limit_cents = ${cents} where email = ${`${name}@shop.test`}`)

test('two orders at once, of which the month has room for one: one is placed, the other is not, and costs nothing', async () => {
  const { payments } = shop
  const both = await twoOrders('month-rival')
  await limit('month-rival', 5999)
  const tries = await Promise.all(
    both.map(async (shopper) => {
      const paymentToken = await payments.card(shopper)
      return payments
        .submit(shopper, { paymentMethod: 'Credit_Card', paymentToken })
        .then(({ status }) => status)
        .catch(({ code }) => code)
    }),
  )
  expect(tries.sort()).toEqual(['Cart.AboveMonth', 'placed'])
  for (const { orderId } of both) await payments.settle(orderId)
  const ends = await Promise.all(both.map(({ orderId }) => payments.expectWhole(orderId)))
  expect(ends.sort()).toEqual(['placed', 'undone'])
})

test('a user locked or removed during the bank’s challenge can’t place the order and is not charged', async () => {
  const { payments } = shop
  const shopper = await payments.signedIn('locked-late@shop.test')
  const paymentToken = await payments.card(shopper, 'challenge')
  expect(await payments.submit(shopper, { paymentMethod: 'Credit_Card', paymentToken })).toMatchObject({
    status: 'challenge',
  })
  const { database } = shop.needs
  await database.rows(sql`update people set status = 'locked' where email = 'locked-late@shop.test'`)
  const placing = { owner: shopper.owner, orderId: shopper.orderId, cents: 3000, now: new Date() }
  expect(await database.transaction((db) => checkPlacing(db, placing))).toMatchObject({
    problem: { code: 'Auth.LockedByManager' },
  })
  const guest = await payments.shopper()
  expect(await checkPlacing(database, { ...placing, owner: guest.owner })).toEqual({})
})

test('the month is that of the account’s store', async () => {
  const { database } = shop.needs
  const pro = await shop.pro('far-west')
  const used = async (now: string) => (await monthSpendOf(database, pro.accountId, new Date(now))).get(pro.personId)
  // 9 p.m. on the last of February in California is midnight on March 1 in New York
  await shop.order(pro, { lines: [aLine()], placedAt: '2026-03-01T05:00:00Z' })
  expect(await used('2026-03-20T12:00:00Z')).toBe(10_000)
  await database.rows(sql`
    update accounts set preferred_store = (select id from stores where time_zone = 'America/Los_Angeles' limit 1)
    where id = ${pro.accountId}`)
  expect(await used('2026-03-20T12:00:00Z')).toBe(0)
  expect(await used('2026-03-01T07:59:00Z')).toBe(10_000)
  expect(await used('2026-03-01T08:00:00Z')).toBe(0)
})

test('a colleague sees the used amount and who can raise the limit; guests see nothing', async () => {
  const pro = await shop.pro('limit-owner')
  const mate = await shop.colleague(pro, 'limit-mate', ['buy'])
  await limit('limit-mate', 50_000)
  await shop.order(mate, { lines: [aLine()] })
  expect(await mate.shop.MyOrders.GetSpendingLimits()).toEqual({
    mayBuy: true,
    orderLimitCents: null,
    monthLimitCents: 50_000,
    monthUsedCents: 10_000,
    managers: ['Ada Mason'],
    overLimit: 'approve',
    approvers: ['Ada Mason'],
  })
  await expect(shop.anonymous.MyOrders.GetSpendingLimits()).rejects.toMatchObject({ status: 401 })
})
