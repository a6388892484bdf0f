import { checkBooks } from '@tessera/middleware/modules/ledger/book-check/check-books'
import { findRecentFaults } from '@tessera/middleware/modules/ledger/book-check/find-recent-faults'
import { postInvoices } from '@tessera/middleware/modules/ledger/posting/post-invoices'
import { insertRewards } from '@tessera/middleware/modules/ledger/rewards/insert-rewards'
import type { Database } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { aShopDatabase } from '../content/a-shop-database.ts'
import { anAccount, anInvoice, ledgerFaults } from './an-account.ts'

let database: Database
beforeAll(async () => {
  database = await aShopDatabase()
})

/** Writes as nobody can while the triggers are there. */
const withoutTriggers = (statement: Sql) =>
  database.transaction(async (db) => {
    await db.rows(sql`set local session_replication_role = replica`)
    await db.rows(statement)
  })

const toldAtNight = async (): Promise<number> => {
  let told = 0
  await checkBooks(database, { error: () => (told += 1) })
  return told
}
const rulesBroken = async () =>
  [...Map.groupBy(await findRecentFaults(database), ({ rule }) => rule)]
    .map(([rule, faults]) => [rule.split(' ')[0], faults.length])
    .sort()

test('a rule that very much breaks hides no other', async () => {
  const account = await anAccount(database)
  await postInvoices(
    database,
    Array.from({ length: 1600 }, (_, at) => anInvoice(account, `of many ${at}`)),
  )
  await withoutTriggers(sql`update billing_documents set open_cents = 1`)
  await database.rows(sql`
    insert into payment_attempts (id, purpose, order_id, owner, method, choice, amount_cents, state, captured_cents, words,
      return_url, expires_at, updated_at)
    values ('healthhealthhealthhealth', 'order', 'lost-order', 'someone', 'Credit_Card', 'card', 5000, 'captured', 5000,
      'Visa', '/', now(), now() - interval '1 hour')`)
  expect(await toldAtNight()).toBe(1601)
  expect(await rulesBroken()).toEqual([
    ['MON-7', expect.any(Number)],
    ['PAY-3', 1],
  ])
  await withoutTriggers(sql`update billing_documents set open_cents = amount_cents`)
  await database.rows(sql`update payment_attempts set refunded_cents = captured_cents`)
  expect(await rulesBroken()).toEqual([])
})

test('points that no posting gave are found: of a lot without any, and of an account', async () => {
  const [account, other] = [await anAccount(database), await anAccount(database)]
  const days = { earnedOn: '2026-03-01', releasesOn: '2026-03-02', expiresOn: '2027-03-01' }
  const lot = { kind: 'purchase' as const, documentId: null, salesDocumentId: null, eligibleCents: 0, rate: 100 }
  await insertRewards(database, [{ ...lot, ...days, key: 'earned', accountId: account, points: 100 }])
  expect(await ledgerFaults(database)).toEqual([])
  // nothing but postings writes balances, but no trigger refuses it
  const addToBalance = (points: number) =>
    database.rows(sql`
      update reward_balances set available_points = available_points + ${points}::int where account_id = ${account}`)
  await addToBalance(500)
  const ofAccount = { rule: 'MON-13 the points of an account are the sum of its lots', key: account }
  expect(await findRecentFaults(database)).toMatchObject([
    { ...ofAccount, record: expect.stringMatching(/^rewards\//) },
  ])
  await addToBalance(-500)
  expect(await findRecentFaults(database)).toEqual([])
  await withoutTriggers(sql`
    insert into rewards (id, key, account_id, kind, eligible_cents, rate, points, earned_on, releases_on, expires_on,
      available_points)
    values ('RW-forced', 'forced', ${other}, 'adjustment', 0, 100, 700, '2026-03-01', '2026-03-02', '2027-03-01', 700)`)
  expect(await toldAtNight()).toBe(2)
  expect(await findRecentFaults(database)).toMatchObject([{ key: 'RW-forced' }, { ...ofAccount, key: other }])
  await withoutTriggers(sql`delete from rewards where id = 'RW-forced'`)
  expect(await findRecentFaults(database)).toEqual([])
})
