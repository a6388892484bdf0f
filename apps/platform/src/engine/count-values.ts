import type { QueryParameters } from '@tessera/server/call'
import { join, numeral, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { findListValue, type ListValue } from './list-value.ts'
import { findColumn, type Table } from './table.ts'

/** The values of a field in a list, each with the number of its records; the most frequent first. */
export interface ValueCounts {
  Name: string
  XpPath: string | null
  Values: { Value: string; Count: number }[]
}

interface Counted {
  table: Table
  from: Sql
  /** The condition of the list for a query. */
  conditionFor: (query: QueryParameters) => Sql
  query: QueryParameters
}

/** The word of a list that asks for counts: `facets=Active,Status,xp`. */
export const facetsWord = 'facets'

const maxFields = 6
/** Counting 10,000 rows takes 2 ms. A field with more is left out. */
const maxRows = 10_000
const maxValues = 20

/**
 * Counts the values of flags and choices with a column of their own; `xp` stands for the extended properties with an
 * index. Other names are left out. A filter on a field does not narrow the field's own counts.
 */
export async function countValues(call: PlatformCall, names: string, list: Counted): Promise<ValueCounts[]> {
  const paths = await listPaths(call, list.table, names.split(','))
  const fields = paths.flatMap((path) => {
    const value = findListValue(list.table, path)
    return value ? [{ path, value }] : []
  })
  if (fields.length === 0) return []
  const counts = fields.map(({ path, value }) => countField(path, value, list))
  const rows = await call.db.rows<{ path: string; value: string; count: number }>(
    sql`select * from (${join(counts, ' union all ')}) counts order by path, count desc, value`,
  )
  return fields.map(({ path }) => ({
    Name: path.replace(/^xp\./, ''),
    XpPath: path.startsWith('xp.') ? path : null,
    Values: rows.flatMap((row) => (row.path === path ? [{ Value: row.value, Count: row.count }] : [])),
  }))
}

async function listPaths(call: PlatformCall, table: Table, names: readonly string[]): Promise<string[]> {
  const columns = names.flatMap((name) => findColumn(table, name) ?? [])
  const fields = columns.filter(
    ({ field, type, schema }) => !table.hidden?.has(field) && (type === 'boolean' || (schema.enum && type === 'text')),
  )
  const indexed = names.includes('xp') && findColumn(table, 'xp') ? await listIndexed(call, table) : []
  return [...new Set([...fields.map(({ field }) => field), ...indexed])].slice(0, maxFields)
}

async function listIndexed({ db, actor }: PlatformCall, { model }: Table): Promise<string[]> {
  const type = ['Buyer', 'Supplier'].includes(model.title) ? 'Company' : model.title
  const rows = await db.rows<{ key: string }>(sql`
    select key from xp_indices where marketplace_id = ${actor.marketplace} and thing_type = ${type}
    order by key limit ${numeral(maxFields)}`)
  return rows.map(({ key }) => `xp.${key}`)
}

/** At most `maxRows` rows are read; if there are more, no count is returned instead of a wrong one. */
function countField(path: string, { sql: value, type }: ListValue, list: Counted): Sql {
  const { [path]: _, ...others } = list.query
  const found = sql`
    select ${value} as value from ${list.from} where ${list.conditionFor(others)} limit ${numeral(maxRows + 1)}`
  const texts =
    type === 'jsonb'
      ? sql`(${found}) r left join lateral jsonb_array_elements_text(
          case jsonb_typeof(r.value) when 'array' then r.value else jsonb_build_array(r.value) end) e(text) on true`
      : sql`(select value::text as text from (${found}) r) e`
  return sql`(
    select ${path}::text as path, value, count
    from (
      select e.text as value, count(*)::int as count, sum(count(*)) over () as total from ${texts} group by e.text) c
    where total <= ${numeral(maxRows)} and length(value) between 1 and 100
    order by count desc, value limit ${numeral(maxValues)})`
}
