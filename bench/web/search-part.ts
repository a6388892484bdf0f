import type { SearchQuery } from '@tessera/search/search-query'
import type { BenchRow } from '../row-runner.ts'
import { indexSeconds } from '../search.ts'
import { searchQueries, typedTexts } from '../search-queries.ts'

type SearchInput = Omit<SearchQuery, 'priceGroup'>

const path = '/api/search/products'

function addressOf(query: SearchInput): string {
  const params = new URLSearchParams()
  for (const name of ['department', 'category', 'sort', 'storeId'] as const)
    if (query[name]) params.set(name, query[name])
  if (query.text) params.set('q', query.text)
  if (query.inStock) params.set('inStock', 'true')
  if (query.enoughSqft) params.set('enoughSqft', String(query.enoughSqft))
  for (const [facet, values] of Object.entries(query.filters ?? {}))
    for (const value of values) params.append('filter', `${facet}:${value}`)
  for (const flag of query.flags ?? []) params.append('flag', flag)
  for (const place of query.suitableFor ?? []) params.append('suitableFor', place)
  return `${path}?${params}`
}

/** Each query on its first page, on its second, and by name if it has no sort: 44 addresses. */
export const searchAddresses = ['', '&page=2', '&sort=name'].flatMap((more) =>
  searchQueries.filter(({ sort }) => !(sort && more.includes('sort'))).map((query) => addressOf(query) + more),
)
const inTurn = (n: number) => ({ path: searchAddresses[(n * 17) % searchAddresses.length] ?? '' })
/** A unique maximum price makes every query uncached. */
const freshSearch = (n: number) => ({ path: `${inTurn(n).path}&maxPrice=${(500 + n / 100).toFixed(2)}` })

export const searchPart = (base: string): BenchRow[] => [
  {
    name: `search with all facets, ${searchAddresses.length} questions`,
    work: { url: base, next: inTurn },
    of: 'H',
    share: 5,
  },
  { name: 'search with all facets, never asked before', work: { url: base, next: freshSearch }, of: 'H', share: 5 },
  {
    name: `search, ${searchAddresses.length} questions, one connection`,
    work: { url: base, next: inTurn, connections: 1 },
    p95: 8,
  },
  {
    name: 'search, never asked before, one connection',
    work: { url: base, next: freshSearch, connections: 1 },
    p95: 8,
  },
  {
    name: 'suggestions while typing',
    work: {
      url: base,
      next: (n) => ({ path: `/api/search/suggest?q=${encodeURIComponent(typedTexts[n % typedTexts.length] ?? '')}` }),
    },
    of: 'H',
    share: 12,
  },
  { name: 'index of 10,000 products made', read: () => indexSeconds(10_000), unit: 's', bar: 10 },
]
