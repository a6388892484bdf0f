import { postCredits } from '@tessera/middleware/modules/ledger/posting/post-credits'
import { postDocuments } from '@tessera/middleware/modules/ledger/posting/post-documents'
import { postInvoices } from '@tessera/middleware/modules/ledger/posting/post-invoices'
import { postPayments } from '@tessera/middleware/modules/ledger/posting/post-payments'
import { remindOverdue } from '@tessera/middleware/modules/ledger/reminders/remind-overdue'
import { closeMonths } from '@tessera/middleware/modules/ledger/statements/close-months'
import { getStatement, listStatements } from '@tessera/middleware/modules/ledger/statements/read-statements'
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

const at = (day: string) => new Date(`${day}T12:00:00Z`)

async function invoiced(account: string, key: string, documentOn: string): Promise<string> {
  const [posted] = await postInvoices(database, [anInvoice(account, `${account} ${key}`, { documentOn })])
  return posted?.id ?? ''
}
const paid = (account: string, documentId: string, paidOn: string, cents: number) =>
  postPayments(database, [
    { key: `${account} ${documentId} ${paidOn}`, accountId: account, paidOn, cents, parts: [{ documentId, cents }] },
  ])

describe('closing a month', () => {
  test('writes one statement for each account, however many close it at once', async () => {
    const accounts = await Promise.all([1, 2, 3].map(() => anAccount(database)))
    for (const account of accounts) await invoiced(account, 'a', '2026-01-10')
    await Promise.all([1, 2, 3, 4].map(() => closeMonths(database, at('2026-02-01'))))
    await closeMonths(database, at('2026-02-20'))
    for (const account of accounts) {
      const { statements } = await listStatements(database, account, '2026-02-20')
      expect(statements.map(({ period, closingCents }) => [period, closingCents])).toEqual([['2026-01', 10_800]])
    }
  })

  test('carries the balance on, with charges, payments, credits and ageing of its last day', async () => {
    const account = await anAccount(database)
    const first = await invoiced(account, 'first', '2026-01-05')
    await invoiced(account, 'second', '2026-02-25')
    await paid(account, first, '2026-03-10', 10_000)
    await postCredits(database, [
      { key: `${account} c`, type: 'DG', accountId: account, documentOn: '2026-03-11', goodsCents: 300 },
    ])
    await closeMonths(database, at('2026-04-02'))
    const { statements, current } = await listStatements(database, account, '2026-04-02')
    expect(statements.map(({ period, openingCents, closingCents }) => [period, openingCents, closingCents])).toEqual([
      ['2026-03', 21_600, 11_300],
      ['2026-02', 10_800, 21_600],
      ['2026-01', 0, 10_800],
    ])
    expect(statements[0]).toMatchObject({
      chargesCents: 0,
      paymentsCents: 10_000,
      creditsCents: 300,
      // 800 of January, due on 4 February; February is due on 27 March
      ageing: { notDueCents: 0, days30Cents: 10_800, days60Cents: 800, days90Cents: 0, unappliedCents: 300 },
    })
    expect(statements[1]?.ageing).toMatchObject({ notDueCents: 10_800, days30Cents: 10_800 })
    expect(current).toMatchObject({ period: '2026-04', openingCents: 11_300, closingCents: 11_300 })
    const detail = await getStatement(database, account, statements[0]?.statementId ?? '')
    expect(detail.lines.map(({ type, cents, balanceCents }) => [type, cents, balanceCents])).toEqual([
      ['DZ', -10_000, 11_600],
      ['DG', -300, 11_300],
    ])
  })

  test('is final: late entries are booked into the next month, and statements stay', async () => {
    const account = await anAccount(database)
    await invoiced(account, 'in time', '2026-05-05')
    await closeMonths(database, at('2026-06-01'))
    await invoiced(account, 'late', '2026-05-20')
    await closeMonths(database, at('2026-07-01'))
    const { statements } = await listStatements(database, account, '2026-07-02')
    expect(statements.map(({ period, chargesCents }) => [period, chargesCents])).toEqual([
      ['2026-06', 10_800],
      ['2026-05', 10_800],
    ])
    const into = sql`insert into ledger_entries (account_id, kind, booked_on, key)
      values (${account}, 'charge', '2026-06-30', 'too late')`
    await expect(database.rows(into)).rejects.toMatchObject({ constraint: 'ledger_entries_month' })
    await expect(database.rows(sql`update statements set closing_cents = 0`)).rejects.toMatchObject({ code: '42501' })
  })

  test('writes nothing for retail customers, nor for months in which nothing was', async () => {
    const retail = await anAccount(database, 'Retail')
    await invoiced(retail, 'a', '2026-01-10')
    const quiet = await anAccount(database)
    const once = await invoiced(quiet, 'a', '2026-01-10')
    await paid(quiet, once, '2026-01-20', 10_800)
    await closeMonths(database, at('2026-04-01'))
    expect((await listStatements(database, retail, '2026-04-01')).statements).toEqual([])
    expect((await listStatements(database, quiet, '2026-04-01')).statements.map(({ period }) => period)).toEqual([
      '2026-01',
    ])
  })

  test('whatever was booked, each statement opens where the last one closed and ends with what is owed', async () => {
    const day = fc
      .integer({ min: 0, max: 89 })
      .map((days) => new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10))
    const kind = fc.constantFrom('open', 'paid', 'credited')
    const booked = fc.array(fc.record({ on: day, cents: fc.integer({ min: 1, max: 9000 }), kind }), { maxLength: 10 })
    const property = fc.asyncProperty(booked, async (given) => {
      const account = await anAccount(database)
      for (const [index, { on, cents, kind }] of given.entries()) {
        const id = await invoiced(account, String(index), on)
        if (kind === 'paid') await paid(account, id, on, cents)
        const memo = { key: `memo ${account} ${index}`, type: 'DG' as const, accountId: account }
        if (kind === 'credited') await postDocuments(database, [{ ...memo, documentOn: on, goodsCents: cents }])
      }
      await closeMonths(database, at('2027-04-01'))
      const { statements } = await listStatements(database, account, '2027-04-01')
      let closing = 0
      for (const one of statements.toReversed()) {
        expect(one.openingCents).toBe(closing)
        const { chargesCents, paymentsCents, creditsCents } = one
        expect(one.closingCents).toBe(closing + chargesCents - paymentsCents - creditsCents)
        const here = given.filter(({ on }) => on.startsWith(one.period))
        const sumOf = (of: string) => here.reduce((sum, { kind, cents }) => sum + (kind === of ? cents : 0), 0)
        expect([chargesCents, paymentsCents, creditsCents]).toEqual([
          here.length * 10_800,
          sumOf('paid'),
          sumOf('credited'),
        ])
        closing = one.closingCents
      }
      const owed = given.reduce((sum, { cents, kind }) => sum + 10_800 - (kind === 'open' ? 0 : cents), 0)
      expect(closing).toBe(owed)
    })
    await fc.assert(property, { numRuns: 12 })
    expect(await ledgerFaults(database)).toEqual([])
  })
})

