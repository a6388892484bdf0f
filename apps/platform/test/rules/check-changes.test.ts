import { platformCrontab, platformTasks } from '@tessera/platform/jobs'
import { createOutbound } from '@tessera/server/outbound/outbound'
import { sql } from '@tessera/server/sql'
import { startPlatform } from '@tessera/testing/platform'
import { createTestShop } from '@tessera/testing/shop'
import { statementsOf } from '@tessera/testing/statements-of'
import { Logger, runOnce } from 'graphile-worker'
import { beforeEach, describe, expect, test } from 'vitest'
import { createKeyRing } from '../../src/identity/key-ring.ts'
import { createTokenMaker } from '../../src/identity/token-maker.ts'
import { aWorker } from '../delivery/a-worker.ts'
import { anOrder, ruleChecks } from './rule-checks.ts'

const platform = await startPlatform()
const { database } = platform
const { told, report, runMinute, runNight, findingsOf, rulesOf, forget, moveACent, aShopWithStock } =
  ruleChecks(platform)

beforeEach(forget)

describe('a fault is found by the next run, and gone after the run that follows its mend', () => {
  test('lines that cost another sum than their order says', async () => {
    const shop = await aShopWithStock()
    const order = await anOrder(shop)
    await runMinute()
    expect(await findingsOf(shop)).toEqual([])
    await moveACent(order)
    await runMinute()
    const Rule = 'MON-1 the subtotal is the sum of the lines'
    expect(await findingsOf(shop)).toEqual([{ Rule, Count: 1, Records: [`orders/Incoming/${order}`] }])
    expect(told).toEqual([`${Rule}: order ${order}: 100.0000 is not 100.0100`])
    await runMinute()
    expect(told).toHaveLength(1)
    await moveACent(order, -1)
    await runMinute()
    expect(await findingsOf(shop)).toEqual([])
  })

  test('stock that changed without a movement, and a movement that is gone', async () => {
    const shop = await aShopWithStock()
    const move = (units: number) =>
      database.transaction(async (db) => {
        await db.rows(sql`select set_config('tessera.moves_stock', 'on', true)`)
        await db.rows(sql`
          update products set inventory_quantity_available = inventory_quantity_available + ${units}::int
          where marketplace_id = ${shop.id} and id = 'tile'`)
      })
    await move(3)
    await runMinute()
    expect(await findingsOf(shop)).toMatchObject([{ Count: 1, Records: ['products/tile'] }])
    await move(-3)
    await runMinute()
    expect(await findingsOf(shop)).toEqual([])
    await anOrder(shop)
    await database.rows(sql`delete from stock_movements where marketplace_id = ${shop.id} and order_uid is not null`)
    await runMinute()
    expect((await rulesOf(shop)).sort()).toEqual(['INV-4', 'INV-6'])
  })

  test('payments in another currency, and more debits than the order costs', async () => {
    const shop = await aShopWithStock()
    await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 1 })
    await shop.buyer.Cart.CreatePayment({ ID: 'card', Type: 'CreditCard' })
    await shop.admin.Payments.Patch('Incoming', (await shop.buyer.Cart.Get()).ID, 'card', { Accepted: true })
    const { ID } = await shop.buyer.Cart.Submit()
    const change = (set: { currency: string | null; debited: number }) =>
      database.rows(sql`
        update payments set currency = ${set.currency}, debited = ${set.debited}
        where order_uid = (select uid from orders where id = ${ID})`)
    await change({ currency: 'CHF', debited: 50.01 })
    await runMinute()
    expect((await rulesOf(shop)).sort()).toEqual(['MON-5', 'PAY-2'])
    await change({ currency: null, debited: 50 })
    await runMinute()
    expect(await rulesOf(shop)).toEqual([])
  })

  test('an account below zero, until someone may overdraw it', async () => {
    const shop = await createTestShop(platform)
    const { SpendingAccounts } = shop.admin
    await SpendingAccounts.Create('b', { ID: 'gift', Name: 'Gift', Balance: 80, AllowAsPaymentMethod: true })
    await database.rows(sql`update spending_accounts set balance = -1 where marketplace_id = ${shop.id}`)
    await runMinute()
    expect(await findingsOf(shop)).toMatchObject([{ Records: ['buyers/b/spendingaccounts/gift'] }])
    await SpendingAccounts.SaveAssignment('b', { SpendingAccountID: 'gift', UserID: 'customer-1', AllowExceed: true })
    await runMinute()
    expect(await findingsOf(shop)).toEqual([])
  })

  test('a promotion with a wrong count', async () => {
    const shop = await createTestShop(platform)
    const { ID } = await shop.admin.Promotions.Create({ Code: 'ten', ValueExpression: '1', EligibleExpression: 'true' })
    const count = (uses: number) =>
      database.rows(sql`update promotions set redemption_count = ${uses} where marketplace_id = ${shop.id}`)
    await count(3)
    await runMinute()
    expect(await findingsOf(shop)).toMatchObject([{ Records: [`promotions/${ID}`] }])
    await count(0)
    await runMinute()
    expect(await findingsOf(shop)).toEqual([])
  })

  test('a change that commits late', async () => {
    const shop = await aShopWithStock()
    const order = await anOrder(shop)
    const open = await database.pool.connect()
    await open.query('begin')
    await open.query(
      'update line_items set line_subtotal = 1 where order_uid = (select uid from orders where id = $1)',
      [order],
    )
    await anOrder(shop)
    await runMinute()
    expect(await rulesOf(shop)).toEqual([])
    await open.query('commit')
    open.release()
    await runMinute()
    expect(await rulesOf(shop)).toEqual(['MON-1'])
  })
})

