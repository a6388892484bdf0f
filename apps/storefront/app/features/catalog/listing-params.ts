import { repeatedParams } from '@tessera/contract/shop/listing-names'

const copyParams = (params: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(params)
  next.delete('page')
  return next
}

/** Removes one value of a parameter, or the whole parameter, and returns to page 1. */
export function withoutParam(params: URLSearchParams, name: string, value?: string): URLSearchParams {
  const next = copyParams(params)
  if (value === undefined) next.delete(name)
  else next.delete(name, value)
  return next
}

export function withValue(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = copyParams(params)
  if (!next.has(name, value)) next.append(name, value)
  return next
}

export function withPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = copyParams(params)
  if (page > 1) next.set('page', String(page))
  return next
}

/** Keeps only the search query. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams()
  for (const name of ['q', 'asTyped', 'sort']) {
    const value = params.get(name)
    if (value) next.set(name, value)
  }
  return next
}

export const hrefOf = (path: string, params: URLSearchParams): string =>
  params.size === 0 ? path : `${path}?${params.toString()}`

const narrowingParams: readonly string[] = [
  ...repeatedParams,
  'department',
  'category',
  'collection',
  'brand',
  'minPrice',
  'maxPrice',
  'inStock',
  'enoughSqft',
]

export const filterCount = (params: URLSearchParams): number =>
  [...params.keys()].filter((name) => narrowingParams.includes(name)).length

/**
 * A page with one filter is indexable; combinations are endless and are not. Sort and store never make a separate page.
 */
export function canonicalOf(path: string, params: URLSearchParams): { canonical: string; isHidden: boolean } {
  const isHidden = filterCount(params) > 1 || params.has('q')
  const canonicalParams = new URLSearchParams()
  const names = isHidden ? ['q'] : [...narrowingParams, 'page']
  for (const [name, value] of params) if (names.includes(name)) canonicalParams.append(name, value)
  return { canonical: hrefOf(path, canonicalParams), isHidden }
}
