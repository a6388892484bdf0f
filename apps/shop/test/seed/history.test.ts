import { fulfilments, orderStatuses } from '@tessera/contract/middleware/orders/models'
import { sheetStates } from '@tessera/contract/middleware/selection-sheets/models'
import { documentPrefixes } from '@tessera/contract/shop/constants'
import { sendRefunds } from '@tessera/middleware/modules/ledger/refunds/credit-refunds'
import { type Sql, sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { fillShop } from '../../src/seed/fill-shop.ts'
import { localPassword, netPro, retail, smallPro } from '../../src/seed/history/cast.ts'
import { readDemoProducts } from '../../src/seed/history/demo-products.ts'
import { clockOf } from '../../src/seed/history/history-clock.ts'
import { writeHistory } from '../../src/seed/history/write-history.ts'
import { inTransaction } from '../../src/seed/in-transaction.ts'
import { aShopToFill, fingerprint, urlOf } from './a-shop-to-fill.ts'

let started: Awaited<ReturnType<typeof aShopToFill>>

const fill = (isProduction: boolean) =>
  fillShop({
    databaseUrl: urlOf(started),
    shopDatabase: started.database,
    commerce: started.commerce,
    openCommerce: async () => started.commerce,
    isProduction,
    publicUrl: 'https://shop.test',
    receiver: null,
    size: 'demo',
  })
const values = async (query: Sql): Promise<unknown[]> =>
  (await started.database.rows<{ value: unknown }>(query)).map(({ value }) => value)
const wrong = (query: Sql) => started.database.rows(query)

beforeAll(async () => {
  started = await aShopToFill()
})

class TakenBack extends Error {}

/** The history as it would be on another day; nothing of it stays. */
async function toldOn(now: Date): Promise<unknown[]> {
  const { database: shop } = started
  const told = { demoProducts: await readDemoProducts(shop, 'demo', now), when: clockOf(now) }
  let found: unknown[] = []
  await shop
    .transaction(async (db) => {
      await writeHistory(inTransaction(shop, db), told)
      found = await db.rows(sql`
        select d.placed_at, d.origin, d.status, d.total_cents, l.sku, l.boxes, l.lot
        from sales_documents d join sales_lines l on l.document_id = d.id
        order by d.placed_at, d.total_cents, l.line_no`)
      const late = await db.rows(sql`
        select booked_on from ledger_entries where booked_on > ${told.when.today}
        union all select moment::date from deliveries, unnest(array[shipped_at, delivered_at]) moment
        where moment::date >= ${told.when.today}`)
      expect(late).toEqual([])
      const onWeekends = await db.rows(sql`
        select day from (
          select expected_on from sales_documents union all select expected_on from sales_lines
          union all select expected_on from deliveries union all select shipped_at::date from deliveries
          union all select delivered_at::date from deliveries) told (day)
        where extract(isodow from day) > 5`)
      expect(onWeekends).toEqual([])
      throw new TakenBack()
    })
    .catch((error) => {
      if (!(error instanceof TakenBack)) throw error
    })
  return found
}

test('production gets no customers with a password that everybody knows', async () => {
  const before = await fingerprint(started.database)
  await fill(true)
  expect(await fingerprint(started.database)).toEqual(before)
})

test.each(['2026-03-01', '2026-03-02', '2026-03-06', '2028-02-29', '2026-12-31', '2027-01-16'])(
  'it can be told on %s: nothing is booked later, and nothing leaves or arrives that day, later or on a weekend',
  async (day) => {
    expect((await toldOn(new Date(`${day}T00:10:00Z`))).length).toBeGreaterThan(300)
  },
)

test('writing it twice on one day gives the same history', async () => {
  const now = new Date('2026-11-15T12:00:00Z')
  expect(await toldOn(now)).toEqual(await toldOn(now))
})

test('a second start changes nothing', async () => {
  await fill(false)
  const before = await fingerprint(started.database)
  expect(before.sales_documents).toMatch(/^1\d\d -?\d+$/)
  await fill(false)
  expect(await fingerprint(started.database)).toEqual(before)
  // cut off before it was noted: done again from the beginning
  await started.database.rows(sql`delete from fillings where name = 'history'`)
  await fill(false)
  const { fillings: _, ...rest } = before
  expect(await fingerprint(started.database)).toMatchObject(rest)
})

test('its tables have statistics, so that the first statements get the right plans', async () => {
  const counted = await values(sql`
    select oid::regclass::text as value from pg_class
    where oid in ('sales_documents'::regclass, 'ledger_entries'::regclass, 'platform.users'::regclass) and reltuples > 0
    order by 1`)
  expect(counted).toEqual(['ledger_entries', 'platform.users', 'sales_documents'])
})

test('people sign in with what the README says, unless they are locked', async () => {
  const { client, storefrontClientID } = started.commerce
  const people = [netPro, smallPro, retail].flatMap((account) => account.people)
  for (const { email, status } of people) {
    const signIn = client.Auth.Login(email, localPassword, storefrontClientID)
    if (status === 'active') expect((await signIn).access_token).toBeTruthy()
    else await expect(signIn).rejects.toThrow()
  }
})

test('everyone who ordered or paid online has signed in', async () => {
  const never = await wrong(sql`
    select p.email from people p where p.last_sign_in_at is null and p.status <> 'invited'
      and (exists (select from sales_documents d where d.person_id = p.id and d.origin = 'web')
        or exists (select from billing_documents b where b.person_id = p.id and b.type = 'DZ'))`)
  expect(never).toEqual([])
})

test('production does not start on it', async () => {
  await expect(fill(true)).rejects.toThrow('still has the local default password')
})

test('orders, quotes, sheets and documents are there in every state', async () => {
  const sorted = (all: readonly string[]) => [...all].sort()
  expect(await values(sql`select distinct status as value from sales_documents order by 1`)).toEqual(
    sorted(orderStatuses.filter((status) => status !== 'awaiting-approval')),
  )
  expect(await values(sql`select distinct fulfilment as value from sales_lines order by 1`)).toEqual(
    sorted(fulfilments),
  )
  expect(await values(sql`select distinct origin as value from sales_documents order by 1`)).toEqual([
    'counter',
    'phone',
    'quote',
    'web',
  ])
  expect(await values(sql`select distinct order_type as value from sales_documents order by 1`)).toEqual([
    'pick-up',
    'return',
    'sample',
    'special-order',
    'standard',
  ])
  expect(await values(sql`select distinct state as value from selection_sheets order by 1`)).toEqual(
    sorted(sheetStates),
  )
  expect(await values(sql`select distinct type as value from billing_documents order by 1`)).toEqual(
    sorted(documentPrefixes),
  )
  expect(
    await values(sql`
      select distinct case when state = 'offered' and valid_until < current_date then 'expired' else state end as value
      from quotes order by 1`),
  ).toEqual(['accepted', 'canceled', 'converted', 'declined', 'draft', 'expired', 'in-review', 'offered', 'requested'])
  expect(await values(sql`select count(*)::int as value from sheet_signatures`)).toEqual([2])
  expect(await values(sql`select distinct stage as value from projects order by 1`)).toEqual([
    'archived',
    'done',
    'installing',
    'planning',
  ])
})

test('the order of a quote is for what was offered last', async () => {
  expect(
    await started.database.rows(sql`
      select q.total_cents = d.total_cents as same from quotes q join sales_documents d on d.id = q.sales_document_id`),
  ).toEqual([{ same: true }])
})

test('invoices are open, overdue, partly paid, disputed and paid, and credits partly used', async () => {
  const [row] = await started.database.rows<Record<string, number>>(sql`
    select count(*) filter (where type = 'RV' and open_cents = amount_cents and due_on > current_date) as open,
      count(*) filter (where type = 'RV' and open_cents > 0 and due_on < current_date) as overdue,
      count(*) filter (where type = 'RV' and open_cents > 0 and due_on < current_date - 90) as old,
      count(*) filter (where type = 'RV' and open_cents between 1 and amount_cents - 1) as part,
      count(*) filter (where disputed_cents > 0) as disputed,
      count(*) filter (where type = 'RV' and open_cents = 0) as paid,
      count(*) filter (where type in ('DG', 'ZG') and open_cents = 0) as used,
      count(*) filter (where type = 'DG' and open_cents between 1 and amount_cents - 1) as partly,
      count(*) filter (where type = 'DZ' and open_cents > 0) as unapplied
    from billing_documents`)
  for (const [name, count] of Object.entries(row ?? {})) expect(Number(count), name).toBeGreaterThan(0)
})

test('the ledger sums to nothing, and what is open is what it says', async () => {
  expect(await wrong(sql`select entry_id from ledger_postings group by 1 having sum(cents) <> 0`)).toEqual([])
  expect(
    await wrong(sql`
      select d.id from billing_documents d
      left join ledger_postings p on p.billing_document_id = d.id
      group by d.id
      having d.open_cents <> abs(coalesce(sum(p.cents), 0))`),
  ).toEqual([])
})

test('every statement begins where the one before ended, and adds up', async () => {
  expect(
    await wrong(sql`
      select id from (
        select *, lag(closing_cents, 1, 0::bigint) over (partition by account_id order by period) as before
        from statements) s
      where opening_cents <> before
        or closing_cents <> opening_cents + charges_cents - payments_cents - credits_cents`),
  ).toEqual([])
  const [months] = await values(sql`
    select count(*)::int as value from statements s join accounts a on a.id = s.account_id where a.name = ${netPro.name}`)
  expect(months).toBeGreaterThanOrEqual(24)
})

test('points are pending, to be used, about to expire, expired, used, taken back, and from referrals', async () => {
  const [row] = await started.database.rows<Record<string, number>>(sql`
    select sum(pending_points) as pending, sum(available_points) as available,
      sum(available_points) filter (where expires_on < current_date + 90) as expiring,
      (select count(*) from reward_entries where kind = 'expire') as expired,
      (select count(*) from reward_entries where kind = 'redeem') as redeemed,
      (select count(*) from reward_entries where kind = 'reverse') as reversed,
      count(*) filter (where kind = 'referral') as referrals
    from rewards`)
  for (const [name, count] of Object.entries(row ?? {})) expect(Number(count), name).toBeGreaterThan(0)
})

test('each list of staff has something to decide: requests, returns with photos, refunds, messages, forms, reviews', async () => {
  // the demo's accounting leaves it to staff
  await sendRefunds(started.database, new Date())
  const [row] = await started.database.rows<Record<string, number>>(sql`
    select (select count(*) from accounts a join certificates c on c.account_id = a.id where a.status = 'in-review') as requests,
      (select count(*) from accounts where status = 'needs-info') as asked,
      (select count(*) from accounts where pending_name is not null) as names,
      (select count(*) from sales_returns s join return_photos p on p.return_id = s.id
        where s.kind = 'damage' and s.status = 'requested') as claims,
      (select count(*) from sales_returns where status = 'approved') as coming,
      (select count(*) from sales_returns where status = 'received') as received,
      (select count(*) from sales_returns where status = 'refunded' and moved_at > now() - interval '30 days') as inspected,
      (select count(*) from credit_refunds r join billing_documents d on d.id = r.credit_id
        where r.state = 'requested' and d.held_cents = r.cents) as refunds,
      (select count(*) from sales_messages where not is_ours) as messages,
      (select count(*) from contact_messages) as forms, (select count(*) from consultations) as visits,
      (select count(*) from vendor_payments) as vendors,
      (select count(*) from reviews where state = 'held' and held_because is not null) as held`)
  for (const [name, count] of Object.entries(row ?? {})) expect(Number(count), name).toBeGreaterThan(0)
})