test('a finding is shown to its marketplace alone', async () => {
  const [shop, other] = [await aShopWithStock(), await aShopWithStock()]
  const order = await anOrder(other)
  await moveACent(order)
  await runMinute()
  expect(await findingsOf(shop)).toEqual([])
  expect((await shop.admin.Health.Get()).BrokenRules).toEqual([])
  expect(await rulesOf(other)).toEqual(['MON-1'])
  await moveACent(order, -1)
})

test('five records are named, and all are counted', async () => {
  const shop = await aShopWithStock()
  for (let at = 0; at < 7; at++) await moveACent(await anOrder(shop))
  await runMinute()
  const [finding] = await findingsOf(shop)
  expect([finding?.Count, finding?.Records?.length]).toEqual([7, 5])
})

test('a thousand records of a rule are kept, however many batches find them, and others when these are in order', async () => {
  const shop = await createTestShop(platform)
  const count = async () => (await findingsOf(shop))[0]?.Count
  await database.rows(sql`
    insert into spending_accounts (marketplace_id, buyer_id, id, name, balance, allow_as_payment_method)
    select ${shop.id}, 'b', 'a' || n, 'Gift', -1, false from generate_series(1, 1100) n`)
  // without statistics 500 keys are compared with each account
  await database.rows(sql`analyze spending_accounts`)
  await runMinute()
  expect(await count()).toBe(1000)
  await runMinute()
  expect([await count(), told.length]).toEqual([1000, 1000])
  await database.rows(sql`
    update spending_accounts set balance = 1 where marketplace_id = ${shop.id} and id in (
      select split_part(key, '/', 3) from rule_findings limit 700)`)
  await runNight()
  expect(await count()).toBe(400)
  await database.rows(sql`update spending_accounts set balance = 1 where marketplace_id = ${shop.id}`)
})

describe('left to the night', () => {
  test('carts, until they become orders', async () => {
    const shop = await aShopWithStock()
    await shop.buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })
    await moveACent((await shop.buyer.Cart.Get()).ID)
    await runMinute()
    expect(await rulesOf(shop)).toEqual([])
    await runNight()
    expect(await rulesOf(shop)).toEqual(['MON-1'])
  })

  test('products of very many movements', async () => {
    const shop = await aShopWithStock()
    await database.rows(sql`
      insert into stock_movements (marketplace_id, product_id, change)
      select ${shop.id}, 'tile', 1 from generate_series(1, 5001)`)
    await runMinute()
    expect(await rulesOf(shop)).toEqual([])
    await runNight()
    expect(await rulesOf(shop)).toEqual(['INV-6'])
  })

  test('the events of submissions, whose findings the minute does not take back', async () => {
    const shop = await aShopWithStock()
    const order = await anOrder(shop)
    await database.rows(sql`
      insert into events (marketplace_id, operation, reply_id) values (${shop.id}, 'Cart.Submit', ${order})`)
    await runNight()
    await moveACent(order)
    await runMinute()
    expect((await rulesOf(shop)).sort()).toEqual(['MON-1', 'ORD-8'])
  })
})

describe('the work', () => {
  test('is done by the job of each minute', async () => {
    const shop = await aShopWithStock()
    await moveACent(await anOrder(shop))
    expect(platformCrontab).toContain('* * * * * run-minute')
    const keys = createKeyRing(database)
    const tokens = createTokenMaker(keys, 'http://platform.test')
    const outbound = createOutbound({ allow: [] })
    const taskList = platformTasks({
      ...{ database, keys, deliveries: aWorker(platform, []).engine, logger: report.logger },
      checkout: { database, outbound, tokens, environment: 'Sandbox' },
      countViolation: () => undefined,
    })
    await database.rows(sql`select graphile_worker.add_job('run-minute')`)
    const logger = new Logger(() => () => {})
    await runOnce({ pgPool: database.direct.pool, taskList, logger, noHandleSignals: true })
    expect(await rulesOf(shop)).toEqual(['MON-1'])
  })

  test('is one statement while nothing changes', async () => {
    // earlier writes wake the relay within 20 ms and readers of the feed within 250
    const isByClock = (text: string) => /pg_notify|add_job/.test(text)
    expect((await statementsOf(database, runMinute)).filter((text) => !isByClock(text))).toHaveLength(1)
  })

  test('is bounded in each run, and goes on in the next', async () => {
    await database.rows(sql`
      insert into unchecked_records (about, key) select 'order', (-n)::text from generate_series(1, 10100) n`)
    const left = async () =>
      (await database.find<{ count: number }>(sql`select count(*)::int as count from unchecked_records`))?.count
    await runMinute()
    expect(await left()).toBe(100)
    await runMinute()
    expect(await left()).toBe(0)
  })

  test('is done once by ten runs at the same time', async () => {
    const shop = await aShopWithStock()
    await moveACent(await anOrder(shop))
    await Promise.all(Array.from({ length: 10 }, runMinute))
    expect(await findingsOf(shop)).toHaveLength(1)
    expect(told).toHaveLength(1)
  })

  test('has nothing left to check after the whole check but what changed since', async () => {
    const shop = await aShopWithStock()
    await anOrder(shop)
    await runNight()
    const listed = () =>
      database.rows<{ key: string }>(sql`select distinct key from unchecked_records where about = 'order'`)
    expect(await listed()).toEqual([])
    await anOrder(shop)
    expect(await listed()).toHaveLength(1)
  })

  test('the whole check agrees with it, and keeps what changed meanwhile', async () => {
    const shop = await aShopWithStock()
    const order = await anOrder(shop)
    await moveACent(order)
    await runNight()
    expect(await rulesOf(shop)).toEqual(['MON-1'])
    await moveACent(order, -1)
    await runNight()
    expect(await rulesOf(shop)).toEqual([])
  })
})
