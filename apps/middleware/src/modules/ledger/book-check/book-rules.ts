import type { DataRule } from '@tessera/domain/health/data-rules'
import { type Sql, sql } from '@tessera/server/sql'

export type BookSubject = 'entry' | 'document' | 'reward-entry' | 'reward' | 'reward-account' | 'attempt'

/** Narrows a rule to certain keys of its subject. */
export type BookNarrowing = (about: BookSubject, key: Sql) => Sql

interface BookRule {
  id: DataRule
  about: BookSubject
  /** Selects what must not exist: its key, and the address of the record that people open. */
  broken: (only: BookNarrowing) => Sql
}

export const bookRules: readonly BookRule[] = [
  {
    id: 'MON-8 the postings of an entry add up to zero',
    about: 'entry',
    broken: (only) => sql`
      select e.id::text as key, coalesce('ledgers/' || a.number, 'documents/' || max(p.billing_document_id)) as record
      from ledger_postings p join ledger_entries e on e.id = p.entry_id left join accounts a on a.id = e.account_id
      where ${only('entry', sql`p.entry_id`)}
      group by e.id, a.number having sum(p.cents) <> 0`,
  },
  {
    id: 'MON-7 what is open on a document is what its postings leave',
    about: 'document',
    broken: (only) => sql`
      select d.id as key, 'documents/' || d.id as record
      from billing_documents d
      left join (
        select p.billing_document_id as id, sum(p.cents) as cents,
          sum(p.cents) filter (where e.kind in ('application', 'refund')) as applied
        from ledger_postings p join ledger_entries e on e.id = p.entry_id
        where p.book = 'receivable' and ${only('document', sql`p.billing_document_id`)} group by 1
      ) l on l.id = d.id
      where ${only('document', sql`d.id`)} and (d.open_cents <> abs(coalesce(l.cents, 0))
        or (d.reversed_on is null and d.open_cents <> d.amount_cents - abs(coalesce(l.applied, 0)))
        or (d.open_cents = 0) <> (d.cleared_on is not null))`,
  },
  {
    id: 'MON-13 the postings of a rewards entry add up to zero',
    about: 'reward-entry',
    broken: (only) => sql`
      select e.id::text as key, 'rewards/' || a.number as record
      from reward_postings p join reward_entries e on e.id = p.entry_id join accounts a on a.id = e.account_id
      where ${only('reward-entry', sql`p.entry_id`)}
      group by e.id, a.number having sum(p.points) <> 0`,
  },
  {
    id: 'MON-13 the points of a lot are what its postings leave',
    about: 'reward',
    broken: (only) => sql`
      select r.id as key, 'rewards/' || a.number as record
      from rewards r
      join accounts a on a.id = r.account_id
      left join (
        select p.reward_id as id, coalesce(sum(p.points) filter (where p.book = 'pending'), 0) as pending,
          coalesce(sum(p.points) filter (where p.book = 'available'), 0) as available
        from reward_postings p where ${only('reward', sql`p.reward_id`)} group by 1
      ) l on l.id = r.id
      where ${only('reward', sql`r.id`)}
        and (r.pending_points <> coalesce(l.pending, 0) or r.available_points <> coalesce(l.available, 0))`,
  },
  {
    id: 'MON-13 the points of an account are the sum of its lots',
    about: 'reward-account',
    broken: (only) => sql`
      select a.id as key, 'rewards/' || a.number as record
      from accounts a
      left join reward_balances b on b.account_id = a.id
      left join (
        select r.account_id as id, sum(r.pending_points) as pending, sum(r.available_points) as available
        from rewards r
        where ${only('reward-account', sql`r.account_id`)} and r.pending_points + r.available_points > 0 group by 1
      ) l on l.id = a.id
      where ${only('reward-account', sql`a.id`)} and (coalesce(b.pending_points, 0) <> coalesce(l.pending, 0)
        or coalesce(b.available_points, 0) <> coalesce(l.available, 0))`,
  },
  {
    // the copy of a placed order may take a while
    id: 'PAY-3 captured money belongs to an order or an invoice payment',
    about: 'attempt',
    broken: (only) => sql`
      select t.id as key, case when t.purpose = 'order' then 'orders/Incoming/' || t.order_id else 'ledgers/' || a.number end as record
      from payment_attempts t left join accounts a on a.id = t.account_id
      where ${only('attempt', sql`t.id`)} and t.state = 'captured' and t.captured_cents > t.refunded_cents
        and t.updated_at < now() - interval '15 minutes' and case t.purpose
          when 'order' then not exists (
            select from sales_documents d where d.attempt_id = t.id or d.platform_order_id = t.order_id)
          else not exists (select from invoice_payments i where i.attempt_id = t.id and i.state = 'posted') end`,
  },
]
