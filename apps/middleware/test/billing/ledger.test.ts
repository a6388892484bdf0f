import { postApplications } from '@tessera/middleware/modules/ledger/posting/post-applications'
import { postCredits } from '@tessera/middleware/modules/ledger/posting/post-credits'
import { postDocuments } from '@tessera/middleware/modules/ledger/posting/post-documents'
import { postInvoices } from '@tessera/middleware/modules/ledger/posting/post-invoices'
import { postPayments } from '@tessera/middleware/modules/ledger/posting/post-payments'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { aShopDatabase } from '../content/a-shop-database.ts'
import { anAccount, anInvoice, ledgerFaults } from './an-account.ts'

let database: Database
beforeAll(async () => {
  database = await aShopDatabase()
})

const openOf = async (id: string): Promise<number> =>
  (
    await database.find<{ cents: number }>(
      sql`select open_cents::float8 as cents from billing_documents where id = ${id}`,
    )
  )?.cents ?? Number.NaN

async function posted(accountId: string, key: string, more = {}): Promise<string> {
  const [document] = await postInvoices(database, [anInvoice(accountId, key, more)])
  return document?.id ?? ''
}

describe('the ledger refuses', () => {
  test('an entry that does not add up to nothing', async () => {
    const account = await anAccount(database)
    const id = await posted(account, 'lopsided')
    const lopsided = database.transaction(async (db) => {
      const entry = await db.find<{ id: string }>(sql`
        insert into ledger_entries (account_id, kind, booked_on, key) values (${account}, 'payment', '2026-03-11', 'x')
        returning id::text`)
      await db.rows(sql`
        insert into ledger_postings (entry_id, line, book, billing_document_id, cents)
        values (${entry?.id}::bigint, 1, 'receivable', ${id}, -100), (${entry?.id}::bigint, 2, 'cash', null, 99)`)
    })
    await expect(lopsided).rejects.toMatchObject({ kind: 'check', constraint: 'ledger_postings_balance' })
    expect(await openOf(id)).toBe(10_800)
  })

  test('to be changed, by anybody', async () => {
    const account = await anAccount(database)
    const id = await posted(account, 'fixed')
    for (const change of [
      sql`update ledger_entries set booked_on = '2020-01-01'`,
      sql`delete from ledger_entries`,
      sql`update ledger_postings set cents = 1`,
      sql`delete from ledger_postings`,
      sql`truncate ledger_postings`,
      sql`update billing_documents set open_cents = 0 where id = ${id}`,
      sql`update billing_documents set amount_cents = 1 where id = ${id}`,
      sql`delete from billing_documents where id = ${id}`,
    ])
      await expect(database.rows(change)).rejects.toMatchObject({ code: '42501' })
    expect(await openOf(id)).toBe(10_800)
  })

  test('a payment of more than is open, and of held amounts', async () => {
    const account = await anAccount(database)
    const id = await posted(account, 'tight')
    const payment = (key: string, cents: number) =>
      database.transaction((db) =>
        postPayments(db, [
          { key, accountId: account, paidOn: '2026-03-20', cents, parts: [{ documentId: id, cents }] },
        ]),
      )
    await expect(payment('over', 10_801)).rejects.toMatchObject({ kind: 'check', table: 'billing_documents' })
    await database.rows(sql`update billing_documents set held_cents = 800 where id = ${id}`)
    await expect(payment('held', 10_001)).rejects.toMatchObject({ kind: 'check', constraint: 'billing_documents_held' })
    await payment('fits', 10_000)
    expect(await openOf(id)).toBe(800)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('to use the credit of one account for another', async () => {
    const [mine, yours] = [await anAccount(database), await anAccount(database)]
    const id = await posted(mine, 'mine')
    const credit = { key: 'yours', type: 'DG' as const, accountId: yours, documentOn: '2026-03-01', goodsCents: 500 }
    const [theirs] = await postCredits(database, [credit])
    const across = postApplications(database, [
      { key: 'a', accountId: mine, creditId: theirs?.id ?? '', documentId: id, cents: 500, appliedOn: '2026-03-12' },
    ])
    await expect(across).rejects.toMatchObject({ constraint: 'ledger_postings_account' })
  })
})

test('the same thing again is there once', async () => {
  const account = await anAccount(database)
  const invoice = anInvoice(account, 'once', { paid: { words: 'Visa ending in 1111' } })
  const [first] = await postInvoices(database, [invoice])
  const again = await Promise.all([1, 2, 3].map(() => database.transaction((db) => postInvoices(db, [invoice]))))
  expect(again.flat().map(({ id, isNew }) => [id, isNew])).toEqual([1, 2, 3].map(() => [first?.id, false]))
  const rows = await database.rows(sql`select id from billing_documents where account_id = ${account}`)
  expect(rows).toHaveLength(2)
  expect(await openOf(first?.id ?? '')).toBe(0)
})

test('a document has the due date of its terms and a number of its own', async () => {
  const account = await anAccount(database)
  const documents = await postDocuments(database, [
    { ...anInvoice(account, 'net 45'), type: 'RV', terms: 'NT45' },
    { key: 'memo', accountId: account, type: 'Z3', documentOn: '2026-03-10', goodsCents: 100 },
  ])
  const rows = await database.rows<{ due: string | null; side: string }>(sql`
    select due_on::text as due, side from billing_documents where account_id = ${account} order by side desc`)
  expect(rows).toEqual([
    { due: '2026-04-24', side: 'debit' },
    { due: null, side: 'credit' },
  ])
  expect(documents.map(({ id }) => id.slice(0, 3)).sort()).toEqual(['RV9', 'Z39'])
})

test('a guest who paid at once has an invoice without an account', async () => {
  const [document] = await postInvoices(database, [
    anInvoice(null, 'guest', { paid: { words: 'Visa ending in 1111' } }),
  ])
  expect(await openOf(document?.id ?? '')).toBe(0)
})

test('whatever is booked, all entries are nothing in sum and open is what was not applied', async () => {
  const account = await anAccount(database)
  let run = 0
  const steps = fc.array(
    fc.record({
      kind: fc.constantFrom('invoice', 'payment', 'credit', 'apply'),
      cents: fc.integer({ min: 1, max: 50_000 }),
      part: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  const property = fc.asyncProperty(steps, async (given) => {
    run += 1
    for (const [index, { kind, cents, part }] of given.entries())
      await database.transaction((db) => step(db, account, `${run}-${index}`, kind, cents, part))
    expect(await ledgerFaults(database)).toEqual([])
  })
  await fc.assert(property, { numRuns: 25 })
})

async function step(
  db: Parameters<typeof postInvoices>[0],
  accountId: string,
  key: string,
  kind: string,
  cents: number,
  part: number,
) {
  const documentOn = '2026-03-10'
  if (kind === 'invoice')
    return postInvoices(db, [anInvoice(accountId, key, { goodsCents: cents, merchandiseCents: 0 })])
  const [oldest] = await db.rows<{ id: string; cents: number }>(sql`
    select id, open_cents::float8 as cents from billing_documents
    where account_id = ${accountId} and side = 'debit' and open_cents > 0 order by id limit 1`)
  if (kind === 'credit') return postCredits(db, [{ key, type: 'ZG', accountId, documentOn, goodsCents: cents }])
  if (!oldest) return
  if (kind === 'payment') {
    const applied = Math.min(oldest.cents, Math.ceil((cents * part) / 100))
    const parts = applied > 0 ? [{ documentId: oldest.id, cents: applied }] : []
    return postPayments(db, [{ key, accountId, paidOn: documentOn, cents, parts }])
  }
  const [credit] = await db.rows<{ id: string; cents: number }>(sql`
    select id, open_cents::float8 as cents from billing_documents
    where account_id = ${accountId} and side = 'credit' and open_cents > 0 order by id limit 1`)
  if (!credit) return
  const both = Math.min(credit.cents, oldest.cents)
  const application = { key, accountId, creditId: credit.id, documentId: oldest.id, cents: both, appliedOn: documentOn }
  return postApplications(db, [application])
}
