import { checkBooks } from '@tessera/middleware/modules/ledger/book-check/check-books'
import { postInvoices } from '@tessera/middleware/modules/ledger/posting/post-invoices'
import { checkChanges } from '@tessera/platform/check-changes'
import { checkInvariants } from '@tessera/platform/check-invariants'
import { Sql, sql } from '@tessera/server/sql'
import { createTestShop } from '@tessera/testing/shop'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Browser } from './a-browser.ts'
import { addStaffMember, userOf } from './a-console.ts'
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

const constant = (text: string): Sql => new Sql([text], [])

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
    await addStaffMember(staffed.shop.admin, 'hal', [], ['HealthAdmin'])
    const hal = await staffed.signIn('hal')
    for (const path of ['/console/health', '/console']) {
      const page = await hal.open(path)
      expect(page.text, path).toContain('An order’s subtotal doesn’t match its lines: F-1.')
      expect(page.html, path).not.toMatch(/href="[^"]*F-1/)
    }
    for (const path of ['/console/health', '/console']) {
      const page = await admin.open(path)
      expect(page.text, path).toContain('An order’s subtotal doesn’t match its lines: 4500077001')
      expect(page.html, path).toMatch(/href="\/console\/orders\/4500077001"[^>]*>4500077001</)
    }
    await addToLines('F-2', 2)
    await runMinute()
    const both = await admin.open('/console/health')
    expect(both.text).toMatch(/2 orders have a subtotal that doesn’t match their lines: .* and /)
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
    expect(page.text).toContain('A product’s stock doesn’t match its stock history: zellige')
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
    expect(text).toContain('A payment isn’t in its order’s currency: F-2')
    expect(text).toContain('A spending account was charged more than its order’s total: F-2')
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

test('a charge without an order is found at night, and gone once it is refunded', async () => {
  const { database } = staffed.shop
  const attempt = 'healthhealthhealthhealth'
  await database.rows(sql`
    insert into payment_attempts (id, purpose, order_id, owner, method, choice, amount_cents, state, captured_cents, words,
      return_url, expires_at, updated_at)
    values (${attempt}, 'order', 'lost-order', 'someone', 'Credit_Card', 'card', 5000, 'captured', 5000, 'Visa', '/', now(),
      now() - interval '1 hour')`)
  await checkBooks(database, { error: () => undefined })
  const page = await admin.open('/console/health')
  expect(page.text).toContain('A customer was charged without an order or an invoice payment: lost-order')
  await database.rows(sql`update payment_attempts set refunded_cents = 5000 where id = ${attempt}`)
  expect((await admin.open('/console/health')).text).toContain('All systems normal')
})

describe('a ledger that its triggers did not protect', () => {
  /** Writes as nobody can while the triggers are there. */
  const force = (table: string, trigger: string, statement: string) =>
    staffed.shop.database.transaction(async (db) => {
      await db.rows(constant(`alter table ${table} disable trigger ${trigger}`))
      await db.rows(constant(statement))
      await db.rows(constant(`alter table ${table} enable trigger ${trigger}`))
    })
  const post = (line: number, cents: number) =>
    force(
      'ledger_postings',
      'ledger_postings_taken',
      `insert into ledger_postings (entry_id, line, book, cents) select max(id), ${line}, 'cash', ${cents} from ledger_entries`,
    )

  test('is out of balance as soon as someone looks, until it is in balance again', async () => {
    const { database } = staffed.shop
    const account = await database.find<{ id: string }>(sql`select id from accounts where number = ${staffed.number}`)
    await postInvoices(database, [
      { key: 'health', accountId: account?.id ?? '', terms: 'NT30', goodsCents: 10_000, documentOn: '2026-03-10' },
    ])
    expect((await admin.open('/console/health')).text).toContain('All systems normal')
    await post(98, 1)
    const page = await admin.open('/console/health')
    expect(page.text).toContain(`A customer’s ledger is out of balance: ${staffed.number}`)
    expect(page.html).toContain(`href="/console/money/customers/${staffed.number}"`)
    await post(99, -1)
    expect((await admin.open('/console/health')).text).toContain('All systems normal')
  })

  test('is read as a whole at night, and what was found is gone once it is put right', async () => {
    const { database } = staffed.shop
    const account = await database.find<{ id: string }>(sql`select id from accounts where number = ${staffed.number}`)
    const one = { accountId: account?.id ?? '', terms: 'NT30' as const, goodsCents: 100, documentOn: '2026-03-10' }
    const [old] = await postInvoices(database, [{ ...one, key: 'old' }])
    await postInvoices(
      database,
      Array.from({ length: 500 }, (_, at) => ({ ...one, key: `newer ${at}` })),
    )
    const open = (cents: number) =>
      force(
        'billing_documents',
        'billing_documents_moved',
        `update billing_documents set open_cents = ${cents} where id = '${old?.id}'`,
      )
    await open(99)
    expect((await admin.open('/console/health')).text).toContain('All systems normal')
    const told: unknown[] = []
    await checkBooks(database, { error: (about: unknown) => told.push(about) } as never)
    expect(told).toHaveLength(1)
    const page = await admin.open('/console/health')
    expect(page.text).toContain(`A billing document’s open amount doesn’t match its postings: ${old?.id}`)
    expect(page.html).toContain(`href="/console/money/documents/${old?.id}"`)
    await open(100)
    expect((await admin.open('/console/health')).text).toContain('All systems normal')
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
  expect(page.text).toContain('A promotion’s use count is wrong or over its limit: counted')
  expect(page.html).toContain('href="/console/promotions/counted"')
  await platform.database.rows(sql`update promotions set redemption_count = 0 where id = 'counted'`)
})
