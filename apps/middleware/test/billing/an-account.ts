import type { PaymentTerms } from '@tessera/contract/shop/constants'
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

/** Violated invariants of the whole ledger (MON-7, MON-8); empty if all hold. */
export async function ledgerFaults(db: Queryable): Promise<string[]> {
  const rows = await db.rows<{ fault: string }>(sql`
    select 'entry ' || entry_id as fault from ledger_postings group by entry_id having sum(cents) <> 0
    union all
    select 'document ' || d.id from billing_documents d
    left join (
      select billing_document_id as id, sum(cents) as cents,
        sum(cents) filter (where kind in ('application', 'refund')) as applied
      from ledger_postings p join ledger_entries e on e.id = p.entry_id where book = 'receivable' group by 1
    ) l on l.id = d.id
    where d.open_cents <> abs(coalesce(l.cents, 0)) 
      or (d.reversed_on is null and d.open_cents <> d.amount_cents - abs(coalesce(l.applied, 0)))
      or (d.open_cents = 0) <> (d.cleared_on is not null)
    union all
    select 'reward entry ' || entry_id from reward_postings group by entry_id having sum(points) <> 0
    union all
    select 'reward ' || r.id from rewards r
    join (
      select reward_id as id, sum(points) filter (where book = 'pending') as pending,
        coalesce(sum(points) filter (where book = 'available'), 0) as available
      from reward_postings group by 1
    ) l on l.id = r.id
    where r.pending_points <> l.pending or r.available_points <> l.available`)
  return rows.map(({ fault }) => fault)
}
