import { type ListFilter, parseFilter } from '@tessera/domain/lists/filter'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { findListValue } from '../engine/list-value.ts'
import type { PageRequest } from '../engine/page-request.ts'
import { sortOrder } from '../engine/sort.ts'
import type { Table } from '../engine/table.ts'
import { type FacetCounts, formatFacet, type ListCondition } from './count-facets.ts'
import { type FacetDefinition, isFilterOf } from './facet-definitions.ts'
import { type BitSet, intersectAll, sizeOf, uniteAll } from './mirror/bit-set.ts'
import { type EntryTest, findEntryTest } from './mirror/find-entry-test.ts'
import type { Mirror, MirrorPart } from './mirror/mirror.ts'
import { MirrorColumn, MirrorSet } from './mirror/mirror-parts.ts'
import { MirrorRanking } from './mirror/mirror-ranking.ts'
import { MirrorSortOrder } from './mirror/mirror-sort-order.ts'
import { ProductCensus } from './mirror/product-census.ts'

/** Products without stock and sale prices: between two statements they differ only by logged changes. */
export interface StableProducts {
  /** Identifies `from`: equal names have equal SQL. */
  name: string
  from: Sql
  /** Identifies what the caller may see: equal texts, equal products. `all` selects all, `few` a few of them. */
  scope: string
  all: () => Sql
  few: () => Sql
  /** Whether visibility depends on categories. */
  isOfTree: boolean
}

export interface MirrorQuery {
  table: Table
  stable: StableProducts
  conditions: readonly ListCondition[]
  /** Relevance for the search words; only set if the list is sorted by it. */
  relevance?: Sql | undefined
  sortBy: string | undefined
  facets: readonly FacetDefinition[]
  page: PageRequest
}

export interface MirrorResult extends FacetCounts {
  ids: string[]
}

/** A resolved condition: its name and the set of matching products. */
interface LookedUpCondition {
  name: string
  bits: () => BitSet
}

const keyOf = (kind: string, found: Sql): string => `${kind} ${found.statement()} ${JSON.stringify(found.values)}`

/** A page with total and facets from the mirror; undefined if there are too many products to mirror. */
export async function findMirrored(
  { db }: PlatformCall,
  mirror: Mirror,
  query: MirrorQuery,
): Promise<MirrorResult | undefined> {
  const census = mirror.part('census', () => new ProductCensus(mirror))
  await mirror.renew(db, [census])
  if (!census.isSmall) return undefined
  const { stable: steady, facets, table } = query
  const { all, few, isOfTree } = steady
  const scope = mirror.part(
    `scope ${steady.name} ${steady.scope}`,
    () => new MirrorSet(mirror, { all: all(), few: few(), isOfTree }),
  )
  const order = orderOf(mirror, query)
  const columns = facets.map(({ path }) => columnOf(mirror, table, steady, `xp.${path.join('.')}`))
  const parts: MirrorPart[] = [scope, order, ...columns.flatMap((one) => one ?? [])]
  const looked = query.conditions.map((one) => lookUpCondition(mirror, query, one, order))
  await mirror.renew(db, [...parts, ...looked.flatMap((one) => one.parts)])
  const others = looked.flatMap((one) => one.instead())
  if (others.length > 0) await mirror.renew(db, others)
  const conditions = looked.map(({ name, bits }) => ({ name, bits: bits() }))
  const heeding = (heeds: (name: string) => boolean) =>
    intersectAll([scope.bits, ...conditions.filter(({ name }) => heeds(name)).map(({ bits }) => bits)])
  const found = heeding(() => true)
  return {
    ids: pageIn(mirror, order.places, found, query.page),
    total: sizeOf(found),
    facets: facets.map((facet, index) => {
      const isOwn = (name: string) => isFilterOf(facet, name)
      const among = conditions.some(({ name }) => isOwn(name)) ? heeding((name) => !isOwn(name)) : found
      return formatFacet(facet, countsOf(columns[index], facet, among, scope.bits))
    }),
  }
}

/** A facet with empty values lists those of all products the caller may see. */
function countsOf(
  part: MirrorColumn | undefined,
  facet: FacetDefinition,
  among: BitSet,
  all: BitSet,
): Map<string, number> {
  const counts = part?.column.counts(among) ?? new Map<string, number>()
  if (facet.minCount === 0)
    for (const value of part?.column.counts(all).keys() ?? []) if (!counts.has(value)) counts.set(value, 0)
  return counts
}

