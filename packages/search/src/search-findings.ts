import { hasBit, listBits } from './bits.ts'
import { type ChosenFilters, type Constraint, chosenFiltersOf, constraintsOf, priceFilter } from './constraints.ts'
import { addFacetCounts, countFacetValues } from './facets/count-facet-values.ts'
import { type FacetListing, listFacets } from './facets/facet-listing.ts'
import { findHelpPages } from './help-index.ts'
import { type ConstraintMatches, listMissing, matchConstraints } from './match-constraints.ts'
import { borrowBits, returnBits } from './search-buffers.ts'
import type { HelpDocument } from './search-document.ts'
import type { SearchIndex } from './search-index.ts'
import type { FilterRelaxation, SearchQuery, UnderstoodFilter } from './search-query.ts'
import { bitsOfStore } from './store-stock.ts'
import type { QueryPlan } from './text/query-plan.ts'
import { type ReadText, readText } from './text/read-text.ts'
import { scoreSlots } from './text/score-slots.ts'
import { understoodFilters } from './text/understood-filters.ts'

/** The result of a search before sorting and paging. */
export interface SearchFindings {
  /** In ascending order. */
  slots: Int32Array
  /** Parallel to the slots; undefined without text. */
  scores: Float32Array | undefined
  facets: FacetListing
  priceRange: { min: number; max: number } | null
  inStockCount: number | null
  relax: FilterRelaxation[]
  plan: QueryPlan | undefined
  leftOut: string[]
  understood: UnderstoodFilter[]
  pages: HelpDocument[]
}

/** Cached, so that another page or sort order of the same selection needs no counting. */
export function findingsOf(index: SearchIndex, query: SearchQuery): SearchFindings {
  const { sort, page, pageSize, explain, ...selection } = query
  const key = JSON.stringify(selection)
  const cached = index.findings.find(key)
  if (cached) return cached
  const found = computeFindings(index, selection)
  // The lists live in the buffers; they are copied and cached only when a query repeats.
  if (!index.queriesSeenOnce.has(key)) rememberQuery(index, key)
  else index.findings.save(key, copyFindings(found))
  return found
}

const copyFindings = (found: SearchFindings): SearchFindings => ({
  ...found,
  slots: found.slots.slice(),
  scores: found.scores?.slice(),
  facets: { ...found.facets, counts: found.facets.counts.slice() },
})

const maxQueriesSeenOnce = 2_000

function rememberQuery({ queriesSeenOnce }: SearchIndex, key: string): void {
  if (queriesSeenOnce.size >= maxQueriesSeenOnce) queriesSeenOnce.clear()
  queriesSeenOnce.add(key)
}

function computeFindings(index: SearchIndex, query: SearchQuery): SearchFindings {
  const { buffers } = index
  returnBits(buffers)
  const chosen = chosenFiltersOf(query)
  const text = query.text?.trim() ? readQueryText(index, query, query.text, chosen) : undefined
  const constraints = constraintsOf(index, query, chosen)
  const divided = matchConstraints(text?.bits ?? index.live, constraints, buffers)
  const slots = listBits(divided.all, buffers.found)
  const { counts, priceRange, relax } = countAll(index, query, constraints, divided, slots)
  return {
    slots,
    scores: text && scoreSlots(index, text.satisfied, slots),
    facets: listFacets(index.facets, counts, chosen, query.facetLimit),
    priceRange,
    relax,
    inStockCount: query.storeId === undefined ? null : countInStore(index, query.storeId, slots),
    plan: text?.plan,
    leftOut: text?.leftOut ?? [],
    understood: text ? understoodFilters(text) : [],
    pages: text?.pages ?? [],
  }
}

type ReadQuery = ReadText & Pick<SearchFindings, 'pages'>

/** If a page has all the words, products that only mention them, or have only some, do not answer the question. */
function readQueryText(index: SearchIndex, query: SearchQuery, words: string, chosen: ChosenFilters): ReadQuery {
  const { asTyped, priceGroup } = query
  const read = readText(index, { text: words, asTyped, priceGroup, filtered: new Set(chosen.map(([name]) => name)) })
  const pages = findHelpPages(index.helpPages, words)
  if (pages.length > 0 && (read.isFromStories || read.leftOut.length > 0))
    return { ...read, bits: borrowBits(index.buffers), satisfied: [], leftOut: [], understood: [], pages }
  return { ...read, pages: pages.length > 0 ? pages : findHelpPages(index.helpPages, read.leftOut.join(' ')) }
}

interface Counted extends Pick<SearchFindings, 'priceRange' | 'relax'> {
  counts: Int32Array
}

/** Each facet and the price range ignore their own filter, so that a second value can be added to the first. */
function countAll(
  index: SearchIndex,
  query: SearchQuery,
  constraints: readonly Constraint[],
  divided: ConstraintMatches,
  slots: Int32Array,
): Counted {
  const counts = countFacetValues(index, divided.all, slots)
  const prices = index.columns.perSqft[query.priceGroup]
  let priceRange = widenRange(null, prices, slots)
  const relax: FilterRelaxation[] = []
  for (const constraint of constraints) {
    const { filter, values, facet } = constraint
    if (facet === undefined && filter !== priceFilter && slots.length > 0) continue
    const missing = listMissing(divided, constraint, index.buffers)
    if (facet !== undefined) addFacetCounts(counts, index.facets, facet, missing)
    if (filter === priceFilter) priceRange = widenRange(priceRange, prices, missing)
    if (slots.length === 0 && missing.length > 0) relax.push({ filter, values, total: missing.length })
  }
  return { counts, priceRange, relax: relax.sort((one, other) => other.total - one.total) }
}

function widenRange(
  range: SearchFindings['priceRange'],
  prices: Int32Array,
  slots: Int32Array,
): SearchFindings['priceRange'] {
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

function countInStore({ stores, buffers }: SearchIndex, storeId: string, slots: Int32Array): number {
  const bits = bitsOfStore(stores, storeId, buffers.capacity)
  let count = 0
  for (let at = 0; at < slots.length; at++) if (hasBit(bits, slots[at] ?? 0)) count++
  return count
}
