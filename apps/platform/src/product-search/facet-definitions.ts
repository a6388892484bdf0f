import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** What to count of products: the values at a path inside xp. */
export interface FacetDefinition {
  name: string
  xpPath: string
  /** Inside xp, key by key. */
  path: readonly string[]
  minCount: number
  xp: unknown
}

/** No page shows more. */
const maxFacets = 50

export async function facetDefinitions(db: Queryable, marketplace: string): Promise<FacetDefinition[]> {
  const rows = await db.rows<Omit<FacetDefinition, 'path'>>(sql`
    select name, xp_path as "xpPath", min_count as "minCount", xp
    from product_facets
    where marketplace_id = ${marketplace}
    order by list_order, id
    limit ${maxFacets}`)
  return rows.map((row) => ({ ...row, path: pathOf(row.xpPath) }))
}

const pathOf = (xpPath: string): string[] => xpPath.replace(/^xp\./i, '').split('.')

/** The facet a filter such as `xp.Color` chooses from. */
export const isFilterOf = ({ path }: FacetDefinition, name: string): boolean =>
  name.slice(0, 3).toLowerCase() === 'xp.' && name.slice(3) === path.join('.')
