import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** A broken rule with the number of its records and a few of them. */
export interface RuleFinding {
  Rule: string
  Count: number
  Records: string[]
}

const namedRecords = 5

/** The broken rules of one marketplace, the one with most records first. */
export const listFindings = (db: Queryable, marketplace: string): Promise<RuleFinding[]> =>
  db.rows<RuleFinding>(sql`
    select rule as "Rule", count(*)::int as "Count",
      (array_agg(record order by found_at desc, record))[1:${namedRecords}::int] as "Records"
    from rule_findings where marketplace_id = ${marketplace}
    group by rule order by count(*) desc, rule`)
