import {
  type DocumentQueryInput,
  defaultPageSize,
  type FilterKey,
  maxListed,
} from '@tessera/contract/middleware/lists/models'
import { pageSizes, sortDirections } from '@tessera/contract/shop/constants'
import { findPeriod } from '@tessera/domain/sales/period'
import type { Queryable } from '@tessera/server/database'
import { and, join, or, type Sql, sql } from '@tessera/server/sql'
import type { BusinessDay } from './business-day.ts'
import { invalid } from './shop-error.ts'

/** Allowed sorts and filters of a list. Names and columns come from us, never from the caller (INJ-1). */
export interface ListRules {
  sorts: Record<string, Sql>
  /** Sort used when the caller names none. */
  defaultSort: string
  /** Sorts with nullable values, which come last. The other sorts can follow an index. */
  mayBeEmpty?: readonly string[]
  /** Key of a row. It ends every ordering, so that pages do not overlap. */
  tie: Sql
  /**
   * Returns the condition of a filter value, or undefined if it does not narrow the list. Unknown values are refused.
   */
  filters: Partial<Record<FilterKey, (value: string, day: BusinessDay) => Sql | undefined>>
}

export interface ListQuery {
  page: number
  pageSize: number
  limit: number
  offset: number
  scope: number
  /** No filter is set. */
  isUnfiltered: boolean
  hasSearchText: boolean
  /** Counting stops here, and the page says so. */
  maxCounted?: number
  where: Sql
  orderBy: Sql
  tie: Sql
}

/** Turns the query into SQL; disallowed values are refused with their field. */
export function readListQuery(
  input: DocumentQueryInput,
  rules: ListRules,
  day: BusinessDay,
  maxRows = maxListed,
): ListQuery {
  const { page = 1, pageSize = defaultPageSize, scope = 1 } = input
  if (!pageSizes.some((size) => size === pageSize)) invalid('pageSize', 'Choose 5, 10, 25, 50 or -1 for all.')
  const limit = pageSize === -1 ? maxRows : pageSize
  return {
    page: pageSize === -1 ? 1 : page,
    pageSize,
    limit,
    offset: pageSize === -1 ? 0 : (page - 1) * limit,
    scope,
    isUnfiltered: (input.filters ?? []).length === 0,
    hasSearchText: (input.filters ?? []).some(({ key }) => key === 'CHAR'),
    where: buildConditions(input, rules, day),
    orderBy: buildOrder(input, rules),
    tie: rules.tie,
  }
}

function buildOrder({ sortBy, sortDirection }: DocumentQueryInput, rules: ListRules): Sql {
  const { sorts, defaultSort: usualSort, tie, mayBeEmpty = [] } = rules
  const name = sortBy ?? usualSort
  const column = Object.hasOwn(sorts, name) ? sorts[name] : undefined
  if (!column) return invalid('sortBy', `Sort by one of ${Object.keys(sorts).join(', ')}.`)
  const direction = sortDirections.find((one) => one === sortDirection) ?? 'desc'
  const way = direction === 'asc' ? sql` asc` : sql` desc`
  const emptyLast = mayBeEmpty.includes(name) ? sql` nulls last` : sql``
  return join([sql`${column}${way}${emptyLast}`, sql`${tie}${way}`])
}

/** Values of one key are alternatives (or); different keys must all match (and). */
function buildConditions({ filters }: DocumentQueryInput, rules: ListRules, day: BusinessDay): Sql {
  const byKey = Map.groupBy(filters ?? [], ({ key }) => key)
  const all = [...byKey].flatMap(([key, values]) => {
    const rule = rules.filters[key]
    if (!rule) return invalid(`filters.${key}`, 'This list has no such filter.')
    const pieces = values.map(({ value }) => rule(value, day))
    const known = pieces.filter((one) => one !== undefined)
    return known.length === pieces.length ? [or(known)] : []
  })
  return and(all)
}

