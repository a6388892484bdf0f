import type { Database } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { Violation } from './read-violations.ts'

/** Of one rule and marketplace; more names would help no one. */
const maxRecords = 1000

type StoredFinding = Pick<Violation, 'marketplace' | 'rule' | 'record'> & { isNew: boolean }

/**
 * Keeps what was found, and forgets the findings `f` that were checked and not found again. Returns what was not known
 * before. One check does it at a time: two that had seen opposite things would wait for each other's rows.
 */
export async function storeFindings(
  database: Database,
  found: readonly Violation[],
  checked: Sql,
): Promise<Violation[]> {
  const stored = await database.transaction(async (db) => {
    await db.send(sql`select pg_advisory_xact_lock(hashtext('tessera rule findings'))`)
    return db.rows<StoredFinding>(storeStatement(found, checked))
  })
  const news = new Set(stored.filter(({ isNew }) => isNew).map(nameOf))
  return found.filter((violation) => news.has(nameOf(violation)))
}

function storeStatement(found: readonly Violation[], checked: Sql): Sql {
  const rows = found.filter(({ marketplace }) => marketplace !== null)
  const json = JSON.stringify(rows.map(({ what: _, ...row }) => row))
  return sql`
    with found as materialized (
      select distinct marketplace, rule, record, about, key
      from jsonb_to_recordset(${json}::jsonb) as r(marketplace text, rule text, record text, about text, key text)
    ), mended as (
      delete from rule_findings f
      where ${checked} and not exists (
        select from found n where n.marketplace = f.marketplace_id and n.rule = f.rule and n.record = f.record)
      returning f.marketplace_id, f.rule
    ), kept as (
      select marketplace_id, rule, sum(change) as count
      from (
        select marketplace_id, rule, 1 as change from rule_findings union all select marketplace_id, rule, -1 from mended) c
      group by 1, 2
    ), numbered as (
      select n.*, f.record is not null as is_known, coalesce(k.count, 0)
        + row_number() over (partition by n.marketplace, n.rule, f.record is null order by n.record) as nth
      from found n
      join marketplaces m on m.id = n.marketplace
      left join rule_findings f on f.marketplace_id = n.marketplace and f.rule = n.rule and f.record = n.record
      left join kept k on k.marketplace_id = n.marketplace and k.rule = n.rule
    )
    insert into rule_findings (marketplace_id, rule, record, about, key)
    select marketplace, rule, record, about, key from numbered where is_known or nth <= ${maxRecords}::int
    order by marketplace, rule, record
    on conflict on constraint rule_findings_key do update set key = excluded.key, checked_at = now()
    returning marketplace_id as marketplace, rule, record, xmax = 0 as "isNew"`
}

const nameOf = ({ marketplace, rule, record }: Pick<Violation, 'marketplace' | 'rule' | 'record'>): string =>
  JSON.stringify([marketplace, rule, record])
