import { checkChanges } from '@tessera/platform/check-changes'
import { checkInvariants } from '@tessera/platform/check-invariants'
import { sql } from '@tessera/server/sql'
import { createTestShop } from '@tessera/testing/shop'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Browser } from './a-browser.ts'
import { userOf } from './a-console.ts'
import { aStaffedShop, type StaffedShop } from './a-staffed-shop.ts'
import { insertPlatformOrder, nameInShop } from './insert-platform-order.ts'

let staffed: StaffedShop
let admin: Browser

beforeAll(async () => {
  staffed = await aStaffedShop()
  admin = staffed.admin
  const { admin: seller } = staffed.shop
  await seller.PriceSchedules.Create({
    ID: 'zellige',
    Name: 'Zellige',
    PriceBreaks: [{ Quantity: 1, Price: 90 }],
  })
  await seller.Products.Create({
    ID: 'zellige',
    Name: 'Zellige 4 × 4',
    Active: true,
    DefaultPriceScheduleID: 'zellige',
    Inventory: { Enabled: true, QuantityAvailable: 500 },
  })
  await seller.Buyers.Create({ ID: 'dealer', Name: 'Dealer', Active: true })
  await seller.Users.Create('dealer', userOf('dealer-user'))
  await seller.Catalogs.Create({ ID: 'dealers', Name: 'Dealers', Active: true })
  await seller.Catalogs.SaveAssignment({
    CatalogID: 'dealers',
    BuyerID: 'dealer',
    ViewAllCategories: true,
    ViewAllProducts: true,
  })
  await seller.Catalogs.SaveProductAssignment({ CatalogID: 'dealers', ProductID: 'zellige' })
  await insertPlatformOrder(staffed.shop, 'F-1', 2)
  await insertPlatformOrder(staffed.shop, 'F-2', 3)
  await nameInShop(staffed.shop, '4500077001', 'F-1')
})

/** Runs the check that a worker runs about once a minute. */
const runMinute = () =>
  checkChanges(staffed.shop.platform.database, { logger: { error: () => undefined }, count: () => undefined })

const write = (statement: ReturnType<typeof sql>) => staffed.shop.platform.database.rows(statement)

const addToLines = (order: string, cents: number) =>
  write(sql`
    update line_items set line_subtotal = line_subtotal + ${cents}::numeric / 100
    where order_uid = (select uid from orders where id = ${order} and side = 'buyer')`)

describe('a fault that is injected into the data', () => {
  test('is in no verdict for people without the right, nor while nothing is wrong', async () => {
    const meg = await staffed.signIn('meg')
    expect((await meg.open('/console/health')).status).toBe(403)
    await runMinute()
    expect((await admin.open('/console/health')).text).toContain('All systems normal')
  })

  test('names its orders by their numbers, with links, on the page and at home', async () => {
    await addToLines('F-1', 1)
    await runMinute()
    for (const path of ['/console/health', '/console']) {
      const page = await admin.open(path)
      expect(page.text, path).toContain('The subtotal of an order isn’t the sum of its lines: 4500077001')
      expect(page.html, path).toMatch(/href="\/console\/orders\/4500077001"[^>]*>4500077001</)
    }
    await addToLines('F-2', 2)
    await runMinute()
    const both = await admin.open('/console/health')
    expect(both.text).toMatch(/2 orders have a subtotal that isn’t the sum of their lines: .* and /)
    expect(both.html).toContain('href="/console/r/orders/Incoming/F-2"')
    await addToLines('F-1', -1)
    await addToLines('F-2', -2)
    await runMinute()
    expect((await admin.open('/console/health')).text).toContain('All systems normal')
  })

  test('leads to the stock of a product that isn’t the sum of its movements', async () => {
    const add = (units: number) =>
      write(sql`
        with on_behalf as materialized (select set_config('tessera.moves_stock', 'on', true))
        update products set inventory_quantity_available = inventory_quantity_available + ${units}::int
        from on_behalf where id = 'zellige'`)
    await add(-4)
    await runMinute()
    const page = await admin.open('/console/health')
    expect(page.text).toContain('The stock of a product isn’t the sum of its movements: zellige')
    expect(page.html).toContain('href="/console/products/zellige/stock"')
    expect((await admin.open('/console/products/zellige/stock')).status).toBe(200)
    await add(4)
    await runMinute()
    expect((await admin.open('/console/health')).text).toContain('All systems normal')
  })

  test('is about payments: another currency, and more debited than the order costs', async () => {
    await staffed.shop.admin.Payments.Create('Incoming', 'F-2', { ID: 'late', Type: 'PurchaseOrder', Amount: 270 })
    await write(sql`update payments set currency = 'CHF', debited = 270.01 where id = 'late'`)
    await runMinute()
    const { text } = await admin.open('/console/health')
    expect(text).toContain('A payment isn’t in the currency of its order: F-2')
    expect(text).toContain('More was taken from a spending account than its order costs: F-2')
    await write(sql`update payments set currency = null, debited = 0 where id = 'late'`)
    await runMinute()
    expect((await admin.open('/console/health')).text).toContain('All systems normal')
  })

  test('of another marketplace is not shown', async () => {
    const other = await createTestShop(staffed.shop.platform)
    await other.product('tile', 50)
    await other.buyer.Cart.CreateLineItem({ ProductID: 'tile', Quantity: 2 })
    const { ID } = await other.buyer.Cart.Submit()
    await addToLines(ID, 1)
    await runMinute()
    expect((await other.admin.Health.Get()).Findings).toMatchObject([{ Count: 1 }])
    const page = await admin.open('/console/health')
    expect(page.text).toContain('All systems normal')
    expect(page.html).not.toContain(ID)
  })
})

test('a fault of the data shows as soon as someone checks, in words and with a link', async () => {
  const meg = await staffed.signIn('meg')
  expect((await meg.send('/console/health', { intent: 'check' })).status).toBe(404)
  const { admin: api, platform } = staffed.shop
  await api.Promotions.Create({ ID: 'counted', Code: 'counted', ValueExpression: '1', EligibleExpression: 'true' })
  await platform.database.rows(sql`update promotions set redemption_count = 3 where id = 'counted'`)
  const checked = admin.send('/console/health', { intent: 'check' })
  await vi.waitFor(async () => {
    const taken = await platform.database.rows(sql`
      select graphile_worker.remove_job('check-invariants') as job from graphile_worker.jobs
      where task_identifier = 'check-invariants'`)
    expect(taken).toHaveLength(1)
  }, 5000)
  await checkInvariants(platform.database, { logger: { error: () => undefined }, count: () => undefined })
  const page = await checked
  expect(page.text).toContain('The data was checked just now.')
  expect(page.text).toContain('The count of a promotion’s uses is wrong or above its limit: counted')
  expect(page.html).toContain('href="/console/promotions/counted"')
  await platform.database.rows(sql`update promotions set redemption_count = 0 where id = 'counted'`)
})
