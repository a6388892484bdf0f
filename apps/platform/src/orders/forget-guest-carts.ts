import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** In one short statement each. */
const batch = 500

/**
 * RELIABILITY 6.11: a guest's token lives seven days, and nobody can reach what it left once it has ended. A cart is
 * written after its token was given, so that a day more is enough. Answers how many went.
 */
export async function forgetGuestCarts(db: Queryable): Promise<number> {
  const gone = await db.rows(sql`
    delete from orders where uid in (
      select uid from orders
      where is_guest and status = 'Unsubmitted' and date_created < now() - interval '8 days'
      order by uid limit ${batch}::int
      for update skip locked)
    returning uid`)
  return gone.length
}
