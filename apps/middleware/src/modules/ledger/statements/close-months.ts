import { addMonths, firstDayOf, lastDayOf, monthOf } from '@tessera/domain/billing/calendar'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { todayIn } from '../../../kit/business-day.ts'

/** Accounts per transaction. */
const batch = 200

/**
 * Closes all ended months for all accounts, each once it has ended in the account's time zone. Each account gets one statement per month, no matter how many processes
 * run: statements are unique by account and month, and closed months refuse entries. Returns how many statements were
 * written.
 */
export async function closeMonths(database: Database, now: Date, through = lastMonthOf(now)): Promise<number> {
  let written = 0
  for (let month = await firstOpenMonth(database, through); month && month <= through; month = addMonths(month, 1))
    written += await closeMonth(database, month, now)
  return written
}

/** In UTC, which is ahead of every store: accounts further west are closed in a later run. */
const lastMonthOf = (now: Date): string => addMonths(monthOf(now.toISOString()), -1)

/** The oldest month that is open for any account. */
async function firstOpenMonth(db: Queryable, through: string): Promise<string | undefined> {
  const row = await db.find<{ month: string | null }>(sql`
    select min(to_char(coalesce(b.closed_through + 1, first.booked_on), 'YYYY-MM')) as month
    from account_books b
    cross join lateral (
      select booked_on from ledger_entries where account_id = b.account_id order by booked_on limit 1) first
    where b.closed_through is null or b.closed_through < ${lastDayOf(through)}`)
  return row?.month ?? undefined
}

async function closeMonth(database: Database, month: string, now: Date): Promise<number> {
  let written = 0
  for (;;) {
    const closed = await database.transaction((db) => closeSome(db, month, now))
    if (!closed) return written
    written += closed.written
  }
}

/**
 * Locks the accounts first: earlier entries are visible to the next query, and later ones are refused for this month.
 */
async function closeSome(db: Queryable, month: string, now: Date): Promise<{ written: number } | undefined> {
  const toOn = lastDayOf(month)
  const due = await db.rows<{ id: string }>(sql`
    select account_id as id from account_books b
    where (closed_through is null or closed_through < ${toOn}) and ${todayIn(sql`b.account_id`, now)} > ${toOn}
    order by account_id
    limit ${batch}::int
    for update`)
  if (due.length === 0) return undefined
  const accounts = due.map(({ id }) => id)
  const written = await db.rows(insertStatements(accounts, month))
  await db.rows(sql`update account_books set closed_through = ${toOn} where account_id = any(${accounts}::text[])`)
  return { written: written.length }
}

/** Only Pro accounts get statements. A month without a balance and without movements has none. */
const insertStatements = (accounts: readonly string[], month: string) => sql`
  insert into statements (id, account_id, period, from_on, to_on, opening_cents, charges_cents, payments_cents,
    credits_cents, closing_cents, not_due_cents, days30_cents, days60_cents, days90_cents, older_cents, unapplied_cents,
    lines)
  select a.number || '-' || ${month}::text, a.id, ${month}::text, ${firstDayOf(month)}::date, ${lastDayOf(month)}::date, o.cents,
    m.charges, m.payments, m.credits, o.cents + m.charges - m.payments - m.credits,
    g.not_due, g.days30, g.days60, g.days90, g.older, g.unapplied, m.lines
  from accounts a
  cross join lateral (select coalesce((
    select closing_cents from statements where account_id = a.id order by period desc limit 1), 0) as cents) o
  cross join lateral (${monthMovements(month)}) m
  cross join lateral (${agedAt(lastDayOf(month))}) g
  where a.id = any(${accounts}::text[]) and a.type = 'Pro' and (o.cents <> 0 or m.moved > 0)
  on conflict (account_id, period) do nothing
  returning id`

const monthMovements = (month: string) => sql`
  select count(*) as moved,
    coalesce(sum(p.cents) filter (where e.kind = 'charge'), 0) as charges,
    coalesce(-sum(p.cents) filter (where e.kind in ('payment', 'refund')), 0) as payments,
    coalesce(-sum(p.cents) filter (where e.kind in ('credit', 'write-off')), 0) as credits,
    coalesce(jsonb_agg(jsonb_build_object('bookedOn', e.booked_on, 'documentId', p.billing_document_id,
        'cents', p.cents) || case when e.reverses_id is null then '{}' else '{"isReversal": true}'::jsonb end
      order by e.booked_on, e.id), '[]') as lines
  from ledger_entries e
  join ledger_postings p on p.entry_id = e.id and p.book = 'receivable'
  where e.account_id = a.id and e.kind <> 'application'
    and e.booked_on between ${firstDayOf(month)}::date and ${lastDayOf(month)}::date`

/** Amounts open at the end of that day: today's amounts would be wrong for a month that is closed late. */
const agedAt = (day: string) => sql`
  select coalesce(sum(cents) filter (where side = 'debit' and days <= 0), 0) as not_due,
    coalesce(sum(cents) filter (where side = 'debit' and days between 1 and 30), 0) as days30,
    coalesce(sum(cents) filter (where side = 'debit' and days between 31 and 60), 0) as days60,
    coalesce(sum(cents) filter (where side = 'debit' and days between 61 and 90), 0) as days90,
    coalesce(sum(cents) filter (where side = 'debit' and days > 90), 0) as older,
    coalesce(-sum(cents) filter (where side = 'credit'), 0) as unapplied
  from (
    select d.side, ${day}::date - d.due_on as days, sum(p.cents) as cents
    from billing_documents d
    join ledger_postings p on p.billing_document_id = d.id
    join ledger_entries e on e.id = p.entry_id and e.booked_on <= ${day}::date
    where d.account_id = a.id and d.document_on <= ${day}::date and (d.open_cents > 0 or d.cleared_on > ${day}::date)
    group by d.id
  ) left_open`
