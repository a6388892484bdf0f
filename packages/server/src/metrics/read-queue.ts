import type { Queryable } from '../database.ts'
import type { Sql } from '../sql.ts'

/** The depth of a queue and the age of its oldest entry. */
export interface QueueState {
  count: number
  oldestSeconds: number
}

/** Asks a question that has a count and the age of the oldest entry in seconds. */
export async function readQueue(db: Queryable, question: Sql): Promise<QueueState> {
  const row = await db.find<{ count: number; seconds: number }>(question)
  return { count: row?.count ?? 0, oldestSeconds: Math.max(0, Math.round(row?.seconds ?? 0)) }
}
