import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'

const timeZone = sql`time_zone_of(p.account_id, null)`

/**
 * Amount a person (p) has ordered since the start of the month in their store's time zone: valid orders plus payments
 * that are placing one now. A payment whose order is already recorded counts once, and the order being checked doesn't
 * count.
 */
export const monthSpend = (now: Date, exceptOrder = ''): Sql => {
  const since = sql`(
    date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${timeZone}) at time zone ${timeZone})`
  return sql`((
    select coalesce(sum(d.total_cents - d.canceled_cents), 0) from sales_documents d
    where d.person_id = p.id and d.placed_at >= ${since} and d.order_type <> 'return'
      and d.status in ('awaiting-approval', 'open', 'completed') and d.platform_order_id is distinct from ${exceptOrder}
  ) + (
    select coalesce(sum(a.amount_cents), 0) from payment_attempts a
    where a.owner = p.platform_user_id and a.created_at >= ${since} and a.purpose = 'order'
      and a.state in ('submitting', 'submitted', 'captured') and a.order_id <> ${exceptOrder}
      and not exists (select from sales_documents d where d.platform_order_id = a.order_id)
  ))::float8`
}

/** Month's spend in cents of everyone in the account, by person ID. */
export async function monthSpendOf(db: Queryable, accountID: string, now: Date): Promise<Map<string, number>> {
  const rows = await db.rows<{ id: string; cents: number }>(sql`
    select p.id, ${monthSpend(now)} as cents from people p
    where p.account_id = ${accountID} and p.status <> 'deleted'`)
  return new Map(rows.map(({ id, cents }) => [id, cents]))
}

/** Locks the person until the transaction ends, so that concurrent orders see each other. */
export const holdPerson = (db: Queryable, personID: string): Promise<unknown> =>
  db.rows(sql`select from people where id = ${personID} for update`)
