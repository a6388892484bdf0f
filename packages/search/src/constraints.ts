import { type FacetName, facetNames } from '@tessera/contract/shop/listing-names'
import type { NumberRange } from '@tessera/domain/catalog/listing-query'
import { type Bits, setBit } from './bits.ts'
import { bitsOfValue } from './facets/facet-store.ts'
import { facetRule, isFacetName } from './facets/facet-table.ts'
import { borrowBits, unionBits } from './search-buffers.ts'
import type { SearchIndex } from './search-index.ts'
import type { SearchQuery } from './search-query.ts'
import { bitsOfLotsIn, bitsOfStore } from './store-stock.ts'

/** One condition a product must meet. Products that miss only this one are what relaxing it would show. */
export interface Constraint {
  filter: string
  values: string[]
  bits: Bits
  /** The facet whose counts ignore this constraint. */
  facet?: number
}

export const priceFilter = 'pricePerSqft'

export function constraintsOf(index: SearchIndex, query: SearchQuery, chosen: ChosenFilters): Constraint[] {
  return [
    ...sectionConstraints(index, query),
    ...filterConstraints(index, chosen),
    ...priceConstraints(index, query),
    ...stockConstraints(index, query),
  ]
}

function sectionConstraints(index: SearchIndex, query: SearchQuery): Constraint[] {
  return (['department', 'category', 'collection'] as const).flatMap((name) => {
    const value = query[name]
    if (value === undefined) return []
    return { filter: name, values: [value], bits: bitsOfValue(index.facets, name, value, index.columns.capacity) }
  })
}

export type ChosenFilters = readonly (readonly [FacetName, readonly string[]])[]

/** The filters, including flags and `suitableFor`, which are separate query fields. */
export function chosenFiltersOf({ filters = {}, flags = [], suitableFor = [] }: SearchQuery): ChosenFilters {
  const chosen = new Map<FacetName, Set<string>>()
  const choose = (name: string, values: readonly string[]) => {
    if (!isFacetName(name)) throw new RangeError(`${name} is not a facet.`)
    if (values.length > 0) chosen.set(name, new Set([...(chosen.get(name) ?? []), ...values]))
  }
  for (const [name, values] of Object.entries(filters)) choose(name, values)
  choose('flag', flags)
  choose('suitableFor', suitableFor)
  return [...chosen].map(([name, values]) => [name, [...values]])
}

function filterConstraints(index: SearchIndex, chosen: ChosenFilters): Constraint[] {
  return chosen.flatMap(([name, values]) => {
    const bitsOf = (value: string) => bitsOfValue(index.facets, name, value, index.columns.capacity)
    if (facetRule(name).every) return values.map((value) => ({ filter: name, values: [value], bits: bitsOf(value) }))
    const bits = unionBits(values.map(bitsOf), index.buffers)
    return { filter: name, values: [...values], bits, facet: facetNames.indexOf(name) }
  })
}

function priceConstraints(
  { columns, documents, buffers }: SearchIndex,
  { ranges, priceGroup }: SearchQuery,
): Constraint[] {
  const range = ranges?.pricePerSqft
  if (!range || (range.min === undefined && range.max === undefined)) return []
  const bits = borrowBits(buffers)
  const cents = columns.perSqft[priceGroup]
  const min = Math.max(0, range.min ?? 0)
  const max = range.max ?? Number.POSITIVE_INFINITY
  for (let slot = 0; slot < documents.length; slot++) {
    const price = cents[slot] ?? 0
    if (price >= min && price <= max) setBit(bits, slot)
  }
  return [{ filter: priceFilter, values: [formatRange(range)], bits }]
}

const formatRange = ({ min, max }: NumberRange): string => `${min ?? ''}-${max ?? ''}`

function stockConstraints(index: SearchIndex, { storeId, inStock, enoughSqft }: SearchQuery): Constraint[] {
  const { stores, buffers } = index
  const found: Constraint[] = []
  const here = inStock ? storeId : undefined
  if (here !== undefined)
    found.push({ filter: 'inStock', values: [here], bits: bitsOfStore(stores, here, buffers.capacity) })
  if (enoughSqft === undefined || enoughSqft <= 0) return found
  const area = Math.round(enoughSqft * 10_000)
  const bits = here === undefined ? bitsOfLots(index, area) : bitsOfLotsIn(stores, here, area, borrowBits(buffers))
  return [...found, { filter: 'enoughSqft', values: [String(enoughSqft)], bits }]
}

function bitsOfLots({ columns, documents, buffers }: SearchIndex, area: number): Bits {
  const bits = borrowBits(buffers)
  for (let slot = 0; slot < documents.length; slot++) if ((columns.lotArea[slot] ?? 0) >= area) setBit(bits, slot)
  return bits
}
