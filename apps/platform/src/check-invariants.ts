import type { Database, Queryable } from '@tessera/server/database'
import { deleteInBatches } from '@tessera/server/delete-in-batches'
import type { Replica } from '@tessera/server/replica/open-replica'
import { sql } from '@tessera/server/sql'
import { listViolations } from './find-violations.ts'
import type { Violation } from './invariants/read-violations.ts'
import { type ReportViolations, reportViolations } from './invariants/report-violations.ts'
import { storeFindings } from './invariants/store-findings.ts'

/** The check reads all orders, and no user waits for it. */
const statementTimeout = '5min'

/** Runs every night. Each violated invariant is logged and counted. The replica reads the orders, if there is one. */
export async function checkInvariants(
  database: Database,
  report: ReportViolations,
  replica?: Replica,
): Promise<number> {
  // what changed until now is read below; a crowd of changes would keep the check of each minute busy for hours
  await deleteInBatches(database, 'unchecked_records', sql`true`)
  const began = await database.find<{ at: string }>(sql`select now()::text as at`)
  const found = await (replica ? replica.read('complete', readAll) : readAll(database))
  await storeFindings(database, found, sql`f.checked_at < ${began?.at}::timestamptz`)
  await recordCheck(database, found)
  reportViolations(found, report)
  return found.length
}

const readAll = (database: Database): Promise<Violation[]> =>
  database.within(undefined).transaction(async (db) => {
    await db.rows(sql`select set_config('statement_timeout', ${statementTimeout}, true)`)
    return listViolations(db)
  })

/** Names the broken rules of all marketplaces. Checks stay for 30 days. */
async function recordCheck(db: Queryable, violations: readonly Violation[]): Promise<void> {
  const broken = [...new Set(violations.map(({ rule }) => rule))]
  await db.rows(sql`insert into invariant_checks (broken) values (${broken}) on conflict do nothing`)
  await db.rows(sql`delete from invariant_checks where at < now() - interval '30 days'`)
}
