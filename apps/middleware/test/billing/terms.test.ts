import { usedCredit } from '@tessera/middleware/modules/checkout/methods/terms-method'
import { embeddedBooks } from '@tessera/middleware/modules/ledger/embedded-books'
import { insertSalesDocuments } from '@tessera/middleware/modules/orders/records/insert-sales-documents'
import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { beforeAll, expect, test } from 'vitest'
import { aShopDatabase } from '../content/a-shop-database.ts'
import { anAccount, anInvoice } from './an-account.ts'

let database: Database
beforeAll(async () => {
  database = await aShopDatabase()
})

/** A web order on terms, imported into the back office. */
async function orderOnTerms(account: string, cents: number): Promise<string> {
  const attempt = 'abcdefghijklmnopqrstuvwx'
  await database.rows(sql`
    insert into payment_attempts (id, purpose, order_id, owner, account_id, method, choice, amount_cents, state, words,
      return_url, expires_at)
    values (${attempt}, 'order', 'web-1', 'ada', ${account}, 'Invoice', 'terms', ${cents}, 'captured', 'Invoice', '/', now())`)
  await database.rows(sql`
    insert into terms_payments (attempt_id, account_id, order_id, amount_cents, terms, due_on)
    values (${attempt}, ${account}, 'web-1', ${cents}, 'NT30', '2026-04-01')`)
  const [document] = await insertSalesDocuments(database, [
    {
      accountId: account,
      origin: 'web',
      platformOrderId: 'web-1',
      orderType: 'standard',
      status: 'open',
      subtotalCents: cents,
      totalCents: cents,
      placedAt: '2026-03-01T10:00:00Z',
      lines: [],
    },
  ])
  return document?.id ?? ''
}

test('what is owed is counted once, from the order through its invoices to the payment', async () => {
  const account = await anAccount(database)
  const salesDocumentId = await orderOnTerms(account, 30_000)
  const books = embeddedBooks(database)
  const now = new Date('2026-03-10T10:00:00Z')
  const invoice = (key: string, goodsCents: number) =>
    books.invoice([anInvoice(account, key, { salesDocumentId, goodsCents, taxCents: 0, merchandiseCents: 0 })], now)
  expect(await usedCredit(database, account)).toBe(30_000)
  // the first half is delivered: the invoiced amount is not counted twice
  const [half] = await invoice('half', 12_000)
  expect(await usedCredit(database, account)).toBe(30_000)
  await invoice('rest', 18_000)
  expect(await usedCredit(database, account)).toBe(30_000)
  const settled = await database.find<{ isSettled: boolean }>(sql`
    select settled_at is not null as "isSettled" from terms_payments where account_id = ${account}`)
  expect(settled?.isSettled).toBe(true)
  const parts = [{ documentId: half?.id ?? '', cents: 12_000 }]
  await books.takePayments([{ key: 'check', accountId: account, paidOn: '2026-03-20', cents: 12_000, parts }])
  expect(await usedCredit(database, account)).toBe(18_000)
})
