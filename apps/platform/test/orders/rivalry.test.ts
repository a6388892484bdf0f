import { findViolations } from '@tessera/platform/find-violations'
import { countRedemptions } from '@tessera/platform/orders/count-redemptions'
import { sql } from '@tessera/server/sql'
import { expectAllSucceed, outcomeOf } from '@tessera/testing/outcome'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop, type TestShop } from '@tessera/testing/shop'
import { codeOf, type WireCall, wireInto } from '@tessera/testing/wire'
import { afterEach, describe, expect, test } from 'vitest'
import { shoppers } from './shoppers.ts'

const platform = await startPlatform({}, 48)
afterEach(async () => expect(await findViolations(platform.database)).toEqual([]))

const addTile = (wire: WireCall, more: object = {}) => wire('POST', '/cart/lineitems', { ProductID: 'tile', ...more })
const submit = (wire: WireCall) => wire('POST', '/cart/submit')
const times = <T>(count: number, work: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => work(at))

const movedBy = async ({ id }: TestShop): Promise<number | undefined> =>
  (
    await platform.database.find<{ moved: number }>(
      sql`select sum(change)::int as moved from stock_movements where marketplace_id = ${id} and order_uid is not null`,
    )
  )?.moved

const stockOf = async ({ admin }: TestShop, id = 'tile') => (await admin.Products.Get(id)).Inventory?.QuantityAvailable

describe('the same cart', () => {
  test('submitted twenty times at once makes one order', async () => {
    const shop = await createTestShop(platform)
    await shop.product('tile', 10, 100)
    const wire = wireInto(platform.app, shop.buyerToken)
    for (let round = 0; round < 3; round++) {
      await expectAllSucceed([addTile(wire, { Quantity: 2 })])
      const { ID } = (await wire('GET', '/cart')).body
      const byID = `/orders/Outgoing/${ID}/submit`
      const replies = await Promise.all(times(20, (at) => (at % 2 ? submit(wire) : wire('POST', byID))))
      const { accepted, other } = outcomeOf(replies)
      expect(other).toEqual([])
      expect(accepted).toBe(1)
      expect(replies.filter(({ status }) => status < 300).map(({ body }) => body.ID)).toEqual([ID])
    }
    expect(await stockOf(shop)).toBe(94)
    expect(await movedBy(shop)).toBe(-6)
  })

  test('begun by two first lines at once is one cart, and no line is lost', async () => {
    const shop = await createTestShop(platform)
    await shop.product('tile', 10)
    const wires = await shoppers(platform, shop, 5)
    for (const wire of wires) {
      await expectAllSucceed(times(4, () => addTile(wire)))
      const { body } = await wire('GET', '/me/orders')
      expect(body).toMatchObject({ Items: [{ LineItemCount: 4, Total: 40 }] })
    }
  })

  test('changed by many at once ends in a sum that agrees with its lines', async () => {
    const shop = await createTestShop(platform)
    await shop.product('tile', 3.33)
    const wire = wireInto(platform.app, shop.buyerToken)
    const lines = await expectAllSucceed(times(3, () => addTile(wire)))
    const ids = lines.map(({ body }) => String(body.ID))
    const replies = await Promise.all(
      times(24, (at) => wire('PATCH', `/cart/lineitems/${ids[at % 3]}`, { Quantity: 1 + at })),
    )
    expect(outcomeOf(replies)).toMatchObject({ accepted: 24, other: [] })
    const after = (await wire('GET', '/cart/lineitems')).body.Items as { Quantity: number; LineTotal: number }[]
    const units = after.reduce((total, { Quantity }) => total + Quantity, 0)
    expect((await wire('GET', '/cart')).body.Total).toBeCloseTo(units * 3.33, 6)
  })

  test('gone while a request waits for it does not make that request submit the next one', async () => {
    const shop = await createTestShop(platform)
    await shop.product('tile', 10)
    const wire = wireInto(platform.app, shop.buyerToken)
    for (const ID of ['older', 'newer']) {
      await expectAllSucceed([wire('POST', '/orders/Outgoing', { ID })])
      await expectAllSucceed([addTile(wire)])
    }
    const waiting = await platform.database.transaction(async (db) => {
      await db.rows(sql`select from orders where marketplace_id = ${shop.id} and id = 'newer' for update`)
      const submitting = submit(wire)
      // waiting for a row means waiting for the transaction that locks it
      const waits = sql`select from pg_locks where not granted and locktype = 'transactionid' and transactionid = pg_current_xact_id()::xid`
      await expect.poll(() => db.find(waits)).toBeDefined()
      await db.rows(sql`update orders set status = 'Canceled' where marketplace_id = ${shop.id} and id = 'newer'`)
      return { submitting }
    })
    expect((await waiting.submitting).status).toBe(404)
    expect((await wire('GET', '/cart')).body).toMatchObject({ ID: 'older', Status: 'Unsubmitted' })
  })

  test('filled while it is submitted: each line is bought or in the next cart', async () => {
    const shop = await createTestShop(platform)
    await shop.product('tile', 10)
    const wire = wireInto(platform.app, shop.buyerToken)
    await expectAllSucceed([addTile(wire)])
    const [order, ...added] = await Promise.all([submit(wire), ...times(12, () => addTile(wire))])
    expect(outcomeOf(added)).toMatchObject({ accepted: 12, other: [] })
    const bought = Number(order?.body.LineItemCount)
    expect((await wire('GET', '/cart/lineitems')).body).toMatchObject({ Meta: { TotalCount: 13 - bought } })
  })
})

