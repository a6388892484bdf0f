import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { RecordKey } from './narrow-rules.ts'

/** Above these numbers a record is left to the night: its rules add up all of them. */
const [maxUses, maxMovements] = [20_000, 5000]

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
    where (r.about = 'promotion' and exists (
        select from promotions p where p.marketplace_id = r.marketplace and p.id = r.key and p.redemption_count > ${maxUses}))
      or (r.about = 'product' and ${maxMovements} < (
        select count(*) from (
          select from stock_movements s where s.marketplace_id = r.marketplace and s.product_id = r.key
          limit ${maxMovements + 1}::int) m))`)
  const left = new Set(large.map(nameOf))
  return records.filter((record) => !left.has(nameOf(record)))
}

const nameOf = ({ about, marketplace, key }: RecordKey): string => JSON.stringify([about, marketplace, key])
