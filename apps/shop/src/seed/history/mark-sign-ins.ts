import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** A user with an online order has signed in, at the latest when it was placed. */
export const markSignIns = (db: Queryable): Promise<unknown> =>
  db.rows(sql`
    update people p set last_sign_in_at = d.at
    from (select person_id, max(placed_at) as at from sales_documents where origin = 'web' group by person_id) d
    where d.person_id = p.id and p.last_sign_in_at is null`)
