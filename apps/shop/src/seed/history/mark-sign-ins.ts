import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** A user who ordered or paid online has signed in, at the latest on that day. */
export const markSignIns = (db: Queryable): Promise<unknown> =>
  db.rows(sql`
    update people p set last_sign_in_at = d.at
    from (
      select person_id, max(at) as at from (
        select person_id, placed_at as at from sales_documents where origin = 'web'
        union all select person_id, document_on + time '15:00' from billing_documents where type = 'DZ') done
      group by person_id) d
    where d.person_id = p.id and p.last_sign_in_at is null`)