/** `open`, `closed`, `all`. */
export const statusFilter =
  (isOpen: Sql) =>
  (value: string): Sql | undefined => {
    if (value === 'all') return undefined
    if (value === 'open') return isOpen
    return value === 'closed' ? sql`not ${isOpen}` : invalid('filters.STATUS', 'Choose open, closed or all.')
  }

/** Compares a date column with a period. */
export const dayPeriodFilter =
  (column: Sql) =>
  (value: string, { today }: BusinessDay): Sql => {
    const { from, to } = readPeriod(value, today)
    return sql`${column} >= ${from}::date and ${column} < ${to}::date + 1`
  }

/** Compares a timestamp column with a period of business days. */
export const momentPeriodFilter =
  (column: Sql) =>
  (value: string, { today, timeZone }: BusinessDay): Sql => {
    const { from, to } = readPeriod(value, today)
    const start = sql`(${from}::date::timestamp at time zone ${timeZone})`
    return sql`${column} >= ${start} and ${column} < ((${to}::date + 1)::timestamp at time zone ${timeZone})`
  }

const readPeriod = (value: string, today: string) =>
  findPeriod(value, today) ??
  invalid('filters.PERIODE', 'Choose 30, 90 or 365 days, a year, or two days such as 2026-01-01..2026-03-31.')

export interface ListPage<Row> {
  items: Row[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface ListSource {
  /** A `with` clause that the conditions refer to. */
  before?: Sql
  columns: Sql
  /** Tables of the conditions and sorts. */
  from: Sql
  /** Joins for displayed columns only. */
  also?: Sql
  /** Restricts the list to the rows the caller may see. */
  mine: Sql
  /** Stored total for the unfiltered list, if there is one. */
  whole?: Sql
}

/**
 * Reads one page and the total count in one statement. The page is found first, by an index where possible, and only
 * its rows are read in full. A text search scans the rows only once, so it counts them in the same pass.
 */
export async function listPage<Row>(db: Queryable, source: ListSource, query: ListQuery): Promise<ListPage<Row>> {
  const { before = sql``, columns, from, also = sql``, mine, whole } = source
  const { page, pageSize, limit, offset, where, orderBy, tie } = query
  const count = query.isUnfiltered && whole ? whole : countOf(source, query)
  const total = query.hasSearchText ? sql`page.total` : count
  const found = await db.rows<{ total: number; item: Row }>(sql`
    ${before}
    select ${total} as total, (
      select row_to_json(shown) from (select ${columns} from ${from} ${also} where ${tie} = page.key) shown) as item
    from (
      select ${tie} as key, ${query.hasSearchText ? sql`(count(*) over ())::int` : sql`0`} as total
      from ${from} where ${mine} and ${where}
      order by ${orderBy} limit ${limit}::int offset ${offset}::int) page`)
  const all = found[0]?.total ?? (page > 1 ? await countAll(db, source, query) : 0)
  const items = found.map(({ item }) => item)
  const { maxCounted = all } = query
  const isCapped = all > maxCounted || (pageSize === -1 && all > limit)
  return { items, totalCount: Math.min(all, maxCounted), page, pageSize, isCapped }
}

/** One more than is counted, if there are more. */
function countOf({ from, mine }: ListSource, { where, maxCounted }: ListQuery): Sql {
  if (maxCounted === undefined) return sql`(select count(*)::int from ${from} where ${mine} and ${where})`
  return sql`(select count(*)::int from (
    select from ${from} where ${mine} and ${where} limit ${maxCounted + 1}::int) counted)`
}

/** A page past the end has no row that carries the total. */
async function countAll(db: Queryable, source: ListSource, query: ListQuery): Promise<number> {
  const { before = sql`` } = source
  const row = await db.find<{ total: number }>(sql`${before} select ${countOf(source, query)} as total`)
  return row?.total ?? 0
}

/** Finds rows whose column contains the text anywhere. */
export const textFilter =
  (column: Sql) =>
  (value: string): Sql =>
    sql`${column} like ${`%${value
      .trim()
      .toLowerCase()
      .replace(/[\\%_]/g, '\\$&')}%`}`
