import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Logger } from 'pino'
import { findViolations } from './find-violations.ts'

/** The check reads all orders, and no user waits for it. */
const statementTimeout = '5min'

/** Runs every night. Each violated invariant is logged and counted. */
export async function checkInvariants(
  database: Database,
  report: { logger: Pick<Logger, 'error'>; count: () => void },
): Promise<number> {
  const found = await database.within(undefined).transaction(async (db) => {
    await db.rows(sql`select set_config('statement_timeout', ${statementTimeout}, true)`)
    return findViolations(db)
  })
  for (const violation of found) {
    report.count()
    report.logger.error({ event: 'invariant-violation', violation }, 'an invariant is violated')
  }
  return found.length
}
