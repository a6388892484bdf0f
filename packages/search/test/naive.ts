import { type FacetName, facetNames } from '@tessera/contract/shop/listing-names'
import { facetRule, facetValues } from '../src/facets/facet-table.ts'
import { findCentsPerSqft } from '../src/prices.ts'
import type { SearchDocument } from '../src/search-document.ts'
import type { SearchQuery } from '../src/search-query.ts'

const known = new WeakMap<SearchDocument, Partial<Record<FacetName, readonly string[]>>>()

function valuesOf(document: SearchDocument): Partial<Record<FacetName, readonly string[]>> {
  const values =
    known.get(document) ?? Object.fromEntries(facetNames.map((name) => [name, facetValues(name, document.facts)]))
  known.set(document, values)
  return values
}

/** Naive filtering: slow and obviously correct. `without` names the filters to ignore. */
export function isFound(document: SearchDocument, query: SearchQuery, without?: string): boolean {
  const { facts } = document
  const { filters = {}, ranges, storeId, inStock, enoughSqft } = query
  const isPlaced = (['department', 'category', 'collection'] as const).every(
    (name) => query[name] === undefined || facts[name] === query[name],
  )
  const isChosen = (Object.keys(filters) as FacetName[]).every(
    (name) => name === without || hasChosen(name, valuesOf(document)[name] ?? [], filters[name]),
  )
  return (
    isPlaced &&
    isChosen &&
    (without === 'price' || isInRange(document, query.priceGroup, ranges?.pricePerSqft)) &&
    (!inStock ||
      storeId === undefined ||
      document.stock.some(({ location, boxes }) => location === storeId && boxes > 0)) &&
    (!enoughSqft || hasLot(document, enoughSqft, inStock ? storeId : undefined))
  )
}

function hasChosen(name: FacetName, own: readonly string[], chosen: readonly string[] | undefined): boolean {
  if (!chosen || chosen.length === 0) return true
  return facetRule(name).every
    ? chosen.every((value) => own.includes(value))
    : chosen.some((value) => own.includes(value))
}

function isInRange(
  { prices, facts }: SearchDocument,
  group: SearchQuery['priceGroup'],
  range?: { min?: number; max?: number },
): boolean {
  if (!range || (range.min === undefined && range.max === undefined)) return true
  const price = prices[group]
  const cents = price ? findCentsPerSqft(price.final, facts.units) : undefined
  return cents !== undefined && cents >= (range.min ?? 0) && cents <= (range.max ?? Number.POSITIVE_INFINITY)
}

function hasLot({ stock, facts }: SearchDocument, area: number, location: string | undefined): boolean {
  const perBox = Number(facts.units.sqftPerUnit ?? 0)
  return stock.some(
    (at) => (location === undefined || at.location === location) && at.largestLot * perBox >= area - 1e-9,
  )
}

export function recount(all: readonly SearchDocument[], query: SearchQuery): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of facetNames) {
    const without = facetRule(name).every ? undefined : name
    for (const document of all) {
      if (!isFound(document, query, without)) continue
      for (const value of valuesOf(document)[name] ?? []) {
        const key = `${name}: ${value}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
  }
  return counts
}
