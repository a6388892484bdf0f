import type { SearchRelaxation } from '@tessera/client/shop/types.gen'
import { ownValue } from '@tessera/contract/kit/own-value'
import { facetTitle } from './facet-labels.ts'
import { withoutParam } from './listing-params.ts'

/** Maps index fields to URL parameters where the names differ. */
const relaxableFilters: Record<string, { words: string; params: readonly string[] }> = {
  inStock: { words: 'in stock at my store', params: ['inStock'] },
  enoughSqft: { words: 'enough for my area', params: ['enoughSqft'] },
  pricePerSqft: { words: 'the price range', params: ['minPrice', 'maxPrice'] },
  department: { words: 'the department', params: ['department'] },
  category: { words: 'the category', params: ['category'] },
}

/** The name of a filter to remove, without its value, which anyone can write into an address; and the parameters without it. */
export function relaxFilters(
  params: URLSearchParams,
  { filter, values }: SearchRelaxation,
): { words: string; rest: URLSearchParams } {
  const known = ownValue(relaxableFilters, filter)
  const words = known?.words ?? `the ${facetTitle(filter).toLowerCase()} filter`
  let rest = params
  for (const name of known?.params ?? []) rest = withoutParam(rest, name)
  for (const value of values) rest = withoutParam(withoutParam(rest, filter, value), 'filter', `${filter}:${value}`)
  return { words, rest }
}
