import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/**
 * Processes that start together fill the tables one after another. The first may take seconds, so the others wait up to
 * 60 s.
 */
export async function takeTurn(db: Queryable, what: string): Promise<void> {
  await db.rows(sql`select set_config('lock_timeout', '60s', true), set_config('statement_timeout', '60s', true)`)
  await db.rows(sql`select pg_advisory_xact_lock(hashtext('tessera shipped'), hashtext(${what}))`)
}
