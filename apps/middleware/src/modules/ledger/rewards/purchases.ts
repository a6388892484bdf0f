import type { Purchase } from '@tessera/domain/rewards/rolling-spend'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'

/** Goods of billing days that count toward the tier: purchases minus returns. */
export const goodsCents: Sql = sql`sum(case when type = 'ZG' then -merchandise_cents else merchandise_cents end)`
export const isGoods: Sql = sql`type in ('RV', 'ZG')`

/** The same by account and day. */
export async function readPurchases(
  db: Queryable,
  accountIds: readonly string[],
  since: string,
): Promise<Map<string, Purchase[]>> {
  const rows = await db.rows<Purchase & { accountId: string }>(sql`
    select account_id as "accountId", document_on::text as on, ${goodsCents}::float8 as cents
    from billing_days
    where account_id = any(${accountIds}::text[]) and ${isGoods} and document_on > ${since}::date
    group by account_id, document_on
    order by document_on`)
  return Map.groupBy(rows, ({ accountId }) => accountId)
}
