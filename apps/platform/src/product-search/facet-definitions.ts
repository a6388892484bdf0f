import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'

/** A facet: the values at a path inside xp. */
export interface FacetDefinition {
  name: string
  xpPath: string
  /** Keys of the path inside xp. */
  path: readonly string[]
  minCount: number
  xp: unknown
}

/** Limit of facets per page. */
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

/** Whether a filter such as `xp.Color` is on this facet. */
export const isFilterOf = ({ path }: FacetDefinition, name: string): boolean =>
  name.slice(0, 3).toLowerCase() === 'xp.' && name.slice(3) === path.join('.')
