import {
  type FacetName,
  facetNames,
  type ListingParam,
  maxPageSize,
  maxParamLength,
  maxParamValues,
  type ProductFlag,
  productFlags,
  type SearchSort,
  searchSorts,
} from '@tessera/contract/shop/listing-names'
import { type PlaceId, placeIds } from '../suitability/places.ts'

export interface NumberRange {
  min?: number
  max?: number
}

/** The products of a listing: search text, filters, sort and page. */
export interface ListingQuery {
  text?: string
  /** "Search instead for heringbone": disables spelling correction. */
  asTyped?: boolean
  /** The page's own section. Unlike filters, it also limits the counts of its facet. */
  department?: string
  category?: string
  collection?: string
  /** Values of one facet are combined with OR, facets with AND. */
  filters?: Partial<Record<FacetName, readonly string[]>>
  flags?: readonly ProductFlag[]
  /** Combined with AND. */
  suitableFor?: readonly PlaceId[]
  /** Whole cents per square foot of the price group's price today, inclusive. */
  ranges?: { pricePerSqft?: NumberRange }
  /** The caller's store. Always counted; filters only with `inStock`, which also limits `enoughSqft` to it. */
  storeId?: string
  inStock?: boolean
  /** A single lot must cover this many square feet. */
  enoughSqft?: number
  sort?: SearchSort
  /** 1-based. */
  page?: number
  pageSize?: number
}

type ParamCheck = (value: string) => string | undefined

const oneOf =
  (known: readonly string[]): ParamCheck =>
  (value) =>
    known.includes(value) ? undefined : `Choose one of ${known.join(', ')}.`

const wholeNumber =
  (max: number): ParamCheck =>
  (value) =>
    /^[1-9]\d*$/.test(value) && Number(value) <= max ? undefined : `Enter a whole number from 1 to ${max}.`

const dollars: ParamCheck = (value) =>
  /^\d{1,6}(\.\d{1,2})?$/.test(value) ? undefined : 'Enter a dollar amount, for example 4.99.'

const yesOrNo = oneOf(['true', 'false'])
const facetName = oneOf(facetNames)

/** Parameters without a check take any text. */
const paramChecks: Partial<Record<ListingParam, ParamCheck>> = {
  asTyped: yesOrNo,
  inStock: yesOrNo,
  minPrice: dollars,
  maxPrice: dollars,
  enoughSqft: wholeNumber(1_000_000),
  sort: oneOf(searchSorts),
  page: wholeNumber(10_000),
  pageSize: wholeNumber(maxPageSize),
  filter: (pair) => facetName(splitFilter(pair)[0]),
  flag: oneOf(productFlags),
  suitableFor: oneOf(placeIds),
}

/** Says how to correct a malformed value; undefined for a valid one. */
export const findParamProblem = (name: ListingParam, value: string): string | undefined => paramChecks[name]?.(value)

/** Reads parameters without problems; others must be refused or dropped before. */
export function parseListingQuery(valuesOf: (name: ListingParam) => readonly string[]): ListingQuery {
  const all = (name: ListingParam) => valuesOf(name).slice(0, maxParamValues)
  const text = (name: ListingParam) => valuesOf(name)[0]?.slice(0, maxParamLength)
  const number = (name: ListingParam) => (text(name) === undefined ? undefined : Number(text(name)))
  const brand = text('brand')
  return withoutUndefined({
    text: text('q'),
    asTyped: text('asTyped') === 'true',
    department: text('department'),
    category: text('category'),
    collection: text('collection'),
    filters: groupFilters(brand === undefined ? all('filter') : [...all('filter'), `brand:${brand}`]),
    flags: all('flag') as readonly ProductFlag[],
    suitableFor: all('suitableFor') as readonly PlaceId[],
    ranges: { pricePerSqft: priceRangeOf(parseCents(text('minPrice')), parseCents(text('maxPrice'))) },
    storeId: text('storeId'),
    inStock: text('inStock') === 'true' && text('storeId') !== undefined,
    enoughSqft: number('enoughSqft'),
    sort: text('sort') as SearchSort | undefined,
    page: number('page'),
    pageSize: number('pageSize'),
  })
}

/** Ends that were typed the wrong way around are swapped. */
function priceRangeOf(min: number | undefined, max: number | undefined): NumberRange {
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min }
  return withoutUndefined({ min, max })
}

type WithoutUndefined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> }

const withoutUndefined = <T extends object>(fields: T): WithoutUndefined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>

const splitFilter = (pair: string): [name: string, value: string] => {
  const [name = '', ...rest] = pair.split(':')
  return [name, rest.join(':').slice(0, 100)]
}

/** `filter=material:Marble`, repeatable; several values of one facet match any of them. */
function groupFilters(pairs: readonly string[]): Partial<Record<FacetName, string[]>> {
  const filters: Partial<Record<FacetName, string[]>> = {}
  for (const [name, value] of pairs.map(splitFilter)) {
    const facet = name as FacetName
    filters[facet] = [...(filters[facet] ?? []), value]
  }
  return filters
}

/** Dollars per square foot in a URL, whole cents inside. */
function parseCents(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const [whole = '0', cents = ''] = text.split('.')
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}
