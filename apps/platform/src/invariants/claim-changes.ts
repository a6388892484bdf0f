import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { isLarge } from './is-large.ts'
import type { RecordKey } from './narrow-rules.ts'

export interface ClaimedChanges {
  /** Of rows; a record that changed several times has several. */
  count: number
  records: RecordKey[]
}

/** Takes the oldest changes. What is claimed and not checked, because the process was killed, is left to the night. */
export async function claimChanges(db: Queryable, limit: number): Promise<ClaimedChanges> {
  const rows = await db.rows<RecordKey & { count: number }>(sql`
    with claimed as materialized (
      delete from unchecked_records where id in (
        select id from unchecked_records order by id limit ${limit}::int for update skip locked)
      returning about, marketplace_id, key
    )
    select about, marketplace_id as marketplace, key, count(*)::int as count from claimed group by 1, 2, 3`)
  return { count: rows.reduce((sum, { count }) => sum + count, 0), records: await leaveLarge(db, rows) }
}

/** Without promotions of many uses and products of many movements. */
async function leaveLarge(db: Queryable, records: readonly RecordKey[]): Promise<RecordKey[]> {
  const counted = records.filter(({ about }) => about === 'product' || about === 'promotion')
  if (counted.length === 0) return [...records]
  const large = await db.rows<RecordKey>(sql`
    select r.about, r.marketplace, r.key
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as r(about text, marketplace text, key text)
    where ${isLarge}`)
  const left = new Set(large.map(nameOf))
  return records.filter((record) => !left.has(nameOf(record)))
}

const nameOf = ({ about, marketplace, key }: RecordKey): string => JSON.stringify([about, marketplace, key])
