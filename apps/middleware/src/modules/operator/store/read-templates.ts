import type { StaffQuote } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

type StaffTemplate = StaffQuote['templates'][number]

/** Words under a name, of these kinds. */
export const readTemplates = (db: Queryable, kinds: readonly StaffTemplate['kind'][]) =>
  db.rows<StaffTemplate>(sql`
    select kind, name, body as text from staff_templates where kind = any(${kinds}::text[]) order by kind, name`)
