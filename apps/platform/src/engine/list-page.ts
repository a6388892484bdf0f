import { listQuery, type Operation } from '@tessera/contract/kit/operation'
import { metaOf } from '@tessera/domain/lists/meta'
import type { QueryParameters } from '@tessera/server/call'
import { databaseNode } from '@tessera/server/database-node'
import { and, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { countEventsSince, countRows, findCachedCount } from './count-rows.ts'
import { countValues, facetsWord, type ValueCounts } from './count-values.ts'
import { filterConditions } from './filter-conditions.ts'
import { ListReply } from './list-reply.ts'
import { type PageRequest, pageOf } from './page-request.ts'
import { findSearch } from './search.ts'
import { selectList } from './select-list.ts'
import { sortOrder } from './sort.ts'
import type { Table } from './table.ts'

/** The rows of a list and the condition for what the caller may see. `t` is the row. */
export interface ListSource {
  table: Table
  from: Sql
  where: Sql
  /** The select list, if it is more than the table's own fields. */
  shown?: Sql
  /** The key of the next page, if there is one. */
  nextPageKey?: string
  /** Counts of values for the head of the list. */
  facets?: ValueCounts[]
  /**
   * A unique key of `t`, if fields of the row are costly to read. Without it PostgreSQL reads them for the rows of
   * earlier pages too, wherever an index gives the order.
   */
  key?: Sql
}

/**
 * Lists a page of records: searched, filtered, sorted, counted, and returned as JSON by PostgreSQL in one statement.
 */
export async function listPage(call: PlatformCall, source: ListSource): Promise<ListReply> {
  const { table, from, where } = source
  const query = plainNames(call.query)
  const page = pageOf(query)
  const search = findSearch(table, {
    search: queryText(query.search),
    searchOn: queryText(query.searchOn),
    searchType: queryText(query.searchType),
  })
  const conditionFor = (filters: QueryParameters) =>
    and([where, ...filterConditions(table, filters, declaredNames(call.operation)), ...(search ? [search.where] : [])])
  const found = conditionFor(query)
  const sortBy = queryText(query.sortBy)
  const order =
    search && !sortBy ? sql`${search.relevance} desc, ${sortOrder(table, undefined)}` : sortOrder(table, sortBy)
  const names = queryText(query[facetsWord])
  const facets =
    names && !call.operation.facets && (await countValues(call, names, { table, from, conditionFor, query }))
  return readPage(call, { ...source, where: found, ...(facets && { facets }) }, order, page)
}

/** Reads the page and checks whether the cached count still holds; only if not are the rows counted again. */
export async function readPage(
  call: PlatformCall,
  { table, from, where, shown: list = selectList(table), nextPageKey, facets, key }: ListSource,
  order: Sql,
  page: PageRequest,
): Promise<ListReply> {
  const found = sql`from ${from} where ${where}`
  const { marketplace } = call.actor
  const counted = findCachedCount(call.db, table.name, found)
  const part = sql`order by ${order} limit ${page.size}::int offset ${page.skip}::int`
  const rows =
    key && page.skip > 0
      ? sql`from ${from} where ${key} = any(array(select ${key} ${found} ${part})) order by ${order}`
      : sql`${found} ${part}`
  const row = await call.db.find<{ since: number; node: string; items: string }>(sql`
    select ${counted ? countEventsSince(marketplace, sql`${counted.xmin}::xid8`) : sql`0`} as since, ${databaseNode} as node,
      (select coalesce(json_agg(it), '[]')::text
       from (select ${list} ${rows}) it) as items`)
  const isCurrent = counted && row?.since === counted.seen && row.node === counted.node
  const total = isCurrent ? counted.total : await countRows(call.db, marketplace, table.name, found)
  const hasMore = page.page * page.size < total
  const meta = {
    ...(facets ? { Facets: facets } : call.operation.facets && { Facets: [] }),
    ...metaOf(page.page, page.size, total),
    NextPageKey: (hasMore && nextPageKey) || null,
  }
  return new ListReply(meta, row?.items ?? '[]')
}

/** Query names ignore case; known names get their declared spelling. */
export function plainNames(query: QueryParameters): QueryParameters {
  const known = new Map([...listQuery, 'searchType', facetsWord].map((name) => [name.toLowerCase(), name]))
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [known.get(name.toLowerCase()) ?? name, value]),
  )
}

export const queryText = (given: QueryParameters[string]): string | undefined =>
  Array.isArray(given) ? given.join(',') : given

/** Query names that are not filters. The seeding tool adds `depth` to every list, so it is accepted everywhere. */
export function declaredNames({ query = [] }: Operation): ReadonlySet<string> {
  return new Set(
    [...listQuery, ...query, 'searchType', 'depth', 'pageKey', facetsWord].map((name) => name.toLowerCase()),
  )
}
