import { type FacetName, facetNames } from '@tessera/contract/shop/listing-names'
import type { ProductFacts } from '@tessera/contract/shop/product-facts'
import { type Bits, clearBit, growBits, newBits, setBit } from '../bits.ts'
import { facetRule, facetValues } from './facet-table.ts'
import { groupFacets } from './group-facets.ts'

export interface FacetStore {
  /** By value number. */
  valueNames: string[]
  /** The start of each value's JSON, up to the count. */
  jsonPrefixes: string[]
  valueFacets: number[]
  /** Products of each value. */
  totals: number[]
  /** Built on first use of a value and maintained from then on. */
  bits: (Bits | undefined)[]
  /** By facet: the number of each value, and the numbers in display order. */
  numberOf: Map<string, number>[]
  displayOrders: (Int32Array | undefined)[]
  groups: readonly (readonly number[])[]
  groupOf: number[]
  profiles: Profiles
  /** The profile of each slot in each group, one row per slot; two bytes each until they overflow. */
  rows: Uint16Array | Int32Array
  /** Buffers for counting. */
  counts: Int32Array
  tally: Int32Array
  met: Int32Array
}

/** Combinations of values of one group's facets, shared by all products that have them. */
interface Profiles {
  numberOf: Map<string, number>
  /** Values of profile n are those from starts[n] up to starts[n + 1]. */
  starts: number[]
  values: number[]
}

export function newFacetStore(facts: readonly ProductFacts[], capacity: number): FacetStore {
  const groupOf: number[] = []
  const groups = groupFacets(facts)
  for (const [number, facets] of groups.entries()) for (const facet of facets) groupOf[facet] = number
  return {
    valueNames: [],
    jsonPrefixes: [],
    valueFacets: [],
    totals: [],
    bits: [],
    numberOf: facetNames.map(() => new Map<string, number>()),
    displayOrders: [],
    groups,
    groupOf,
    profiles: { numberOf: new Map(), starts: [0], values: [] },
    rows: new Uint16Array(capacity * groups.length),
    counts: new Int32Array(0),
    tally: new Int32Array(0),
    met: new Int32Array(0),
  }
}

export function growFacets(store: FacetStore, capacity: number): void {
  const room = capacity * store.groups.length
  const rows = store.rows instanceof Uint16Array ? new Uint16Array(room) : new Int32Array(room)
  rows.set(store.rows)
  store.rows = rows
  store.bits = store.bits.map((bits) => bits && growBits(bits, capacity))
}

function valueNumber(store: FacetStore, facet: number, value: string): number {
  const numbers = store.numberOf[facet]
  const known = numbers?.get(value)
  if (known !== undefined) return known
  const number = store.valueNames.push(value) - 1
  numbers?.set(value, number)
  store.jsonPrefixes.push(`{"value":${JSON.stringify(value)},"count":`)
  store.valueFacets.push(facet)
  store.totals.push(0)
  store.bits.push(undefined)
  store.displayOrders[facet] = undefined
  return number
}

function profileFor(store: FacetStore, group: number, facts: ProductFacts): number {
  const { numberOf, starts, values } = store.profiles
  const own: [facet: number, value: string][] = []
  let key = `${group}\t`
  for (const facet of store.groups[group] ?? []) {
    for (const value of facetValues(facetNames[facet] as FacetName, facts)) {
      own.push([facet, value])
      key += `${value}\n`
    }
    key += '\t'
  }
  const known = numberOf.get(key)
  if (known !== undefined) return known
  const number = starts.length - 1
  for (const [facet, value] of own) values.push(valueNumber(store, facet, value))
  starts.push(values.length)
  numberOf.set(key, number)
  return number
}

export function addFacets(store: FacetStore, slot: number, facts: ProductFacts): void {
  const width = store.groups.length
  for (let group = 0; group < width; group++) {
    const profile = profileFor(store, group, facts)
    if (profile > 0xffff && store.rows instanceof Uint16Array) store.rows = new Int32Array(store.rows)
    store.rows[slot * width + group] = profile
    changeTotals(store, slot, profile, 1)
  }
}

export function removeFacets(store: FacetStore, slot: number): void {
  const width = store.groups.length
  for (let group = 0; group < width; group++) changeTotals(store, slot, store.rows[slot * width + group] ?? 0, -1)
}

function changeTotals({ profiles, totals, bits }: FacetStore, slot: number, profile: number, by: 1 | -1): void {
  for (let at = profiles.starts[profile] ?? 0; at < (profiles.starts[profile + 1] ?? 0); at++) {
    const value = profiles.values[at] ?? 0
    totals[value] = (totals[value] ?? 0) + by
    const cached = bits[value]
    if (cached) (by === 1 ? setBit : clearBit)(cached, slot)
  }
}

/** Slots that have the value, possibly including removed ones. */
export function bitsOfValue(store: FacetStore, name: FacetName, value: string, capacity: number): Bits {
  const facet = facetNames.indexOf(name)
  const number = store.numberOf[facet]?.get(value)
  if (number === undefined) return newBits(capacity)
  const cached = store.bits[number]
  if (cached) return cached
  const bits = scanForValue(store, store.groupOf[facet] ?? 0, number, capacity)
  store.bits[number] = bits
  return bits
}

function scanForValue({ profiles, rows, groups }: FacetStore, group: number, value: number, capacity: number): Bits {
  const { starts, values } = profiles
  const has = new Uint8Array(starts.length)
  for (let profile = 0; profile + 1 < starts.length; profile++)
    for (let at = starts[profile] ?? 0; at < (starts[profile + 1] ?? 0); at++)
      if (values[at] === value) has[profile] = 1
  const bits = newBits(capacity)
  for (let slot = 0; slot < capacity; slot++) if (has[rows[slot * groups.length + group] ?? 0] === 1) setBit(bits, slot)
  return bits
}

const collator = new Intl.Collator('en', { numeric: true })

/** Value numbers of a facet in display order. */
export function displayOrder(store: FacetStore, facet: number): Int32Array {
  const cached = store.displayOrders[facet]
  if (cached) return cached
  const { order = [] } = facetRule(facetNames[facet] as FacetName)
  const place = (value: string) => order.indexOf(value) + 1 || order.length + 1
  const sorted = [...(store.numberOf[facet] ?? [])]
    .toSorted(([one], [other]) => place(one) - place(other) || collator.compare(one, other))
    .map(([, number]) => number)
  const reading = new Int32Array(sorted)
  store.displayOrders[facet] = reading
  return reading
}
