import { metaOf } from '@tessera/domain/lists/meta'
import type { Query } from '@tessera/server/call'
import { Json } from '@tessera/server/json'
import { and, Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { filters } from '../engine/filters.ts'
import { declaredNames, plainNames, type Source, text } from '../engine/list.ts'
import { type Page, pageOf } from '../engine/page.ts'
import { shown } from '../engine/shown.ts'
import { sortOrder } from '../engine/sort.ts'
import type { ListCondition } from './count-facets.ts'
import { countOnce } from './count-once.ts'
import { askEpoch, type Sighting } from './epoch.ts'
import { isPartFilter, partFilters } from './part-filters.ts'
import { findProductSearch } from './search-products.ts'

/** Where the products of a list are. */
export interface ProductSource extends Source {
  /** What decides, besides the query, which of them there are: the same text, the same products. */
  party: string
  /** Which inventory records, as `r`, a filter may look at. */
  usable?: Sql
}

export interface ProductRead {
  row: { items: string }
  source: ProductSource
  values: Map<string, Promise<unknown>>
}

/** Runs the statement of a page; it selects `columns` along. */
export type ReadProducts = (statement: (source: ProductSource, columns: Sql) => Sql) => Promise<ProductRead>

/** A page of products or bundles with facets: searched by words, filtered and sorted; total and facets are kept. */
export async function listProductPage(call: PlatformCall, read: ReadProducts): Promise<Json> {
  const query = plainNames(call.query)
  const page = pageOf(query)
  const { row, source, values } = await read((from, columns) => pageStatement(call, from, columns, query, page))
  const { total, facets } = await countOnce(call, source, conditionsOf(call, source, query), values)
  const meta = { Facets: facets, ...metaOf(page.page, page.size, total) }
  return new Json(`{"Meta":${JSON.stringify(meta)},"Items":${row.items}}`)
}

/** For lists that do not depend on who looks. */
export const readingFrom =
  ({ db, actor }: PlatformCall, source: Omit<ProductSource, 'party'>): ReadProducts =>
  async (statement) => {
    const asked = askEpoch(actor.marketplace)
    const full = { ...source, party: '' }
    const row = await db.find<Sighting & { items: string }>(statement(full, asked.columns))
    if (!row) throw new Error('A select without a from clause answers one row.')
    return { row, source: full, values: asked.values(row) }
  }

function pageStatement(call: PlatformCall, source: ProductSource, columns: Sql, query: Query, page: Page): Sql {
  const where = and([source.where, ...conditionsOf(call, source, query).map((one) => one.sql)])
  return sql`
    select ${columns},
      (select coalesce(json_agg(it), '[]')::text
       from (select ${shown(source.table)} from ${source.from} where ${where}
         order by ${orderOf(call, source, query)} ${limit(page)}) it) as items`
}

const searchOf = (call: PlatformCall, { table }: Source, query: Query) =>
  findProductSearch(table, {
    marketplace: call.actor.marketplace,
    search: text(query.search),
    searchOn: text(query.searchOn),
    searchType: text(query.searchType),
  })

function conditionsOf(call: PlatformCall, source: ProductSource, query: Query): ListCondition[] {
  const declared = declaredNames(call.operation)
  const search = searchOf(call, source, query)
  return [
    ...Object.entries(query)
      .filter(([name]) => !declared.has(name.toLowerCase()) && !isPartFilter(name))
      .flatMap(([name, value]) =>
        filters(source.table, { [name]: value }, declared).map((one) => ({ name, sql: one })),
      ),
    ...partFilters(call.actor.marketplace, query, source.usable),
    ...(search ? [{ name: 'search', sql: search.where }] : []),
  ]
}

function orderOf(call: PlatformCall, source: ProductSource, query: Query): Sql {
  const search = searchOf(call, source, query)
  const asked = text(query.sortBy)
  const order = sortOrder(source.table, asked)
  return search && !asked ? sql`${search.relevance} desc, ${order}` : order
}

/** The first page is most of what is asked for; with its size as a constant it is planned once and not every time. */
const limit = ({ size, skip }: Page): Sql =>
  skip === 0 ? new Sql([`limit ${size}`], []) : sql`limit ${size}::int offset ${skip}::int`