describe('the last units', () => {
  test('sixty carts for ten units sell ten', async () => {
    const shop = await createTestShop(platform)
    await shop.product('tile', 10, 10)
    const wires = await shoppers(platform, shop, 60)
    await expectAllSucceed(wires.map((wire) => addTile(wire)))
    const replies = await Promise.all(wires.map(submit))
    expect(outcomeOf(replies)).toEqual({ accepted: 10, refused: 50, other: [] })
    expect(new Set(replies.filter(({ status }) => status >= 400).map(codeOf))).toEqual(
      new Set(['Inventory.Insufficient']),
    )
    expect(await stockOf(shop)).toBe(0)
    expect(await movedBy(shop)).toBe(-10)
  })

  test('canceled by many at once come back once', async () => {
    const shop = await createTestShop(platform)
    await shop.product('tile', 10, 10)
    const wire = wireInto(platform.app, shop.buyerToken)
    const admin = wireInto(platform.app, shop.adminToken)
    await expectAllSucceed([addTile(wire, { Quantity: 4 })])
    const { ID } = (await submit(wire)).body
    const replies = await Promise.all(times(10, () => admin('POST', `/orders/Incoming/${ID}/cancel`)))
    expect(outcomeOf(replies)).toEqual({ accepted: 1, refused: 9, other: [] })
    expect(await stockOf(shop)).toBe(10)
  })

  test('are shared by a bundle and a plain line', async () => {
    const shop = await createTestShop(platform)
    const { admin } = shop
    await shop.product('tile', 10, 10)
    await admin.Bundles.Create({ ID: 'set', Name: 'Set', Active: true })
    await admin.Bundles.SaveProductAssignment({
      BundleID: 'set',
      ProductID: 'tile',
      Required: true,
      DefaultQuantity: 1,
    })
    await admin.Catalogs.SaveBundleAssignment({ CatalogID: 'b', BundleID: 'set' })
    const wires = await shoppers(platform, shop, 20)
    await expectAllSucceed(
      wires.map((wire, at) => (at % 2 ? addTile(wire) : wire('POST', '/cart/bundles/set', { LineItems: [] }))),
    )
    expect(outcomeOf(await Promise.all(wires.map(submit)))).toEqual({ accepted: 10, refused: 10, other: [] })
    expect(await stockOf(shop)).toBe(0)
  })

  test('of two products, requested in either order, cause no deadlock', async () => {
    const shop = await createTestShop(platform)
    await shop.product('tile', 10, 15)
    await shop.product('grout', 3, 15)
    const wires = await shoppers(platform, shop, 24)
    const products = ['tile', 'grout']
    for (const first of [0, 1])
      await expectAllSucceed(
        wires.map((wire, at) => wire('POST', '/cart/lineitems', { ProductID: products[(at + first) % 2] })),
      )
    expect(outcomeOf(await Promise.all(wires.map(submit)))).toEqual({ accepted: 15, refused: 9, other: [] })
    expect([await stockOf(shop), await stockOf(shop, 'grout')]).toEqual([0, 0])
  })
})

