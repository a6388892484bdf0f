import type { Database, Queryable } from '@tessera/server/database'
import type { Replica } from '@tessera/server/replica/open-replica'
import { sql } from '@tessera/server/sql'
import type { Logger } from 'pino'
import { findViolations } from './find-violations.ts'

/** The check reads all orders, and no user waits for it. */
const statementTimeout = '5min'

/** Runs every night. Each violated invariant is logged and counted. The replica reads the orders, if there is one. */
export async function checkInvariants(
  database: Database,
  report: { logger: Pick<Logger, 'error'>; count: () => void },
  replica?: Replica,
): Promise<number> {
  const found = await (replica ? replica.read('complete', readViolations) : readViolations(database))
  await recordCheck(database, found)
  for (const violation of found) {
    report.count()
    report.logger.error({ event: 'invariant-violation', violation }, 'an invariant is violated')
  }
  return found.length
}

const readViolations = (database: Database): Promise<string[]> =>
  database.within(undefined).transaction(async (db) => {
    await db.rows(sql`select set_config('statement_timeout', ${statementTimeout}, true)`)
    return findViolations(db)
  })

/** Names the broken rules and no records. Checks stay for 30 days. */
async function recordCheck(db: Queryable, violations: readonly string[]): Promise<void> {
  const broken = [...new Set(violations.map((violation) => violation.split(': ')[0] ?? ''))]
  await db.rows(sql`insert into invariant_checks (broken) values (${broken}) on conflict do nothing`)
  await db.rows(sql`delete from invariant_checks where at < now() - interval '30 days'`)
}
