import { findViolations } from '@tessera/platform/find-violations'
import { expectAllSucceed, outcomeOf } from '@tessera/testing/outcome'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { codeOf, wireInto } from '@tessera/testing/wire'
import { afterEach, expect, test } from 'vitest'
import { anOrder, stockTiles } from './an-order.ts'

const platform = await startPlatform({}, 32)
afterEach(async () => expect(await findViolations(platform.database)).toEqual([]))

const numbers = Array.from({ length: 12 }, (_, at) => at)

async function aRace() {
  const shop = await createTestShop(platform)
  await stockTiles(shop)
  const order = await anOrder(shop)
  const wire = wireInto(platform.app, shop.adminToken)
  const create = (at: number) => wire('POST', '/shipments', { ID: `s${at}`, DateShipped: '2026-05-01T00:00:00Z' })
  await expectAllSucceed(numbers.map(create))
  const put = (at: number, QuantityShipped = 1, LineItemID = 'tiles') =>
    wire('POST', `/shipments/s${at}/items`, { OrderID: order, LineItemID, QuantityShipped })
  return { shop, order, wire, put }
}

test('twelve shipments of one line at once hold no more than was ordered', async () => {
  const { shop, order, put } = await aRace()
  const replies = await Promise.all(numbers.map((at) => put(at)))
  expect(outcomeOf(replies)).toEqual({ accepted: 4, refused: 8, other: [] })
  expect(new Set(replies.filter(({ status }) => status >= 400).map(codeOf))).toEqual(
    new Set(['ShipmentItem.QuantityExceeded']),
  )
  expect(await shop.admin.LineItems.Get('Incoming', order, 'tiles')).toMatchObject({ QuantityShipped: 4 })
})

test('the last two lines on two shipments at once complete the order', async () => {
  for (let round = 0; round < 5; round++) {
    const { shop, order, put } = await aRace()
    await expectAllSucceed([put(0, 4), put(1, 1, 'grouts')])
    expect(await shop.admin.Orders.Get('Incoming', order)).toMatchObject({ Status: 'Completed' })
  }
})

test('two shipments dated at once complete the order', async () => {
  const { shop, order, wire, put } = await aRace()
  const date = (at: number, DateShipped: string | null) => wire('PATCH', `/shipments/s${at}`, { DateShipped })
  await expectAllSucceed([date(0, null), date(1, null)])
  await expectAllSucceed([put(0, 4), put(1, 1, 'grouts')])
  expect(await shop.admin.Orders.Get('Incoming', order)).toMatchObject({ Status: 'Open' })
  await expectAllSucceed([date(0, '2026-05-02T00:00:00Z'), date(1, '2026-05-02T00:00:00Z')])
  expect(await shop.admin.Orders.Get('Incoming', order)).toMatchObject({ Status: 'Completed' })
})

test('shipping, taking off, deleting and canceling at once leave what the lines count', async () => {
  const { order, wire, put } = await aRace()
  await expectAllSucceed([put(0, 2), put(1, 2)])
  const replies = await Promise.all([
    ...numbers.map((at) => put(at)),
    wire('DELETE', '/shipments/s0'),
    wire('DELETE', `/shipments/s1/items/${order}/tiles`),
    wire('PATCH', `/orders/Incoming/${order}/lineitems/tiles`, { Quantity: 3 }),
    wire('POST', `/orders/Incoming/${order}/ship`, { ID: 'all' }),
    wire('POST', `/orders/Incoming/${order}/cancel`),
  ])
  expect(outcomeOf(replies).other).toEqual([])
})
