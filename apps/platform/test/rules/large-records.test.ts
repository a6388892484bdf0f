import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { beforeEach, expect, test } from 'vitest'
import { ruleChecks } from './rule-checks.ts'

const platform = await startPlatform()
const { database } = platform
const { runMinute, runNight, rulesOf, forget, aShopWithStock } = ruleChecks(platform)

beforeEach(forget)

test('a promotion that very many carts carry is left to the night', async () => {
  const shop = await aShopWithStock()
  const { ID } = await shop.admin.Promotions.Create({ Code: 'ten', ValueExpression: '1', EligibleExpression: 'true' })
  await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })
  const cart = (await shop.buyer.Cart.Get()).ID
  await database.transaction(async (db) => {
    // without triggers, which take most of the time
    await db.send(sql`set local session_replication_role = replica`)
    await db.rows(sql`
      insert into order_promotions (order_uid, promotion_id, line_item_id, amount)
      select o.uid, ${ID}, 'line ' || n, 0 from orders o, generate_series(1, 20001) n where o.id = ${cart}`)
  })
  await database.rows(sql`update promotions set redemption_count = 3 where marketplace_id = ${shop.id}`)
  await runMinute()
  expect(await rulesOf(shop)).toEqual([])
  await runNight()
  expect(await rulesOf(shop)).toEqual(['PRO-1'])
})

test('what the night has found of a large record, the minute does not read again', async () => {
  const shop = await createTestShop(platform)
  const { SpendingAccounts } = shop.admin
  await shop.product('tile', 50, 100)
  await SpendingAccounts.Create('b', { ID: 'gift', Name: 'Gift', Balance: 80, AllowAsPaymentMethod: true })
  await database.rows(sql`update spending_accounts set balance = -1 where marketplace_id = ${shop.id}`)
  const move = (units: number) =>
    database.rows(sql`
      insert into stock_movements (marketplace_id, product_id, change)
      select ${shop.id}, 'tile', ${units}::int from generate_series(1, 5001)`)
  await move(1)
  await runNight()
  expect((await rulesOf(shop)).sort()).toEqual(['INV-6', 'PAY-7'])
  await move(-1)
  await SpendingAccounts.SaveAssignment('b', { SpendingAccountID: 'gift', UserID: 'customer-1', AllowExceed: true })
  await runMinute()
  expect(await rulesOf(shop)).toEqual(['INV-6'])
  await runNight()
  expect(await rulesOf(shop)).toEqual([])
})