test('a document is reminded of once before it is due and once at each stage after, not while it is in dispute', async () => {
  const account = await anAccount(database)
  await database.rows(sql`
    insert into people (account_id, platform_user_id, email, first_name, last_name, rights, status)
    values (${account}, 'payer', 'payer@example.com', 'Ada', 'Mason', '{billing-pay}', 'active')`)
  await invoiced(account, 'due', '2030-01-01')
  const disputed = await invoiced(account, 'disputed', '2030-01-01')
  await database.rows(sql`update billing_documents set disputed_cents = 1 where id = ${disputed}`)
  const lettersOf = async (template: string) =>
    (await database.rows(sql`select 1 from mails where recipient = 'payer@example.com' and template = ${template}`))
      .length
  const letters = () => lettersOf('invoices-overdue')
  await remindOverdue(database, 'https://shop.test', at('2030-01-27'))
  expect(await lettersOf('invoices-due')).toBe(0)
  await Promise.all([1, 2, 3].map(() => remindOverdue(database, 'https://shop.test', at('2030-01-28'))))
  await remindOverdue(database, 'https://shop.test', at('2030-01-31'))
  expect([await lettersOf('invoices-due'), await letters()]).toEqual([1, 0])
  await Promise.all([1, 2, 3].map(() => remindOverdue(database, 'https://shop.test', at('2030-02-01'))))
  await remindOverdue(database, 'https://shop.test', at('2030-02-02'))
  expect(await letters()).toBe(1)
  await remindOverdue(database, 'https://shop.test', at('2030-02-20'))
  expect(await letters()).toBe(2)
  // users who opted out get no email, before and after
  await database.rows(sql`update people set muted_topics = '{statements}' where platform_user_id = 'payer'`)
  await invoiced(account, 'quiet', '2030-03-01')
  await remindOverdue(database, 'https://shop.test', at('2030-03-29'))
  await remindOverdue(database, 'https://shop.test', at('2030-04-01'))
  expect([await lettersOf('invoices-due'), await letters()]).toEqual([1, 2])
})
