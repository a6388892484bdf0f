import type { Ageing } from '@tessera/domain/billing/ageing'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { todayIn } from '../../../kit/business-day.ts'

/**
 * Open amounts by days past the due date, over all customers or one. The day is asked once per customer, not once per
 * document.
 */
export async function readAgeing(db: Queryable, where: Sql, now: Date): Promise<Ageing> {
  const row = await db.find<Ageing>(sql`
    with left_open as (
      select d.account_id, d.side, d.due_on, sum(d.open_cents) as cents from billing_documents d
      where d.open_cents > 0 and d.account_id is not null and ${where}
      group by 1, 2, 3
    ), days as materialized (
      select o.account_id, ${todayIn(sql`o.account_id`, now)} as today
      from (select distinct account_id from left_open) o
    ), aged as (
      select o.side, o.cents, days.today - o.due_on as days from left_open o join days using (account_id)
    )
    select ${debits(sql`days <= 0`)} as "notDueCents", ${debits(sql`days between 1 and 30`)} as "days30Cents",
      ${debits(sql`days between 31 and 60`)} as "days60Cents", ${debits(sql`days between 61 and 90`)} as "days90Cents",
      ${debits(sql`days > 90`)} as "olderCents",
      coalesce(sum(cents) filter (where side = 'credit'), 0)::float8 as "unappliedCents"
    from aged`)
  if (!row) throw new Error('An aggregate answers one row.')
  return row
}

const debits = (days: Sql): Sql => sql`coalesce(sum(cents) filter (where side = 'debit' and ${days}), 0)::float8`