function pageIn(mirror: Mirror, places: Int32Array, found: BitSet, { skip, size }: PageRequest): string[] {
  const ids: string[] = []
  let passed = 0
  for (let index = 0; index < places.length && ids.length < size; index++) {
    const place = places[index] ?? 0
    if (found.has(place) && passed++ >= skip) ids.push(mirror.id(place))
  }
  return ids
}

function orderOf(
  mirror: Mirror,
  { table, stable: steady, sortBy, relevance, conditions }: MirrorQuery,
): MirrorSortOrder | MirrorRanking {
  const { name, from } = steady
  const search = relevance && conditions.find((one) => one.name === 'search')
  if (!search)
    return mirror.part(
      `order ${name} ${sortBy ?? ''}`,
      () => new MirrorSortOrder(mirror, from, sortOrder(table, sortBy)),
    )
  const select = sql`
    select t.id from ${from} where t.marketplace_id = ${mirror.marketplace} and ${search.sql}
    order by ${relevance} desc, ${sortOrder(table, sortBy)}`
  return mirror.part(keyOf('ranking', select), () => new MirrorRanking(mirror, select))
}

function columnOf(
  mirror: Mirror,
  table: Table,
  { name, from }: StableProducts,
  field: string,
): MirrorColumn | undefined {
  const value = findListValue(table, field)
  return value && mirror.part(`column ${name} ${field}`, () => new MirrorColumn(mirror, from, value))
}

/** Evaluated by PostgreSQL: once for all products, again for changed ones. */
function setOf(mirror: Mirror, { name, from }: StableProducts, condition: ListCondition): MirrorSet {
  const key = condition.value === undefined ? keyOf('condition', condition.sql) : `${condition.name}=${condition.value}`
  return mirror.part(`set ${name} ${key}`, () => {
    const all = sql`select t.id from ${from} where t.marketplace_id = ${mirror.marketplace} and ${condition.sql}`
    return new MirrorSet(mirror, { all })
  })
}

interface ConditionLookup extends LookedUpCondition {
  parts: readonly MirrorPart[]
  /** The parts to use if the first ones cannot answer the condition. */
  instead: () => readonly MirrorPart[]
}

/** Uses mirrored columns where the result is exact, else PostgreSQL. */
function lookUpCondition(
  mirror: Mirror,
  query: MirrorQuery,
  condition: ListCondition,
  order: MirrorSortOrder | MirrorRanking,
): ConditionLookup {
  const { name } = condition
  if (name === 'search' && order instanceof MirrorRanking)
    return { name, parts: [order], instead: () => [], bits: () => order.bits }
  const set = () => setOf(mirror, query.stable, condition)
  const tested = testedOf(mirror, query, condition)
  const isUsable = () => tested?.every(({ part }) => !part.isTooLong && part.column.isPlain) ?? false
  if (!tested || tested.some(({ part }) => part.isTooLong)) {
    const part = set()
    return { name, parts: [part], instead: () => [], bits: () => part.bits }
  }
  return {
    name,
    parts: tested.map(({ part }) => part),
    instead: () => (isUsable() ? [] : [set()]),
    bits: () =>
      isUsable() ? uniteAll(tested.map(({ part, tests }) => part.column.matching(tests, mirror.size))) : set().bits,
  }
}

interface Tested {
  part: MirrorColumn
  tests: EntryTest[]
}

/** `Name|ID=a|b`: any property may match any condition. */
function testedOf(
  mirror: Mirror,
  { table, stable: steady }: MirrorQuery,
  { name, value }: ListCondition,
): Tested[] | undefined {
  if (value === undefined) return undefined
  const { names, anyOf }: ListFilter = parseFilter(name, value)
  const found = names.map((one) => {
    // all of xp is too large for a column
    const type = /^xp$/i.test(one) ? undefined : findListValue(table, one)?.type
    const tests = anyOf.flatMap((condition) => (type && findEntryTest(type, condition)) ?? [])
    const part = tests.length === anyOf.length ? columnOf(mirror, table, steady, one) : undefined
    return part && { part, tests }
  })
  return found.every((one) => one !== undefined) ? found : undefined
}
