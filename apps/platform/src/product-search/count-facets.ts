import type { Queryable } from '@tessera/server/database'
import { and, join, name, type Sql, sql } from '@tessera/server/sql'
import { type FacetDefinition, isFilterOf } from './facet-definitions.ts'
import { countedValues } from './mirror/column-entry.ts'

/** One filter of a list, by its query name. */
export interface ListCondition {
  name: string
  /** The value as sent; undefined if it is not a plain filter. */
  value?: string
  sql: Sql
  /** True if the filter names product IDs, so that only those are read. */
  isNarrow?: boolean
}

/** The products of a list before search and filters; `t` is the row. */
export interface FacetQuery {
  from: Sql
  /** The condition for what the caller may see. */
  scope: Sql
  /** Search and filters. */
  conditions: readonly ListCondition[]
  facets: readonly FacetDefinition[]
}

export interface FacetCounts {
  total: number
  /** `Meta.Facets` in wire format. */
  facets: ListFacet[]
}

interface ListFacet {
  Name: string
  XpPath: string
  Values: { Value: string; Count: number }[]
  xp: unknown
}

interface Row {
  facet: number
  value: string | null
  count: number
}

/**
 * Counts total and facets in one pass over the rows. A filter on a facet does not narrow that facet, so each such
 * filter is a column and every count names the ones it applies. Values are JSON: an array counts for each of its
 * elements.
 */
export async function countFacets(db: Queryable, counting: FacetQuery): Promise<FacetCounts> {
  const { facets, conditions, scope, from } = counting
  const hasEmpty = facets.some(({ minCount }) => minCount === 0)
  const isColumn = (one: ListCondition) => hasEmpty || facets.some((facet) => isFilterOf(facet, one.name))
  const columns = conditions.filter(isColumn)
  const fixed = conditions.filter((one) => !isColumn(one))
  const rows = await db.rows<Row>(sql`
    with r as materialized (
      select ${join([sql`t.xp`, ...columns.map((one, index) => sql`${one.sql} as ${conditionColumn(index)}`)])}
      from ${from}
      where ${and([scope, ...fixed.map((one) => one.sql)])})
    select -1 as facet, null as value, count(*)::int as count from r where ${conditionsExcept(columns)}
    ${join(
      facets.map((facet, index) => sql`union all ${facetSelect(facet, index, columns)}`),
      ' ',
    )}`)
  return {
    total: rows.find(({ facet }) => facet === -1)?.count ?? 0,
    facets: facets.map((facet, index) => formatFacet(facet, sumsOf(rows, index))),
  }
}

const conditionColumn = (index: number): Sql => name(`c${index}`)

const conditionsExcept = (columns: readonly ListCondition[], except?: FacetDefinition): Sql =>
  and(columns.flatMap((one, index) => (except && isFilterOf(except, one.name) ? [] : [conditionColumn(index)])))

function facetSelect(facet: FacetDefinition, index: number, columns: readonly ListCondition[]): Sql {
  const value = sql`(xp #> ${facet.path}::text[])::text`
  const heeded = conditionsExcept(columns, facet)
  if (facet.minCount > 0) return sql`select ${index}::int, ${value}, count(*)::int from r where ${heeded} group by 2`
  return sql`select ${index}::int, ${value}, (count(*) filter (where ${heeded}))::int from r group by 2`
}

/** Shoppers do not choose from more values than this; the most frequent ones are listed. */
const maxValues = 1000

/** `Meta.Facets` of one facet with its counts, the most frequent value first. */
export function formatFacet(facet: FacetDefinition, sums: ReadonlyMap<string, number>): ListFacet {
  const Values = [...sums]
    .filter(([, count]) => count >= facet.minCount)
    .map(([Value, Count]) => ({ Value, Count }))
    .sort((a, b) => b.Count - a.Count || (a.Value < b.Value ? -1 : 1))
    .slice(0, maxValues)
  return { Name: facet.name, XpPath: facet.xpPath, Values, xp: facet.xp }
}

function sumsOf(rows: readonly Row[], index: number): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { facet: counted, value, count } of rows)
    if (counted === index && value !== null)
      for (const one of countedValues(JSON.parse(value))) sums.set(one, (sums.get(one) ?? 0) + count)
  return sums
}
