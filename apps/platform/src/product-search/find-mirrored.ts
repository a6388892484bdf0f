import { type Filter, parseFilter } from '@tessera/domain/lists/filter'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import type { Page } from '../engine/page.ts'
import { sortOrder } from '../engine/sort.ts'
import type { Table } from '../engine/table.ts'
import { findValue } from '../engine/value.ts'
import { type Counted, type ListCondition, shownFacet } from './count-facets.ts'
import { type FacetDefinition, isFilterOf } from './facet-definitions.ts'
import { type Bits, intersection, sizeOf, union } from './mirror/bits.ts'
import { Census } from './mirror/census.ts'
import type { Mirror, Part } from './mirror/mirror.ts'
import { FoundOrder } from './mirror/order.ts'
import { FoundColumn, FoundSet } from './mirror/parts.ts'
import { FoundRanking } from './mirror/ranking.ts'
import { findTest, type Test } from './mirror/test-of.ts'

/** Products without stock and sale prices: between two statements they differ only by logged changes. */
export interface Steady {
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

export interface Asked {
  table: Table
  steady: Steady
  conditions: readonly ListCondition[]
  /** Relevance for the search words; only set if the list is sorted by it. */
  relevance?: Sql | undefined
  sortBy: string | undefined
  facets: readonly FacetDefinition[]
  page: Page
}

export interface Found extends Counted {
  ids: string[]
}

/** A resolved condition: its name and the set of matching products. */
interface Looked {
  name: string
  bits: () => Bits
}

const keyOf = (kind: string, found: Sql): string => `${kind} ${found.statement()} ${JSON.stringify(found.values)}`

/** A page with total and facets from the mirror; undefined if there are too many products to mirror. */
export async function findMirrored({ db }: PlatformCall, mirror: Mirror, asked: Asked): Promise<Found | undefined> {
  const census = mirror.part('census', () => new Census(mirror))
  await mirror.renew(db, [census])
  if (!census.isSmall) return undefined
  const { steady, facets, table } = asked
  const { all, few, isOfTree } = steady
  const scope = mirror.part(
    `scope ${steady.name} ${steady.scope}`,
    () => new FoundSet(mirror, { all: all(), few: few(), isOfTree }),
  )
  const order = orderOf(mirror, asked)
  const columns = facets.map(({ path }) => columnOf(mirror, table, steady, `xp.${path.join('.')}`))
  const parts: Part[] = [scope, order, ...columns.flatMap((one) => one ?? [])]
  const looked = asked.conditions.map((one) => lookUp(mirror, asked, one, order))
  await mirror.renew(db, [...parts, ...looked.flatMap((one) => one.parts)])
  const others = looked.flatMap((one) => one.instead())
  if (others.length > 0) await mirror.renew(db, others)
  const conditions = looked.map(({ name, bits }) => ({ name, bits: bits() }))
  const heeding = (heeds: (name: string) => boolean) =>
    intersection([scope.bits, ...conditions.filter(({ name }) => heeds(name)).map(({ bits }) => bits)])
  const found = heeding(() => true)
  return {
    ids: pageIn(mirror, order.places, found, asked.page),
    total: sizeOf(found),
    facets: facets.map((facet, index) => {
      const isOwn = (name: string) => isFilterOf(facet, name)
      const among = conditions.some(({ name }) => isOwn(name)) ? heeding((name) => !isOwn(name)) : found
      return shownFacet(facet, countsOf(columns[index], facet, among, scope.bits))
    }),
  }
}

/** A facet with empty values lists those of all products the caller may see. */
function countsOf(part: FoundColumn | undefined, facet: FacetDefinition, among: Bits, all: Bits): Map<string, number> {
  const counts = part?.column.counts(among) ?? new Map<string, number>()
  if (facet.minCount === 0)
    for (const value of part?.column.counts(all).keys() ?? []) if (!counts.has(value)) counts.set(value, 0)
  return counts
}

function pageIn(mirror: Mirror, places: Int32Array, found: Bits, { skip, size }: Page): string[] {
  const ids: string[] = []
  let passed = 0
  for (let index = 0; index < places.length && ids.length < size; index++) {
    const place = places[index] ?? 0
    if (found.has(place) && passed++ >= skip) ids.push(mirror.id(place))
  }
  return ids
}

function orderOf(mirror: Mirror, { table, steady, sortBy, relevance, conditions }: Asked): FoundOrder | FoundRanking {
  const { name, from } = steady
  const search = relevance && conditions.find((one) => one.name === 'search')
  if (!search)
    return mirror.part(`order ${name} ${sortBy ?? ''}`, () => new FoundOrder(mirror, from, sortOrder(table, sortBy)))
  const select = sql`
    select t.id from ${from} where t.marketplace_id = ${mirror.marketplace} and ${search.sql}
    order by ${relevance} desc, ${sortOrder(table, sortBy)}`
  return mirror.part(keyOf('ranking', select), () => new FoundRanking(mirror, select))
}

function columnOf(mirror: Mirror, table: Table, { name, from }: Steady, field: string): FoundColumn | undefined {
  const value = findValue(table, field)
  return value && mirror.part(`column ${name} ${field}`, () => new FoundColumn(mirror, from, value))
}

/** Evaluated by PostgreSQL: once for all products, again for changed ones. */
function setOf(mirror: Mirror, { name, from }: Steady, condition: ListCondition): FoundSet {
  const key = condition.value === undefined ? keyOf('condition', condition.sql) : `${condition.name}=${condition.value}`
  return mirror.part(`set ${name} ${key}`, () => {
    const all = sql`select t.id from ${from} where t.marketplace_id = ${mirror.marketplace} and ${condition.sql}`
    return new FoundSet(mirror, { all })
  })
}

interface LookUp extends Looked {
  parts: readonly Part[]
  /** The parts to use if the first ones cannot answer the condition. */
  instead: () => readonly Part[]
}

/** Uses mirrored columns where the result is exact, else PostgreSQL. */
function lookUp(mirror: Mirror, asked: Asked, condition: ListCondition, order: FoundOrder | FoundRanking): LookUp {
  const { name } = condition
  if (name === 'search' && order instanceof FoundRanking)
    return { name, parts: [order], instead: () => [], bits: () => order.bits }
  const set = () => setOf(mirror, asked.steady, condition)
  const tested = testedOf(mirror, asked, condition)
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
      isUsable() ? union(tested.map(({ part, tests }) => part.column.matching(tests, mirror.size))) : set().bits,
  }
}

interface Tested {
  part: FoundColumn
  tests: Test[]
}

/** `Name|ID=a|b`: any property may match any condition. */
function testedOf(mirror: Mirror, { table, steady }: Asked, { name, value }: ListCondition): Tested[] | undefined {
  if (value === undefined) return undefined
  const { names, anyOf }: Filter = parseFilter(name, value)
  const found = names.map((one) => {
    // all of xp is too large for a column
    const type = /^xp$/i.test(one) ? undefined : findValue(table, one)?.type
    const tests = anyOf.flatMap((condition) => (type && findTest(type, condition)) ?? [])
    const part = tests.length === anyOf.length ? columnOf(mirror, table, steady, one) : undefined
    return part && { part, tests }
  })
  return found.every((one) => one !== undefined) ? found : undefined
}
