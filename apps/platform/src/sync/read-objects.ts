import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { SyncKind } from './sync-kinds.ts'

/** Names an object of a kind within its marketplace. */
export interface SyncKey {
  /** Of the object that it belongs to; null where there is none. */
  parent: string | null
  id: string
}

/** The present state of objects, in the order of their keys; null for those that do not exist. One statement. */
export async function readObjects(
  db: Queryable,
  marketplace: string,
  { objects }: Pick<SyncKind, 'objects'>,
  keys: readonly SyncKey[],
): Promise<(Record<string, unknown> | null)[]> {
  const rows = await db.rows<{ state: Record<string, unknown> | null }>(sql`
    select row_to_json(o) as state
    from rows from (jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as (parent text, id text))
      with ordinality as g(parent, id, nth)
    cross join lateral (select ${marketplace}::text as marketplace, g.parent, g.id) k
    left join lateral (${objects}) o on true
    order by g.nth`)
  return rows.map(({ state }) => state)
}
