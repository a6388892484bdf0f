import type { PaymentTerms } from '@tessera/contract/shop/constants'
import { readBookFaults } from '@tessera/middleware/modules/ledger/book-check/read-book-faults'
import type { NewInvoice } from '@tessera/middleware/modules/ledger/posting/post-invoices'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

let made = 0

/** An account without documents. */
export async function anAccount(db: Queryable, type: 'Pro' | 'Retail' = 'Pro', terms: PaymentTerms = 'NT30') {
  made += 1
  const id = `account-${made}`
  await db.rows(sql`
    insert into accounts (id, number, name, type, status, terms, credit_line_cents)
    values (${id}, ${`9${made}`}, 'Mason & Co', ${type}, 'active', ${terms}, 5000000)`)
  return id
}

export const anInvoice = (accountId: string | null, key: string, more: Partial<NewInvoice> = {}): NewInvoice => ({
  key,
  accountId,
  terms: 'NT30',
  documentOn: '2026-03-10',
  goodsCents: 10_000,
  taxCents: 800,
  merchandiseCents: 10_000,
  ...more,
})

/** Violated invariants of the whole ledger (MON-7, MON-8, MON-13); empty if all hold. */
export const ledgerFaults = async (db: Queryable): Promise<string[]> =>
  (await readBookFaults(db)).map(({ about, key }) => `${about} ${key}`)
