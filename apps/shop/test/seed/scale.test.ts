import { sql } from '@tessera/server/sql'
import { expect, test } from 'vitest'
import { fillScale } from '../../src/seed/history/fill-history.ts'
import { aFillWork, aShopToFill, fingerprint } from './a-shop-to-fill.ts'

/** A sixtieth of the full scale. */
const scale = { people: 7, addresses: 10, invoices: 420, accounts: 80 }

test('the large pro has as much of everything as asked for, paid and unpaid, and the books add up', async () => {
  const started = await aShopToFill()
  const { database: shop, platform } = started
  const work = await aFillWork(started, 'history at scale')
  await fillScale(work, scale)
  const [found] = await shop.rows(sql`
    select (select count(*)::int from people) as people, (select count(*)::int - 1 from accounts) as accounts,
      (select count(*)::int from billing_documents where type = 'RV') as invoices,
      (select count(*)::int from partners where role = 'ship-to') + 1 as addresses`)
  expect(found).toEqual(scale)
  const [book] = await platform.database.rows(
    sql`select count(*)::int as addresses from addresses where city = 'Atlanta'`,
  )
  expect(book).toEqual({ addresses: scale.addresses })
  const [open] = await shop.rows<{ late: number; paid: number }>(sql`
    select count(*) filter (where open_cents > 0 and due_on < current_date)::int as late,
      count(*) filter (where open_cents = 0)::int as paid
    from billing_documents where type = 'RV'`)
  expect(open?.late).toBeGreaterThan(0)
  expect(open?.paid).toBeGreaterThan(scale.invoices / 2)
  expect(await shop.rows(sql`select entry_id from ledger_postings group by 1 having sum(cents) <> 0`)).toEqual([])

  const before = await fingerprint(shop)
  await fillScale(work, scale)
  expect(await fingerprint(shop)).toEqual(before)
})
