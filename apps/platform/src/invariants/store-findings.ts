import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import type { Violation } from './read-violations.ts'

/** Of one rule and marketplace; more names would help no one. */
const maxRecords = 1000

/**
 * Keeps what was found, and forgets the findings `f` that were checked and not found again. Returns what was not known
 * before.
 */
export async function storeFindings(db: Queryable, found: readonly Violation[], checked: Sql): Promise<Violation[]> {
  const rows = found.filter(({ marketplace }) => marketplace !== null)
  const json = JSON.stringify(rows.map(({ what: _, ...row }) => row))
  const added = await db.rows<Pick<Violation, 'marketplace' | 'rule' | 'record'> & { isNew: boolean }>(sql`
    with found as materialized (
      select distinct marketplace, rule, record, about, key
      from jsonb_to_recordset(${json}::jsonb) as r(marketplace text, rule text, record text, about text, key text)
    ), mended as (
      delete from rule_findings f
      where ${checked} and not exists (
        select from found n where n.marketplace = f.marketplace_id and n.rule = f.rule and n.record = f.record)
    ), numbered as (
      select n.*, row_number() over (partition by n.marketplace, n.rule order by n.record) as nth
      from found n join marketplaces m on m.id = n.marketplace
    )
    insert into rule_findings (marketplace_id, rule, record, about, key)
    select marketplace, rule, record, about, key from numbered where nth <= ${maxRecords}::int
    on conflict on constraint rule_findings_key do update set key = excluded.key, checked_at = now()
    returning marketplace_id as marketplace, rule, record, xmax = 0 as "isNew"`)
  const news = new Set(added.filter(({ isNew }) => isNew).map(nameOf))
  return found.filter((violation) => news.has(nameOf(violation)))
}

const nameOf = ({ marketplace, rule, record }: Pick<Violation, 'marketplace' | 'rule' | 'record'>): string =>
  JSON.stringify([marketplace, rule, record])
