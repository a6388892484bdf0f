import { hasBit, listBits } from './bits.ts'
import { type Constraint, chosenValues, constraintsOf, priceFilter } from './constraints.ts'
import { type Divided, divide, listMissing } from './divide.ts'
import { addCountsOfFacet, countFound } from './facets/count-values.ts'
import { type ToldFacets, tellFacets } from './facets/told-facets.ts'
import type { Relaxation, SearchQuery } from './query.ts'
import { returnBits } from './scratch.ts'
import type { SearchIndex } from './search-index.ts'
import { bitsOfStore } from './store-stock.ts'
import type { Plan } from './text/plan.ts'
import { readText } from './text/read-text.ts'
import { scoreSlots } from './text/score-slots.ts'

/** The result of a search before sorting and paging. */
export interface Findings {
  /** In ascending order. */
  slots: Int32Array
  /** Parallel to the slots; undefined without text. */
  scores: Float32Array | undefined
  facets: ToldFacets
  priceRange: { min: number; max: number } | null
  inStockCount: number | null
  relax: Relaxation[]
  plan: Plan | undefined
  leftOut: string[]
}

/** Cached, so that another page or sort order of the same selection needs no counting. */
export function findingsOf(index: SearchIndex, query: SearchQuery): Findings {
  const { sort, page, pageSize, explain, ...selection } = query
  const key = JSON.stringify(selection)
  const kept = index.findings.find(key)
  if (kept) return kept
  const found = find(index, selection)
  // The lists are scratch memory; they are copied and cached only when a query repeats.
  if (!index.askedOnce.has(key)) rememberAsked(index, key)
  else index.findings.save(key, copied(found))
  return found
}

const copied = (found: Findings): Findings => ({
  ...found,
  slots: found.slots.slice(),
  scores: found.scores?.slice(),
  facets: { ...found.facets, counts: found.facets.counts.slice() },
})

const mostAsked = 2_000

function rememberAsked({ askedOnce }: SearchIndex, key: string): void {
  if (askedOnce.size >= mostAsked) askedOnce.clear()
  askedOnce.add(key)
}

function find(index: SearchIndex, query: SearchQuery): Findings {
  const { scratch } = index
  returnBits(scratch)
  const text = query.text?.trim() ? readText(index, query.text, query.asTyped) : undefined
  const chosen = chosenValues(query)
  const constraints = constraintsOf(index, query, chosen)
  const divided = divide(text?.bits ?? index.live, constraints, scratch)
  const slots = listBits(divided.all, scratch.found)
  const { counts, priceRange, relax } = countAll(index, query, constraints, divided, slots)
  return {
    slots,
    scores: text && scoreSlots(index, text.kept, slots),
    facets: tellFacets(index.facets, counts, chosen, query.facetLimit),
    priceRange,
    relax,
    inStockCount: query.storeId === undefined ? null : countInStore(index, query.storeId, slots),
    plan: text?.plan,
    leftOut: text?.leftOut ?? [],
  }
}

interface Counted extends Pick<Findings, 'priceRange' | 'relax'> {
  counts: Int32Array
}

/** Each facet and the price range ignore their own filter, so that a second value can be added to the first. */
function countAll(
  index: SearchIndex,
  query: SearchQuery,
  constraints: readonly Constraint[],
  divided: Divided,
  slots: Int32Array,
): Counted {
  const counts = countFound(index, divided.all, slots)
  const prices = index.columns.perSqft[query.priceGroup]
  let priceRange = widened(null, prices, slots)
  const relax: Relaxation[] = []
  for (const constraint of constraints) {
    const { filter, values, facet } = constraint
    if (facet === undefined && filter !== priceFilter && slots.length > 0) continue
    const missing = listMissing(divided, constraint, index.scratch)
    if (facet !== undefined) addCountsOfFacet(counts, index.facets, facet, missing)
    if (filter === priceFilter) priceRange = widened(priceRange, prices, missing)
    if (slots.length === 0 && missing.length > 0) relax.push({ filter, values, total: missing.length })
  }
  return { counts, priceRange, relax: relax.sort((one, other) => other.total - one.total) }
}

function widened(range: Findings['priceRange'], prices: Int32Array, slots: Int32Array): Findings['priceRange'] {
  let min = range?.min ?? Number.MAX_SAFE_INTEGER
  let max = range?.max ?? 0
  for (let at = 0; at < slots.length; at++) {
    const price = prices[slots[at] ?? 0] ?? 0
    if (price < 0) continue
    if (price < min) min = price
    if (price > max) max = price
  }
  return min > max ? null : { min, max }
}

function countInStore({ stores, scratch }: SearchIndex, storeId: string, slots: Int32Array): number {
  const bits = bitsOfStore(stores, storeId, scratch.capacity)
  let count = 0
  for (let at = 0; at < slots.length; at++) if (hasBit(bits, slots[at] ?? 0)) count++
  return count
}
