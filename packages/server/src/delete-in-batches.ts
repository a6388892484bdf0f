import type { Queryable } from './database.ts'
import { name, type Sql, sql } from './sql.ts'

/** Short enough for the timeout of a statement, however many rows are due. */
const batchSize = 5000

/** Deletes all rows of a table that match, batch by batch. Rows that others have locked stay for the next run. */
export async function deleteInBatches(db: Queryable, table: string, where: Sql, size = batchSize): Promise<number> {
  const statement = sql`
    with gone as (
      delete from ${name(table)} where ctid = any(array(
        select ctid from ${name(table)} where ${where} limit ${size}::int for update skip locked))
      returning true)
    select count(*)::int as count from gone`
  for (let total = 0; ; ) {
    const count = (await db.find<{ count: number }>(statement))?.count ?? 0
    total += count
    if (count < size) return total
  }
}
