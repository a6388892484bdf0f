import { checkBooks } from '@tessera/middleware/modules/ledger/book-check/check-books'
import { findRecentFaults } from '@tessera/middleware/modules/ledger/book-check/find-recent-faults'
import { postInvoices } from '@tessera/middleware/modules/ledger/posting/post-invoices'
import type { Database } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { aShopDatabase } from '../content/a-shop-database.ts'
import { anAccount, anInvoice } from './an-account.ts'

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
