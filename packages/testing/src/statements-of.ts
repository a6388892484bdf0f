import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { recordStatements } from './count-statements.ts'

/** The texts of the statements that some work sends to a database, in order. */
export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const row = await database.find<{ name: string }>(sql`select current_database() as name`)
  const recorded = recordStatements(row?.name ?? '')
  await work().finally(recorded.stop)
  return recorded.sent.map(({ text }) => text)
}
