import type { Purchase } from '@tessera/domain/rewards/rolling-spend'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Goods that count toward the tier, by account and day: purchases minus returns. */
export async function readPurchases(
  db: Queryable,
  accountIds: readonly string[],
  since: string,
): Promise<Map<string, Purchase[]>> {
  const rows = await db.rows<Purchase & { accountId: string }>(sql`
    select account_id as "accountId", document_on::text as on,
      sum(case when type = 'ZG' then -merchandise_cents else merchandise_cents end)::float8 as cents
    from billing_days
    where account_id = any(${accountIds}::text[]) and type in ('RV', 'ZG') and document_on > ${since}::date
    group by account_id, document_on
    order by document_on`)
  return Map.groupBy(rows, ({ accountId }) => accountId)
}
