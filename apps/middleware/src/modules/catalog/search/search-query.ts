import { type PlaceId, places } from '@tessera/domain/suitability/places'
import { type FacetName, facetNames } from '@tessera/search/facets/facet-table'
import { type ProductFlag, type SearchQuery, type SearchSort, searchSorts } from '@tessera/search/search-query'
import type { QueryParameters } from '@tessera/server/call'
import { invalid } from '../../../kit/shop-error.ts'
import { priceGroupOf, type Visitor } from '../../../kit/visitor.ts'

const flags = ['clearance', 'everydayValue', 'featured', 'newArrival'] as const
const maxTextLength = 200
const maxPageSize = 96

/** Turns the address of a listing into a search query. Unknown values are refused, never guessed. */
export function searchQueryOf(query: QueryParameters, visitor: Visitor, isPlace: (id: string) => boolean): SearchQuery {
  const text = (name: string) => listValues(query, name)[0]?.slice(0, maxTextLength) || undefined
  const storeId = text('storeId')
  if (storeId !== undefined && !isPlace(storeId)) invalid('storeId', 'We couldn’t find that store.')
  return {
    priceGroup: priceGroupOf(visitor),
    page: parseWhole(text('page'), 'page', 1, 10_000) ?? 1,
    pageSize: parseWhole(text('pageSize'), 'pageSize', 1, maxPageSize) ?? 24,
    asTyped: text('asTyped') === 'true',
    ...optionalField('text', text('q')),
    ...optionalField('department', text('department')),
    ...optionalField('category', text('category')),
    ...optionalField('collection', text('collection')),
    ...optionalField('sort', checkChoice(text('sort'), 'sort', searchSorts) as SearchSort | undefined),
    ...optionalField('storeId', storeId),
    inStock: text('inStock') === 'true' && storeId !== undefined,
    ...optionalField('enoughSqft', parseWhole(text('enoughSqft'), 'enoughSqft', 1, 1_000_000)),
    filters: filtersOf(listValues(query, 'filter'), text('brand')),
    flags: listValues(query, 'flag').map((flag) => checkChoice(flag, 'flag', flags) as ProductFlag),
    suitableFor: listValues(query, 'suitableFor').map(
      (place) => checkChoice(place, 'suitableFor', Object.keys(places)) as PlaceId,
    ),
    ranges: rangesOf(text('minPrice'), text('maxPrice')),
  }
}

const optionalField = <K extends string, V>(name: K, value: V | undefined): { [Name in K]?: V } =>
  (value === undefined ? {} : { [name]: value }) as { [Name in K]?: V }

const listValues = (query: QueryParameters, name: string): string[] =>
  [query[name] ?? []]
    .flat()
    .filter((value) => value !== '')
    .slice(0, 50)

function parseWhole(text: string | undefined, field: string, min: number, max: number): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return value
  return invalid(field, `Enter a whole number from ${min} to ${max}.`)
}

function checkChoice(text: string | undefined, field: string, known: readonly string[]): string | undefined {
  if (text === undefined || known.includes(text)) return text
  return invalid(field, `Choose one of ${known.join(', ')}.`)
}

/** `filter=material:Marble`, repeatable; several values of one facet match any of them. */
function filtersOf(pairs: readonly string[], brand: string | undefined): Partial<Record<FacetName, string[]>> {
  const filters: Partial<Record<FacetName, string[]>> = {}
  for (const pair of brand === undefined ? pairs : [...pairs, `brand:${brand}`]) {
    const [name = '', ...rest] = pair.split(':')
    const facet = checkChoice(name, 'filter', facetNames) as FacetName
    filters[facet] = [...(filters[facet] ?? []), rest.join(':').slice(0, 100)]
  }
  return filters
}

/** Dollars per square foot on the wire, whole cents inside. */
function rangesOf(min: string | undefined, max: string | undefined): NonNullable<SearchQuery['ranges']> {
  if (min === undefined && max === undefined) return {}
  return {
    pricePerSqft: {
      ...optionalField('min', parseCents(min, 'minPrice')),
      ...optionalField('max', parseCents(max, 'maxPrice')),
    },
  }
}

function parseCents(text: string | undefined, field: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) return invalid(field, 'Enter a dollar amount, for example 4.99.')
  const [dollars = '0', cents = ''] = text.split('.')
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}