describe('limits', () => {
  const promotion = {
    ID: 'five',
    Code: 'FIVE',
    EligibleExpression: 'true',
    ValueExpression: 'order.Subtotal * .1',
    AllowAllBuyers: true,
    CanCombine: true,
    Active: true,
  }

  test('a promotion for five, wanted by forty, is used five times', async () => {
    const shop = await createTestShop(platform)
    await shop.product('tile', 10)
    await shop.admin.Promotions.Create({ ...promotion, RedemptionLimit: 5 })
    const wires = await shoppers(platform, shop, 40)
    await expectAllSucceed(wires.map((wire) => addTile(wire)))
    await expectAllSucceed(wires.map((wire) => wire('POST', '/cart/promotions/FIVE')))
    const replies = await Promise.all(wires.map(submit))
    expect(outcomeOf(replies)).toEqual({ accepted: 5, refused: 35, other: [] })
    expect(await shop.admin.Promotions.Get('five')).toMatchObject({ RedemptionCount: 5 })
  })

  test('a promotion once per user is used once by a user with eight carts', async () => {
    const shop = await createTestShop(platform)
    await shop.product('tile', 10)
    await shop.admin.Promotions.Create({ ...promotion, RedemptionLimitPerUser: 1 })
    const wire = wireInto(platform.app, shop.buyerToken)
    const ids = times(8, (at) => `cart-${at}`)
    await expectAllSucceed(ids.map((ID) => wire('POST', '/orders/Outgoing', { ID })))
    await expectAllSucceed(ids.map((id) => wire('POST', `/orders/Outgoing/${id}/lineitems`, { ProductID: 'tile' })))
    await expectAllSucceed(ids.map((id) => wire('POST', `/orders/Outgoing/${id}/promotions/FIVE`)))
    const replies = await Promise.all(ids.map((id) => wire('POST', `/orders/Outgoing/${id}/submit`)))
    expect(outcomeOf(replies)).toEqual({ accepted: 1, refused: 7, other: [] })
    expect(await shop.admin.Promotions.Get('five')).toMatchObject({ RedemptionCount: 1 })
  })

  test('uses of a promotion without limits do not wait for its row, and each of them counts', async () => {
    const shop = await createTestShop(platform)
    await shop.product('tile', 10)
    await shop.admin.Promotions.Create(promotion)
    const wires = await shoppers(platform, shop, 8)
    await expectAllSucceed(wires.map((wire) => addTile(wire)))
    await expectAllSucceed(wires.map((wire) => wire('POST', '/cart/promotions/FIVE')))
    const { database } = platform
    const replies = await database.transaction(async (db) => {
      await db.rows(sql`update promotions set name = 'changing' where marketplace_id = ${shop.id}`)
      return Promise.all(wires.map(submit))
    })
    expect(outcomeOf(replies)).toEqual({ accepted: 8, refused: 0, other: [] })
    const count = async () => (await shop.admin.Promotions.Get('five')).RedemptionCount
    expect(await count()).toBe(8)
    await Promise.all([countRedemptions(database), countRedemptions(database)])
    expect(await count()).toBe(8)
    await shop.admin.Orders.Cancel('Incoming', String(replies[0]?.body.ID))
    expect(await count()).toBe(7)
    await shop.admin.Promotions.Patch('five', { RedemptionLimit: 7 })
    const wire = wireInto(platform.app, shop.buyerToken)
    await addTile(wire)
    expect(codeOf(await wire('POST', '/cart/promotions/FIVE'))).toBe('Promotion.ExceedsUsageLimit')
  })

  test('an account of 100 pays three of ten orders of 30', async () => {
    const shop = await createTestShop(platform)
    await shop.product('tile', 30)
    const { SpendingAccounts } = shop.admin
    await SpendingAccounts.Create('b', { ID: 'budget', Name: 'Budget', Balance: 100, AllowAsPaymentMethod: true })
    await SpendingAccounts.SaveAssignment('b', { SpendingAccountID: 'budget', AllowExceed: false })
    const wires = await shoppers(platform, shop, 10)
    await expectAllSucceed(wires.map((wire) => addTile(wire)))
    await expectAllSucceed(
      wires.map((wire) =>
        wire('POST', '/cart/payments', { Type: 'SpendingAccount', SpendingAccountID: 'budget', Accepted: true }),
      ),
    )
    expect(outcomeOf(await Promise.all(wires.map(submit)))).toEqual({ accepted: 3, refused: 7, other: [] })
    expect(await SpendingAccounts.Get('b', 'budget')).toMatchObject({ Balance: 10 })
  })
})
