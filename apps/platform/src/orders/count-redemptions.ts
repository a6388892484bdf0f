import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

const batchSize = 5000

/** Adds uses of promotions to their promotions, in the order of their keys, so that two runs do not wait for each other. */
export async function countRedemptions(database: Database): Promise<void> {
  for (;;) {
    const row = await database.find<{ count: number }>(sql`
      with counted as (
        update promotion_redemptions set is_counted = true
        where ctid = any(array(
          select ctid from promotion_redemptions where not is_counted limit ${batchSize}::int for update skip locked))
        returning marketplace_id, promotion_id),
      sums as (select marketplace_id, promotion_id, count(*)::int as count from counted group by 1, 2),
      locked as materialized (
        select p.marketplace_id, p.id, s.count
        from promotions p join sums s on s.marketplace_id = p.marketplace_id and s.promotion_id = p.id
        order by p.marketplace_id, p.id for no key update of p),
      added as (
        update promotions p set redemption_count = p.redemption_count + l.count
        from locked l where p.marketplace_id = l.marketplace_id and p.id = l.id)
      select count(*)::int as count from counted`)
    if ((row?.count ?? 0) < batchSize) return
  }
}

const pauseMilliseconds = 1000
const lastRuns = new WeakMap<Database, number>()

/** The same once a second at most; the relay, which calls it, runs after every write and each minute. */
export async function countRedemptionsRarely(database: Database): Promise<void> {
  const now = performance.now()
  if (now - (lastRuns.get(database) ?? Number.NEGATIVE_INFINITY) < pauseMilliseconds) return
  lastRuns.set(database, now)
  await countRedemptions(database)
}
