import { type PlaceId, places } from '@tessera/domain/suitability/places'
import { type FacetName, facetNames } from '@tessera/search/facets/facet-table'
import { type Flag, type SearchQuery, type Sort, sorts } from '@tessera/search/query'
import type { Query } from '@tessera/server/call'
import { invalid } from '../../../kit/shop-error.ts'
import { priceGroupOf, type Visitor } from '../../../kit/visitor.ts'

const flags = ['clearance', 'everydayValue', 'featured', 'newArrival'] as const
const mostWords = 200
const mostPageSize = 96

/** Turns the address of a listing into a search query. Unknown values are refused, never guessed. */
export function searchQueryOf(query: Query, visitor: Visitor, isPlace: (id: string) => boolean): SearchQuery {
  const text = (name: string) => values(query, name)[0]?.slice(0, mostWords) || undefined
  const storeId = text('storeId')
  if (storeId !== undefined && !isPlace(storeId)) invalid('storeId', 'We couldn’t find that store.')
  return {
    priceGroup: priceGroupOf(visitor),
    page: wholeFrom(text('page'), 'page', 1, 10_000) ?? 1,
    pageSize: wholeFrom(text('pageSize'), 'pageSize', 1, mostPageSize) ?? 24,
    asTyped: text('asTyped') === 'true',
    ...maybe('text', text('q')),
    ...maybe('department', text('department')),
    ...maybe('category', text('category')),
    ...maybe('collection', text('collection')),
    ...maybe('sort', chosen(text('sort'), 'sort', sorts) as Sort | undefined),
    ...maybe('storeId', storeId),
    inStock: text('inStock') === 'true' && storeId !== undefined,
    ...maybe('enoughSqft', wholeFrom(text('enoughSqft'), 'enoughSqft', 1, 1_000_000)),
    filters: filtersOf(values(query, 'filter'), text('brand')),
    flags: values(query, 'flag').map((flag) => chosen(flag, 'flag', flags) as Flag),
    suitableFor: values(query, 'suitableFor').map(
      (place) => chosen(place, 'suitableFor', Object.keys(places)) as PlaceId,
    ),
    ranges: rangesOf(text('minPrice'), text('maxPrice')),
  }
}

const maybe = <K extends string, V>(name: K, value: V | undefined): { [Name in K]?: V } =>
  (value === undefined ? {} : { [name]: value }) as { [Name in K]?: V }

const values = (query: Query, name: string): string[] =>
  [query[name] ?? []]
    .flat()
    .filter((value) => value !== '')
    .slice(0, 50)

function wholeFrom(text: string | undefined, field: string, min: number, max: number): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return value
  return invalid(field, `Enter a whole number from ${min} to ${max}.`)
}

function chosen(text: string | undefined, field: string, known: readonly string[]): string | undefined {
  if (text === undefined || known.includes(text)) return text
  return invalid(field, `Choose one of ${known.join(', ')}.`)
}

/** `filter=material:Marble`, repeatable; several values of one facet match any of them. */
function filtersOf(pairs: readonly string[], brand: string | undefined): Partial<Record<FacetName, string[]>> {
  const filters: Partial<Record<FacetName, string[]>> = {}
  for (const pair of brand === undefined ? pairs : [...pairs, `brand:${brand}`]) {
    const [name = '', ...rest] = pair.split(':')
    const facet = chosen(name, 'filter', facetNames) as FacetName
    filters[facet] = [...(filters[facet] ?? []), rest.join(':').slice(0, 100)]
  }
  return filters
}

/** Dollars per square foot on the wire, whole cents inside. */
function rangesOf(min: string | undefined, max: string | undefined): NonNullable<SearchQuery['ranges']> {
  if (min === undefined && max === undefined) return {}
  return { pricePerSqft: { ...maybe('min', centsFrom(min, 'minPrice')), ...maybe('max', centsFrom(max, 'maxPrice')) } }
}

function centsFrom(text: string | undefined, field: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return invalid(field, 'Enter a dollar amount, for example 4.99.')
  const [dollars = '0', cents = ''] = text.split('.')
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}
