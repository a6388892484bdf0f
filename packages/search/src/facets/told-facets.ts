import type { Chosen } from '../constraints.ts'
import type { FacetResult } from '../query.ts'
import { selectSmallest } from '../select-smallest.ts'
import { type FacetStore, readingOrder } from './facet-store.ts'
import { type FacetName, facetNames } from './facet-table.ts'

/** The facets and values of a response, by value number; converted to objects or JSON on demand. */
export interface ToldFacets {
  store: FacetStore
  counts: Int32Array
  chosen: ReadonlySet<number>
  facets: { name: FacetName; numbers: readonly number[]; size: number }[]
  text?: string
}

/** More than a page shows expanded; some facets have thousands of values. */
const defaultLimit = 50

export function tellFacets(store: FacetStore, counts: Int32Array, picked: Chosen, limit = defaultLimit): ToldFacets {
  const chosen = new Set(picked.flatMap(([name, values]) => values.map((value) => numberOf(store, name, value))))
  const facets: ToldFacets['facets'] = []
  for (let facet = 0; facet < facetNames.length; facet++) {
    const numbers: number[] = []
    const reading = readingOrder(store, facet)
    for (let place = 0; place < reading.length; place++) {
      const number = reading[place] ?? 0
      if ((counts[number] ?? 0) > 0 || (chosen.size > 0 && chosen.has(number))) numbers.push(number)
    }
    const name = facetNames[facet] as FacetName
    if (numbers.length > 0) facets.push({ name, numbers: mostOf(numbers, counts, chosen, limit), size: numbers.length })
  }
  return { store, counts, chosen, facets }
}

const numberOf = (store: FacetStore, name: FacetName, value: string): number =>
  store.numberOf[facetNames.indexOf(name)]?.get(value) ?? -1

/** The values with the most products and the chosen ones, in display order. */
function mostOf(
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

export const facetResults = ({ store, counts, chosen, facets }: ToldFacets): FacetResult[] =>
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
export function facetsText(told: ToldFacets): string {
  told.text ??= `[${told.facets.map((facet) => facetText(told, facet)).join(',')}]`
  return told.text
}

function facetText(
  { store, counts, chosen }: ToldFacets,
  { name, numbers, size }: ToldFacets['facets'][number],
): string {
  let values = ''
  for (const number of numbers) {
    const comma = values === '' ? '' : ','
    values += `${comma}${store.openings[number]}${counts[number]},"selected":${chosen.has(number)}}`
  }
  return `{"name":"${name}","values":[${values}],"size":${size}}`
}
