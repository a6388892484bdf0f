import { businessDayOf, readToday } from '@tessera/middleware/kit/business-day'
import type { Customer } from '@tessera/middleware/kit/visitor'
import { billingSummary } from '@tessera/middleware/modules/ledger/invoices/billing-summary'
import { searchInvoices } from '@tessera/middleware/modules/ledger/invoices/search-invoices'
import { requestDeposit } from '@tessera/middleware/modules/ledger/posting/deposits'
import { postInvoices } from '@tessera/middleware/modules/ledger/posting/post-invoices'
import { closeMonths } from '@tessera/middleware/modules/ledger/statements/close-months'
import { saveStores } from '@tessera/middleware/modules/site/stores/save-stores'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { aShopDatabase } from '../content/a-shop-database.ts'
import { anAccount, anInvoice } from './an-account.ts'

const zones = { Atlanta: 'America/New_York', Pasadena: 'America/Los_Angeles' } as const
type City = keyof typeof zones

let database: Database
beforeAll(async () => {
  database = await aShopDatabase()
  await saveStores(database)
})

async function accountIn(city: City): Promise<string> {
  const id = await anAccount(database)
  await database.rows(sql`
    update accounts set preferred_store = (select id from stores where time_zone = ${zones[city]} order by id limit 1)
    where id = ${id}`)
  return id
}

const lateEvening = { Atlanta: new Date('2026-11-16T04:30:00Z'), Pasadena: new Date('2026-11-16T07:30:00Z') }

const customerOf = (id: string, timeZone: string) =>
  ({
    account: { id, timeZone, terms: 'NT30', onHold: false, creditLineCents: 0 },
    rights: new Set(),
  }) as unknown as Customer

async function orderOf(accountId: string | null, storeId: string | null, placedAt: Date): Promise<string> {
  const row = await database.find<{ id: string }>(sql`
    insert into sales_documents (account_id, store_id, origin, order_type, status, subtotal_cents, total_cents, placed_at)
    values (${accountId}, ${storeId}, 'counter', 'standard', 'open', 1000, 1000, ${placedAt}) returning id`)
  return row?.id ?? ''
}

describe.each(['Atlanta', 'Pasadena'] as const)('at 23:30 in %s', (city) => {
  const now = lateEvening[city]

  test('a document is dated with the day on the wall, not with tomorrow', async () => {
    const account = await accountIn(city)
    await requestDeposit(database, { orderId: await orderOf(account, null, now), cents: 500, now })
    const row = await database.find(sql`
      select document_on::text as "documentOn", due_on::text as "dueOn" from billing_documents where account_id = ${account}`)
    expect(row).toEqual({ documentOn: '2026-11-15', dueOn: '2026-11-15' })
  })

  test('an invoice due today is not overdue', async () => {
    const account = await accountIn(city)
    await postInvoices(database, [anInvoice(account, `due ${city}`, { documentOn: '2026-10-16' })])
    const day = businessDayOf({ timeZone: zones[city] }, now)
    const { items, overdueCents } = await searchInvoices(database, account, {}, day)
    expect(items.map(({ dueOn, daysOverdue, status }) => [dueOn, daysOverdue, status])).toEqual([
      ['2026-11-15', 0, 'open'],
    ])
    expect(overdueCents).toBe(0)
    const summary = await billingSummary(database, customerOf(account, zones[city]), now)
    expect(summary).toMatchObject({ overdueCount: 0, ageing: { notDueCents: 10_800, days30Cents: 0 } })
  })

  test('an order counts in the month of the store’s calendar', async () => {
    const account = await accountIn(city)
    const lastOfMonth = new Date(now.getTime() + 15 * 86_400_000)
    await orderOf(account, null, lastOfMonth)
    expect(await database.rows(sql`select month from sales_spent where account_id = ${account}`)).toEqual([
      { month: '2026-11' },
    ])
  })
})

test('a guest’s day is the day of the order’s store', async () => {
  const pacific = await database.find<{ id: string }>(sql`
    select id from stores where time_zone = ${zones.Pasadena} order by id limit 1`)
  const now = lateEvening.Pasadena
  expect(await readToday(database, { accountId: null, storeId: pacific?.id ?? null }, now)).toBe('2026-11-15')
  expect(await readToday(database, { accountId: null }, now)).toBe('2026-11-16')
})

test.each([
  ['the night clocks go forward', '2026-03-08T06:59:00Z', '2026-03-08', '2026-03-09T03:59:00Z', '2026-03-08'],
  ['the night clocks go back', '2026-11-01T03:59:00Z', '2026-10-31', '2026-11-02T04:59:00Z', '2026-11-01'],
])('on %s the day ends at the store’s midnight', async (_, first, firstDay, last, lastDay) => {
  const accountId = await accountIn('Atlanta')
  const dayAt = (at: string, more = 0) => readToday(database, { accountId }, new Date(Date.parse(at) + more))
  expect(await dayAt(first)).toBe(firstDay)
  expect(await dayAt(last)).toBe(lastDay)
  expect(await dayAt(last, 60_000)).not.toBe(lastDay)
})

test('a month is closed for each account once it has ended at its store', async () => {
  const east = await accountIn('Atlanta')
  const west = await accountIn('Pasadena')
  for (const account of [east, west])
    await postInvoices(database, [anInvoice(account, `month ${account}`, { documentOn: '2026-01-10' })])
  const closed = (account: string) =>
    database.rows(sql`select period from statements where account_id = ${account} order by period`)
  await closeMonths(database, new Date('2026-02-01T04:30:00Z'))
  expect(await closed(east)).toEqual([])
  await closeMonths(database, new Date('2026-02-01T06:00:00Z'))
  expect(await closed(east)).toEqual([{ period: '2026-01' }])
  expect(await closed(west)).toEqual([])
  await closeMonths(database, new Date('2026-02-01T08:30:00Z'))
  expect(await closed(west)).toEqual([{ period: '2026-01' }])
})

test('an account that moves to another store keeps the months of its orders', async () => {
  const account = await accountIn('Atlanta')
  const id = await orderOf(account, null, new Date('2026-12-01T05:30:00Z'))
  await database.rows(sql`
    update accounts set preferred_store = (select id from stores where time_zone = ${zones.Pasadena} limit 1) where id = ${account}`)
  await database.rows(sql`update sales_documents set status = 'completed' where id = ${id}`)
  expect(
    await database.rows(sql`select month, cents::int, orders from sales_spent where account_id = ${account}`),
  ).toEqual([{ month: '2026-12', cents: 1000, orders: 1 }])
})
