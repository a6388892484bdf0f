import { type FacetName, facetNames } from '@tessera/contract/shop/listing-names'
import type { ChosenFilters } from '../constraints.ts'
import type { FacetResult } from '../search-query.ts'
import { selectSmallest } from '../select-smallest.ts'
import { displayOrder, type FacetStore } from './facet-store.ts'

/** The facets and values of a response, by value number; converted to objects or JSON on demand. */
export interface FacetListing {
  store: FacetStore
  counts: Int32Array
  chosen: ReadonlySet<number>
  facets: { name: FacetName; numbers: readonly number[]; size: number }[]
  text?: string
}

/** More than a page shows expanded; some facets have thousands of values. */
const defaultLimit = 50

export function listFacets(
  store: FacetStore,
  counts: Int32Array,
  picked: ChosenFilters,
  limit = defaultLimit,
): FacetListing {
  const chosen = new Set(picked.flatMap(([name, values]) => values.map((value) => numberOf(store, name, value))))
  const facets: FacetListing['facets'] = []
  for (let facet = 0; facet < facetNames.length; facet++) {
    const numbers: number[] = []
    const reading = displayOrder(store, facet)
    for (let place = 0; place < reading.length; place++) {
      const number = reading[place] ?? 0
      if ((counts[number] ?? 0) > 0 || (chosen.size > 0 && chosen.has(number))) numbers.push(number)
    }
    const name = facetNames[facet] as FacetName
    if (numbers.length > 0)
      facets.push({ name, numbers: topValues(numbers, counts, chosen, limit), size: numbers.length })
  }
  return { store, counts, chosen, facets }
}

const numberOf = (store: FacetStore, name: FacetName, value: string): number =>
  store.numberOf[facetNames.indexOf(name)]?.get(value) ?? -1

/** The values with the most products and the chosen ones, in display order. */
function topValues(
  numbers: readonly number[],
  counts: Int32Array,
  chosen: ReadonlySet<number>,
  limit: number,
): readonly number[] {
  if (numbers.length <= limit) return numbers
  const keys = new Float64Array(numbers.length)
  for (let place = 0; place < numbers.length; place++) keys[place] = -(counts[numbers[place] ?? 0] ?? 0)
  const most = new Set(selectSmallest(keys, limit))
  return numbers.filter((number, place) => most.has(place) || chosen.has(number))
}

export const facetResults = ({ store, counts, chosen, facets }: FacetListing): FacetResult[] =>
  facets.map(({ name, numbers, size }) => ({
    name,
    values: numbers.map((number) => ({
      value: store.valueNames[number] ?? '',
      count: counts[number] ?? 0,
      selected: chosen.has(number),
    })),
    size,
  }))

/** `JSON.stringify(facetResults(…))`, built from cached fragments. */
export function facetsJson(listing: FacetListing): string {
  listing.text ??= `[${listing.facets.map((facet) => facetJson(listing, facet)).join(',')}]`
  return listing.text
}

function facetJson(
  { store, counts, chosen }: FacetListing,
  { name, numbers, size }: FacetListing['facets'][number],
): string {
  let values = ''
  for (const number of numbers) {
    const comma = values === '' ? '' : ','
    values += `${comma}${store.jsonPrefixes[number]}${counts[number]},"selected":${chosen.has(number)}}`
  }
  return `{"name":"${name}","values":[${values}],"size":${size}}`
}
