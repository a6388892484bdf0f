import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { nightlyRules } from './invariants/all-invariants.ts'
import { checkRecords } from './invariants/check-records.ts'
import { claimChanges } from './invariants/claim-changes.ts'
import { isLarge } from './invariants/is-large.ts'
import type { RecordKey } from './invariants/narrow-rules.ts'
import { type ReportViolations, reportViolations } from './invariants/report-violations.ts'

/** Rows per batch, batches per run, and findings that are looked at again. The next run goes on where this one stops. */
const [batchSize, maxBatches, maxFindings] = [500, 20, 200]

/** Runs every minute: checks the rules on what changed, and looks again at records that broke one. */
export async function checkChanges(database: Database, report: ReportViolations): Promise<void> {
  const work = await database.find<{ hasChanges: boolean; hasFindings: boolean }>(sql`
    select exists (select from unchecked_records) as "hasChanges", exists (select from rule_findings) as "hasFindings"`)
  for (let batch = 0, hasMore = work?.hasChanges; hasMore && batch < maxBatches; batch++) {
    const { count, records } = await claimChanges(database, batchSize)
    reportViolations(await checkRecords(database, records), report)
    hasMore = count === batchSize
  }
  // a change since then may have broken another rule
  if (work?.hasFindings) reportViolations(await checkRecords(database, await listOldFindings(database)), report)
}

/**
 * A mend need not be a change of the record itself, such as a right to be below zero that is given to an account. The
 * fence lets PostgreSQL stop at the last that it needs.
 */
const listOldFindings = (database: Database): Promise<RecordKey[]> =>
  database.rows<RecordKey>(sql`
    select about, marketplace, key
    from (
      select about, case when about <> 'order' then marketplace_id end as marketplace, key, min(checked_at) as checked_at
      from rule_findings where rule <> all(${nightlyRules}::text[]) group by 1, 2, 3 order by 4 offset 0) r
    where not ${isLarge} limit ${maxFindings}::int`)
