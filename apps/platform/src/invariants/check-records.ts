import type { Database } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { allInvariants } from './all-invariants.ts'
import type { InvariantSubject } from './invariant.ts'
import { narrowTo, type RecordKey } from './narrow-rules.ts'
import { readViolations, type Violation } from './read-violations.ts'
import { storeFindings } from './store-findings.ts'

/** Checks these records alone, and stores what is wrong with them now. Returns what was not known before. */
export async function checkRecords(db: Database, records: readonly RecordKey[]): Promise<Violation[]> {
  const kinds = Map.groupBy(records, ({ about }) => about)
  const news: Violation[] = []
  if (records.length === 0) return news
  const began = await db.find<{ at: string }>(sql`select now()::text as at`)
  // what another check finds from now on was read later, so it is not forgotten
  const isOlder = sql`f.checked_at < ${began?.at}::timestamptz`
  for (const [about, some] of kinds) news.push(...(await checkKind(db, about, some, isOlder)))
  return news
}

async function checkKind(
  db: Database,
  about: InvariantSubject,
  records: readonly RecordKey[],
  isOlder: Sql,
): Promise<Violation[]> {
  const rules = allInvariants.filter((rule) => rule.about === about && !rule.isNightly)
  const only = narrowTo(about, records)
  const found = await readViolations(db, rules, only)
  const keys = records.map(({ key }) => key)
  const isChecked = about === 'order' ? sql`f.key = any(${keys}::text[])` : only(sql`f.marketplace_id`, sql`f.key`)
  const ids = rules.map(({ id }) => id)
  return storeFindings(
    db,
    found,
    sql`f.about = ${about} and f.rule = any(${ids}::text[]) and ${isOlder} and ${isChecked}`,
  )
}
