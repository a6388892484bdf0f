import { metaOf } from '@tessera/domain/lists/meta'
import type { Query } from '@tessera/server/call'
import { Json } from '@tessera/server/json'
import { and, numeral, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { filters } from '../engine/filters.ts'
import { declaredNames, plainNames, type Source, text } from '../engine/list.ts'
import { type Page, pageOf } from '../engine/page.ts'
import { shown } from '../engine/shown.ts'
import { sortOrder } from '../engine/sort.ts'
import type { Counted, ListCondition } from './count-facets.ts'
import { countOnce } from './count-once.ts'
import { currentEpochs, type Epochs } from './epoch.ts'
import { facetDefinitions } from './facet-definitions.ts'
import { type Found, findMirrored, type Steady } from './find-mirrored.ts'
import { isSteady } from './is-steady.ts'
import { keptAnswer, keptIn } from './kept.ts'
import type { Pace } from './pace.ts'
import { isPartFilter, partFilters } from './part-filters.ts'
import { findRowTexts } from './rows.ts'
import { findProductSearch } from './search-products.ts'

export interface ProductSource extends Source {
  /** The condition on inventory records `r` that filters may use. */
  usable?: Sql
  steady: Steady
}

export interface ProductList {
  /** The source of products. Few are scanned one by one; a whole catalog, for counts, at once. */
  source: (pace: Pace) => ProductSource
  /** Identifies the products besides the query: equal texts, equal products. */
  party: string
  epochs: Epochs
}

/** A page of products or bundles with facets: searched, filtered, sorted, and cached until the next write. */
export function listProductPage(call: PlatformCall, list: ProductList): Promise<Json> {
  const query = plainNames(call.query)
  const key = JSON.stringify([call.operation.id, list.party, Object.entries(query).sort()])
  // sale prices change with time, and filters and sort orders on them too
  if (/PriceSchedule/i.test(key)) return readPage(call, list, query)
  return keptAnswer(list.epochs.everything, key, () => readPage(call, list, query))
}

async function readPage(call: PlatformCall, list: ProductList, query: Query): Promise<Json> {
  const page = pageOf(query)
  const source = list.source('each')
  const conditions = conditionsOf(call, source, query)
  const found = isSteady(query) ? await findSteady(call, list, { source, conditions, query, page }) : undefined
  if (found) return pageJson(page, found, `[${await itemTexts(call, list, source, found.ids)}]`)
  const [items, counted] = await Promise.all([
    readItems(call, source, conditions, query, page),
    countOnce(call, list, conditions),
  ])
  return pageJson(page, counted, items)
}

const pageJson = (page: Page, { total, facets }: Counted, items: string): Json =>
  new Json(`{"Meta":${JSON.stringify({ Facets: facets, ...metaOf(page.page, page.size, total) })},"Items":${items}}`)

/** The items as comma-separated JSON. */
async function itemTexts(
  { db, actor: { marketplace }, operation }: PlatformCall,
  { epochs, party }: ProductList,
  { table, from }: ProductSource,
  ids: readonly string[],
): Promise<string> {
  const way = JSON.stringify([operation.id, party, from.values])
  const texts = await findRowTexts({ db, marketplace, epoch: epochs.rows, way, table, source: () => ({ from }) }, ids)
  return ids.flatMap((id) => texts.get(id) ?? []).join(',')
}

interface Reading {
  source: ProductSource
  conditions: readonly ListCondition[]
  query: Query
  page: Page
}

/** Product IDs, total and facets from the mirror. */
async function findSteady(call: PlatformCall, list: ProductList, reading: Reading): Promise<Found | undefined> {
  const { source, conditions, query, page } = reading
  const { view, mirror } = list.epochs
  const facets = await keptIn(view, 'facets', () => facetDefinitions(call.db, call.actor.marketplace))
  const sortBy = text(query.sortBy)
  const search = searchOf(call, source.table, query)
  return findMirrored(call, mirror, {
    table: source.table,
    steady: source.steady,
    conditions,
    relevance: sortBy ? undefined : search?.relevance,
    sortBy,
    facets,
    page,
  })
}

/** For lists that are the same for every caller. */
export const listAll = async (call: PlatformCall, source: () => ProductSource): Promise<Json> =>
  listProductPage(call, {
    source,
    party: '',
    epochs: await currentEpochs(call.db, call.actor.marketplace),
  })

/** Finds the IDs first and then reads the rows, so that prices and stock of other products are not read. */
async function readItems(
  call: PlatformCall,
  { table, from, where }: ProductSource,
  conditions: readonly ListCondition[],
  query: Query,
  page: Page,
): Promise<string> {
  const found = and([where, ...conditions.map((one) => one.sql)])
  const row = await call.db.find<{ items: string }>(sql`
    select coalesce(json_agg(it order by page.place), '[]')::text as items
    from (
      select found.id, row_number() over () as place
      from (select t.id from ${from} where ${found} order by ${orderOf(call, table, query)} ${limit(page)}) found) page
    cross join lateral (
      select ${shown(table)} from ${from} where t.marketplace_id = ${call.actor.marketplace} and t.id = page.id) it`)
  return row?.items ?? '[]'
}

const searchOf = (call: PlatformCall, table: Source['table'], query: Query) =>
  findProductSearch(table, {
    marketplace: call.actor.marketplace,
    search: text(query.search),
    searchOn: text(query.searchOn),
    searchType: text(query.searchType),
  })

function conditionsOf(call: PlatformCall, { table, usable }: ProductSource, query: Query): ListCondition[] {
  const declared = declaredNames(call.operation)
  const search = searchOf(call, table, query)
  return [
    ...Object.entries(query)
      .filter(([name]) => !declared.has(name.toLowerCase()) && !isPartFilter(name))
      .flatMap(([name, given]) => [given ?? []].flat().map((value) => ({ name, value })))
      .flatMap(({ name, value }) =>
        filters(table, { [name]: value }, declared).map((one) => ({ name, value, sql: one })),
      ),
    ...partFilters(call.actor.marketplace, query, usable),
    ...(search ? [{ name: 'search', sql: search.where, isNarrow: true }] : []),
  ]
}

function orderOf(call: PlatformCall, table: Source['table'], query: Query): Sql {
  const search = searchOf(call, table, query)
  const asked = text(query.sortBy)
  const order = sortOrder(table, asked)
  return search && !asked ? sql`${search.relevance} desc, ${order}` : order
}

/** Most requests are for the first page; with constants in the SQL text it is planned once. */
const limit = ({ size, skip }: Page): Sql =>
  skip === 0 ? sql`limit ${numeral(size)}` : sql`limit ${size}::int offset ${skip}::int`
