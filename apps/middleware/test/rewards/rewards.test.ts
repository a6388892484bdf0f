import { embeddedBooks } from '@tessera/middleware/modules/ledger/embedded-books'
import { expireRewards } from '@tessera/middleware/modules/ledger/rewards/expire-rewards'
import { redeemPoints } from '@tessera/middleware/modules/ledger/rewards/redeem-points'
import { releaseRewards } from '@tessera/middleware/modules/ledger/rewards/release-rewards'
import { rewardStatements } from '@tessera/middleware/modules/ledger/rewards/statements'
import { insertSalesDocuments } from '@tessera/middleware/modules/orders/records/insert-sales-documents'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { anAccount, anInvoice, ledgerFaults } from '../billing/an-account.ts'
import { aShopDatabase } from '../content/a-shop-database.ts'

let database: Database
beforeAll(async () => {
  database = await aShopDatabase()
})

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const paid = { words: 'Visa ending in 1111' }

interface Lot {
  kind: string
  points: number
  pending: number
  available: number
  rate: number
}
const lotsOf = (account: string): Promise<Lot[]> =>
  database.rows(sql`
    select kind, points::float8 as points, pending_points::float8 as pending, available_points::float8 as available, rate
    from rewards where account_id = ${account} order by id`)

async function sale(account: string | null, referredBy: string | null = null, discountCents = 0): Promise<string> {
  const [document] = await insertSalesDocuments(database, [
    {
      accountId: account,
      referredBy,
      origin: 'counter',
      orderType: 'standard',
      status: 'completed',
      subtotalCents: 10_000,
      discountCents,
      totalCents: 10_000 - discountCents,
      placedAt: '2026-01-01T10:00:00Z',
      lines: [],
    },
  ])
  return document?.id ?? ''
}

describe('points', () => {
  test('are earned once for an invoice, by the tier before it, and for goods only', async () => {
    const account = await anAccount(database)
    const books = embeddedBooks(database)
    const first = anInvoice(account, `${account} 1`, {
      goodsCents: 1_000_000,
      merchandiseCents: 1_000_000,
      documentOn: '2026-01-01',
    })
    await Promise.all([1, 2, 3].map(() => books.invoice([first], at('2026-01-01'))))
    await books.invoice(
      [anInvoice(account, `${account} 2`, { documentOn: '2026-01-02', merchandiseCents: 5000 })],
      at('2026-01-02'),
    )
    await books.invoice(
      [anInvoice(account, `${account} 3`, { documentOn: '2026-01-03', merchandiseCents: 0 })],
      at('2026-01-03'),
    )
    expect(await lotsOf(account)).toEqual([
      { kind: 'purchase', points: 10_000, pending: 10_000, available: 0, rate: 100 },
      { kind: 'purchase', points: 62, pending: 62, available: 0, rate: 125 },
    ])
  })

  test('are released thirty days after delivery once the invoice is paid, once', async () => {
    const account = await anAccount(database)
    const books = embeddedBooks(database)
    await books.invoice([anInvoice(account, `${account} paid`, { documentOn: '2026-01-01', paid })], at('2026-01-01'))
    await books.invoice(
      [anInvoice(account, `${account} open`, { documentOn: '2026-01-01', terms: 'NT90' })],
      at('2026-01-01'),
    )
    await releaseRewards(database, at('2026-01-30'))
    expect((await lotsOf(account)).map(({ available }) => available)).toEqual([0, 0])
    await Promise.all([1, 2, 3].map(() => releaseRewards(database, at('2026-01-31'))))
    expect((await lotsOf(account)).map(({ available, pending }) => [available, pending])).toEqual([
      [100, 0],
      [0, 100],
    ])
  })

  test('of an invoice more than thirty days overdue are taken back', async () => {
    const account = await anAccount(database)
    const invoice = anInvoice(account, `${account} late`, { documentOn: '2026-01-01' })
    await embeddedBooks(database).invoice([invoice], at('2026-01-01'))
    await releaseRewards(database, at('2026-03-02'))
    expect((await lotsOf(account))[0]).toMatchObject({ pending: 100, available: 0 })
    await releaseRewards(database, at('2026-03-03'))
    expect((await lotsOf(account))[0]).toMatchObject({ pending: 0, available: 0 })
  })

  test('go back with a return, never more than is there', async () => {
    const account = await anAccount(database)
    const books = embeddedBooks(database)
    const salesDocumentId = await sale(account)
    await books.invoice(
      [anInvoice(account, `${account} r`, { salesDocumentId, documentOn: '2026-01-01', paid })],
      at('2026-01-01'),
    )
    const back = (key: string, cents: number) => ({
      key: `${account} ${key}`,
      type: 'ZG' as const,
      accountId: account,
      salesDocumentId,
      documentOn: '2026-01-10',
      goodsCents: cents,
      merchandiseCents: cents,
    })
    await books.credit([back('a', 4000)], at('2026-01-10'))
    await books.credit([back('a', 4000)], at('2026-01-10'))
    expect((await lotsOf(account))[0]).toMatchObject({ points: 100, pending: 60 })
    await books.credit([back('b', 9000)], at('2026-01-11'))
    expect((await lotsOf(account))[0]).toMatchObject({ pending: 0, available: 0 })
  })

  test('of a referral go to the pro, unless it was discounted too much or is their own', async () => {
    const [pro, buyer] = [await anAccount(database), await anAccount(database, 'Retail')]
    const books = embeddedBooks(database)
    const sales = [
      await sale(buyer, pro, 1500),
      await sale(null, pro),
      await sale(buyer, pro, 1501),
      await sale(pro, pro),
    ]
    const invoices = sales.map((salesDocumentId, index) =>
      anInvoice(index === 1 ? null : index === 3 ? pro : buyer, `${pro} ${index}`, { salesDocumentId, paid }),
    )
    await books.invoice(invoices, at('2026-03-10'))
    expect((await lotsOf(pro)).map(({ kind, points }) => [kind, points]).sort()).toEqual([
      ['purchase', 100],
      ['referral', 500],
      ['referral', 500],
    ])
    expect(await lotsOf(buyer)).toEqual([])
  })

  test('expire after two years, once, used or not', async () => {
    const account = await anAccount(database)
    await embeddedBooks(database).invoice(
      [anInvoice(account, `${account} x`, { documentOn: '2024-02-01', paid })],
      at('2024-02-01'),
    )
    await releaseRewards(database, at('2024-06-01'))
    await Promise.all([1, 2].map(() => expireRewards(database, at('2026-02-01'))))
    const { statements } = await rewardStatements(database, account)
    expect(statements).toMatchObject([
      { period: '2026-02', openingPoints: 100, expiredPoints: 100, closingPoints: 0 },
      { period: '2024-02', openingPoints: 0, earnedPoints: 100, closingPoints: 100 },
    ])
  })
})

