import {
  defaultPageSize,
  type ListingParam,
  maxParamValues,
  repeatedParams,
  singleParams,
} from '@tessera/contract/shop/listing-names'
import { findParamProblem, parseListingQuery } from '@tessera/domain/catalog/listing-query'
import type { SearchQuery } from '@tessera/search/search-query'
import type { QueryParameters } from '@tessera/server/call'
import { invalid } from '../../../kit/shop-error.ts'
import { priceGroupOf, type Visitor } from '../../../kit/visitor.ts'

/** Turns the address of a listing into a search query. Unknown values are refused, never guessed. */
export function searchQueryOf(query: QueryParameters, visitor: Visitor, isPlace: (id: string) => boolean): SearchQuery {
  const valuesOf = (name: ListingParam): string[] => [query[name] ?? []].flat().filter((value) => value !== '')
  for (const name of singleParams) refuseMalformed(name, valuesOf(name).slice(0, 1))
  for (const name of repeatedParams) refuseMalformed(name, valuesOf(name).slice(0, maxParamValues))
  const listing = parseListingQuery(valuesOf)
  const { storeId } = listing
  if (storeId !== undefined && !isPlace(storeId)) invalid('storeId', 'We couldn’t find that store.')
  return { page: 1, pageSize: defaultPageSize, ...listing, priceGroup: priceGroupOf(visitor) }
}

function refuseMalformed(name: ListingParam, values: readonly string[]): void {
  for (const value of values) {
    const problem = findParamProblem(name, value)
    if (problem !== undefined) invalid(name, problem)
  }
}
