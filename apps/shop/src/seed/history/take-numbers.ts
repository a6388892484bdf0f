import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

type Sequence = 'partner_numbers' | 'sales_numbers' | 'delivery_numbers' | 'quote_numbers'

/** Draws document numbers in advance, so that related rows can be linked before any of them is inserted. */
export async function takeNumbers(db: Queryable, sequence: Sequence, count: number): Promise<string[]> {
  const rows = await db.rows<{ number: string }>(sql`
    select nextval(${sequence}::regclass)::text as number from generate_series(1, ${count}::int)`)
  return rows.map(({ number }) => number)
}