describe('redeeming', () => {
  const redeeming = (accountId: string, key: string, points: number) =>
    database.transaction((db) => redeemPoints(db, { accountId, personId: null, key, points, now: at('2026-03-01') }))

  test('makes a credit once, and never more than there are points', async () => {
    const account = await anAccount(database)
    const invoice = anInvoice(account, `${account} i`, {
      documentOn: '2026-01-01',
      goodsCents: 100_000,
      merchandiseCents: 100_000,
      paid,
    })
    await embeddedBooks(database).invoice([invoice], at('2026-01-01'))
    await releaseRewards(database, at('2026-02-15'))
    const same = await Promise.all([1, 2, 3].map(() => redeeming(account, 'same', 300)))
    expect(new Set(same.map(({ documentId }) => documentId)).size).toBe(1)
    expect(same[0]).toMatchObject({ points: 300, creditCents: 300 })
    const rivals = await Promise.allSettled(['a', 'b', 'c', 'd'].map((key) => redeeming(account, key, 400)))
    expect(rivals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of rivals.filter((rival) => rival.status === 'rejected'))
      expect(one.reason).toMatchObject({ code: 'Rewards.NotEnough' })
    const [credits] = await database.rows<{ cents: number }>(sql`
      select sum(open_cents)::float8 as cents from billing_documents where account_id = ${account} and type = 'DG'`)
    expect(credits?.cents).toBe(700)
  })
})

test('whatever is earned, released, returned, used and expired, no balance is ever below nothing', async () => {
  const books = embeddedBooks(database)
  const steps = fc.array(
    fc.tuple(fc.constantFrom('earn', 'release', 'return', 'redeem', 'expire'), fc.integer({ min: 1, max: 400 })),
    { maxLength: 10 },
  )
  const property = fc.asyncProperty(steps, async (given) => {
    const account = await anAccount(database)
    const salesDocumentId = await sale(account)
    for (const [index, [step, size]] of given.entries()) {
      const key = `${account} ${index}`
      const day = `2026-${String(1 + index).padStart(2, '0')}-01`
      const cents = size * 100
      if (step === 'earn')
        await books.invoice(
          [
            anInvoice(account, key, {
              salesDocumentId,
              goodsCents: cents,
              merchandiseCents: cents,
              documentOn: day,
              paid,
            }),
          ],
          at(day),
        )
      if (step === 'return')
        await books.credit(
          [
            {
              key,
              type: 'ZG',
              accountId: account,
              salesDocumentId,
              documentOn: day,
              goodsCents: cents,
              merchandiseCents: cents,
            },
          ],
          at(day),
        )
      if (step === 'release') await releaseRewards(database, at(day))
      if (step === 'expire') await expireRewards(database, at(size > 300 ? '2028-06-01' : day))
      if (step === 'redeem')
        await database
          .transaction((db) => redeemPoints(db, { accountId: account, personId: null, key, points: 100, now: at(day) }))
          .catch(() => {})
    }
    const { statements } = await rewardStatements(database, account)
    expect(statements.filter(({ openingPoints, closingPoints }) => openingPoints < 0 || closingPoints < 0)).toEqual([])
    const left = (await lotsOf(account)).reduce((sum, { pending, available }) => sum + pending + available, 0)
    expect(statements[0]?.closingPoints ?? 0).toBe(left)
  })
  await fc.assert(property, { numRuns: 15 })
  expect(await ledgerFaults(database)).toEqual([])
})
