import {
  type DocumentQuestion,
  type FilterKey,
  maxListed,
  usualPageSize,
} from '@tessera/contract/middleware/my-account-lists'
import { pageSizes, sortDirections } from '@tessera/contract/shop/constants'
import { findPeriod } from '@tessera/domain/sales/period'
import type { Queryable } from '@tessera/server/database'
import { and, join, or, type Sql, sql } from '@tessera/server/sql'
import { invalid } from './shop-error.ts'

/** What of a list can be asked; names and columns are ours, never the caller's (INJ-1). */
export interface ListRules {
  sorts: Record<string, Sql>
  /** The sort when none is asked for. */
  usualSort: string
  /** Sorts whose values may be missing: these come last. The others can follow an index. */
  mayBeEmpty?: readonly string[]
  /** The key of a row. It ends every order, so that pages do not overlap. */
  tie: Sql
  /** A condition for each filter; nothing when the value means none. Values it does not know are refused. */
  filters: Partial<Record<FilterKey, (value: string, today: string) => Sql | undefined>>
}

export interface ListQuestion {
  page: number
  pageSize: number
  limit: number
  offset: number
  scope: number
  /** Nothing narrows the list. */
  isWhole: boolean
  hasWords: boolean
  where: Sql
  orderBy: Sql
  tie: Sql
}

/** The question as SQL; what is not allowed is refused with its field. */
export function readListQuestion(asked: DocumentQuestion, rules: ListRules, now: Date, most = maxListed): ListQuestion {
  const { page = 1, pageSize = usualPageSize, scope = 1 } = asked
  if (!pageSizes.some((size) => size === pageSize)) invalid('pageSize', 'Choose 5, 10, 25, 50 or -1 for all.')
  const limit = pageSize === -1 ? most : pageSize
  return {
    page: pageSize === -1 ? 1 : page,
    pageSize,
    limit,
    offset: pageSize === -1 ? 0 : (page - 1) * limit,
    scope,
    isWhole: (asked.filters ?? []).length === 0,
    hasWords: (asked.filters ?? []).some(({ key }) => key === 'CHAR'),
    where: conditions(asked, rules, now),
    orderBy: orderOf(asked, rules),
    tie: rules.tie,
  }
}

function orderOf({ sortBy, sortDirection }: DocumentQuestion, rules: ListRules): Sql {
  const { sorts, usualSort, tie, mayBeEmpty = [] } = rules
  const name = sortBy ?? usualSort
  const column = Object.hasOwn(sorts, name) ? sorts[name] : undefined
  if (!column) return invalid('sortBy', `Sort by one of ${Object.keys(sorts).join(', ')}.`)
  const direction = sortDirections.find((one) => one === sortDirection) ?? 'desc'
  const way = direction === 'asc' ? sql` asc` : sql` desc`
  const emptyLast = mayBeEmpty.includes(name) ? sql` nulls last` : sql``
  return join([sql`${column}${way}${emptyLast}`, sql`${tie}${way}`])
}

/** Values of one key are alternatives; keys narrow each other. */
function conditions({ filters }: DocumentQuestion, rules: ListRules, now: Date): Sql {
  const today = now.toISOString().slice(0, 10)
  const byKey = Map.groupBy(filters ?? [], ({ key }) => key)
  const all = [...byKey].flatMap(([key, values]) => {
    const rule = rules.filters[key]
    if (!rule) return invalid(`filters.${key}`, 'This list has no such filter.')
    const pieces = values.map(({ value }) => rule(value, today))
    const given = pieces.filter((one) => one !== undefined)
    return given.length === pieces.length ? [or(given)] : []
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

/** Days of the store count; the column is a moment. */
export const periodFilter =
  (column: Sql) =>
  (value: string, today: string): Sql => {
    const period = findPeriod(value, today)
    if (!period)
      return invalid(
        'filters.PERIODE',
        'Choose 30, 90 or 365 days, a year, or two days such as 2026-01-01..2026-03-31.',
      )
    return sql`${column} >= ${period.from}::date and ${column} < ${period.to}::date + 1`
  }

export interface ListPage<Row> {
  items: Row[]
  totalCount: number
  page: number
  pageSize: number
  isCapped: boolean
}

export interface ListSource {
  /** What conditions refer to, worked out once. */
  before?: Sql
  columns: Sql
  /** Tables that conditions and sorts are about. */
  from: Sql
  /** Joined for what is shown only. */
  also?: Sql
  /** Who may see what, before anything that was asked. */
  mine: Sql
  /** How many there are when nothing narrows them, where somebody keeps count. */
  whole?: Sql
}

/**
 * One page and the count of all in one statement. Only what is on the page is looked up in full; the page is found
 * first, which follows an index where it can. What is counted follows another, but words are looked through only once.
 */
export async function listPage<Row>(db: Queryable, source: ListSource, asked: ListQuestion): Promise<ListPage<Row>> {
  const { before = sql``, columns, from, also = sql``, mine, whole } = source
  const { page, pageSize, limit, offset, where, orderBy, tie } = asked
  const count = asked.isWhole && whole ? whole : sql`(select count(*)::int from ${from} where ${mine} and ${where})`
  const total = asked.hasWords ? sql`page.total` : count
  const found = await db.rows<{ total: number; item: Row }>(sql`
    ${before}
    select ${total} as total, (
      select row_to_json(shown) from (select ${columns} from ${from} ${also} where ${tie} = page.key) shown) as item
    from (
      select ${tie} as key, ${asked.hasWords ? sql`(count(*) over ())::int` : sql`0`} as total
      from ${from} where ${mine} and ${where}
      order by ${orderBy} limit ${limit}::int offset ${offset}::int) page`)
  const all = found[0]?.total ?? (page > 1 ? await countAll(db, source, asked) : 0)
  const items = found.map(({ item }) => item)
  return { items, totalCount: all, page, pageSize, isCapped: pageSize === -1 && all > limit }
}

/** Behind the last page there is no row to tell how many there are. */
async function countAll(
  db: Queryable,
  { before = sql``, from, mine }: ListSource,
  { where }: ListQuestion,
): Promise<number> {
  const row = await db.find<{ total: number }>(sql`
    ${before}
    select count(*)::int as total from ${from} where ${mine} and ${where}`)
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
