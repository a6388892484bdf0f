import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** Keeps each statement short. */
const batch = 500

/**
 * Deletes expired guest carts. A guest's token lives seven days and nothing else can reach its cart. The cart is
 * created after the token, so eight days are enough. Returns the number of deleted carts.
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
