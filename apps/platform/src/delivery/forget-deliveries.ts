import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Finished messages and their attempts stay for 30 days. */
export async function forgetDeliveries(db: Queryable): Promise<void> {
  await db.rows(sql`delete from deliveries where date_finished < now() - interval '30 days'`)
}
