import { metaOf } from '@tessera/domain/lists/meta'
import type { QueryParameters } from '@tessera/server/call'
import { and, numeral, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { filterConditions } from '../engine/filter-conditions.ts'
import { declaredNames, type ListSource, plainNames, queryText } from '../engine/list-page.ts'
import { ListReply } from '../engine/list-reply.ts'
import { type PageRequest, pageOf } from '../engine/page-request.ts'
import { selectList } from '../engine/select-list.ts'
import { sortOrder } from '../engine/sort.ts'
import { cacheInEpoch, cacheReply, type TimedReply } from './cache-in-epoch.ts'
import { canUseMirror } from './can-use-mirror.ts'
import type { FacetCounts, ListCondition } from './count-facets.ts'
import { countOnce } from './count-once.ts'
import { dependsOnTime } from './depends-on-time.ts'
import { facetDefinitions } from './facet-definitions.ts'
import { findMirrored, type MirrorResult, type StableProducts } from './find-mirrored.ts'
import { findProductSearch } from './find-product-search.ts'
import { findRowTexts } from './find-row-texts.ts'
import { isPartFilter, partFilters } from './part-filters.ts'
import { currentEpochs, type ProductEpochs } from './product-epochs.ts'
import type { ScanMode } from './scan-mode.ts'

export interface ProductSource extends ListSource {
  /** The condition on inventory records `r` that filters may use. */
  usable?: Sql
  /** Undefined if the list depends on more than products and their assignments, so that the mirror cannot answer it. */
  stable?: StableProducts
}

export interface ProductList {
  /** The source of products. Few are scanned one by one; a whole catalog, for counts, at once. */
  source: (pace: ScanMode) => ProductSource
  /** Identifies the products besides the query: equal texts, equal products. */
  party: string
  epochs: ProductEpochs
}

/** A page of products or bundles with facets: searched, filtered, sorted, and cached until the next write. */
export async function listProductPage(call: PlatformCall, list: ProductList): Promise<ListReply> {
  const query = plainNames(call.query)
  const key = JSON.stringify([call.operation.id, list.party, Object.entries(query).sort()])
  // sale prices change with time, and filters and sort orders on them too
  if (/PriceSchedule/i.test(key)) return (await readPage(call, list, query)).reply
  return cacheReply(list.epochs.everything, key, () => readPage(call, list, query))
}

async function readPage(call: PlatformCall, list: ProductList, query: QueryParameters): Promise<TimedReply<ListReply>> {
  const page = pageOf(query)
  const source = list.source('each')
  const conditions = conditionsOf(call, source, query)
  const { stable } = source
  const found =
    stable && canUseMirror(query)
      ? await findInMirror(call, list, { source, stable, conditions, query, page })
      : undefined
  if (found) return pageReply(page, found, await findItems(call, list, source, found.ids))
  const [items, counted] = await Promise.all([
    readItems(call, source, conditions, query, page),
    countOnce(call, list, conditions),
  ])
  return pageReply(page, counted, items)
}

interface PageItems {
  /** A JSON array. */
  items: string
  dependsOnTime: boolean
}

function pageReply(
  page: PageRequest,
  { total, facets }: FacetCounts,
  { items, dependsOnTime }: PageItems,
): TimedReply<ListReply> {
  return { reply: new ListReply({ Facets: facets, ...metaOf(page.page, page.size, total) }, items), dependsOnTime }
}

async function findItems(
  { db, actor: { marketplace }, operation }: PlatformCall,
  { epochs, party }: ProductList,
  { table, from }: ProductSource,
  ids: readonly string[],
): Promise<PageItems> {
  const way = JSON.stringify([operation.id, party, from.values])
  const rows = { db, marketplace, epoch: epochs.rows, way, table, source: () => ({ from }) }
  const { texts, dependsOnTime } = await findRowTexts(rows, ids)
  return { items: `[${ids.flatMap((id) => texts.get(id) ?? []).join(',')}]`, dependsOnTime }
}

interface Reading {
  source: ProductSource
  stable: StableProducts
  conditions: readonly ListCondition[]
  query: QueryParameters
  page: PageRequest
}

/** Product IDs, total and facets from the mirror. */
async function findInMirror(
  call: PlatformCall,
  list: ProductList,
  reading: Reading,
): Promise<MirrorResult | undefined> {
  const { source, stable, conditions, query, page } = reading
  const { view, mirror } = list.epochs
  const facets = await cacheInEpoch(view, 'facets', () => facetDefinitions(call.db, call.actor.marketplace))
  const sortBy = queryText(query.sortBy)
  const search = searchOf(call, source.table, query)
  return findMirrored(call, mirror, {
    table: source.table,
    stable,
    conditions,
    relevance: sortBy ? undefined : search?.relevance,
    sortBy,
    facets,
    page,
  })
}

/** For lists that are the same for every caller. */
export const listForEveryone = async (call: PlatformCall, source: () => ProductSource): Promise<ListReply> =>
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
  query: QueryParameters,
  page: PageRequest,
): Promise<PageItems> {
  const found = and([where, ...conditions.map((one) => one.sql)])
  const row = await call.db.find<PageItems>(sql`
    select coalesce(json_agg(it order by page.place), '[]')::text as items,
      coalesce(bool_or(${dependsOnTime(table)}), false) as "dependsOnTime"
    from (
      select found.id, row_number() over () as place
      from (select t.id from ${from} where ${found} order by ${orderOf(call, table, query)} ${limitClause(page)}) found) page
    cross join lateral (
      select ${selectList(table)} from ${from} where t.marketplace_id = ${call.actor.marketplace} and t.id = page.id) it`)
  return row ?? { items: '[]', dependsOnTime: false }
}

const searchOf = (call: PlatformCall, table: ListSource['table'], query: QueryParameters) =>
  findProductSearch(table, {
    marketplace: call.actor.marketplace,
    search: queryText(query.search),
    searchOn: queryText(query.searchOn),
    searchType: queryText(query.searchType),
  })

function conditionsOf(call: PlatformCall, { table, usable }: ProductSource, query: QueryParameters): ListCondition[] {
  const declared = declaredNames(call.operation)
  const search = searchOf(call, table, query)
  return [
    ...Object.entries(query)
      .filter(([name]) => !declared.has(name.toLowerCase()) && !isPartFilter(name))
      .flatMap(([name, given]) => [given ?? []].flat().map((value) => ({ name, value })))
      .flatMap(({ name, value }) =>
        filterConditions(table, { [name]: value }, declared).map((one) => ({ name, value, sql: one })),
      ),
    ...partFilters(call.actor.marketplace, query, usable),
    ...(search ? [{ name: 'search', sql: search.where, isNarrow: true }] : []),
  ]
}

function orderOf(call: PlatformCall, table: ListSource['table'], query: QueryParameters): Sql {
  const search = searchOf(call, table, query)
  const sortBy = queryText(query.sortBy)
  const order = sortOrder(table, sortBy)
  return search && !sortBy ? sql`${search.relevance} desc, ${order}` : order
}

/** Most requests are for the first page; with constants in the SQL text it is planned once. */
const limitClause = ({ size, skip }: PageRequest): Sql =>
  skip === 0 ? sql`limit ${numeral(size)}` : sql`limit ${size}::int offset ${skip}::int`
