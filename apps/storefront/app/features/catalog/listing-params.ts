/** All parameters of a listing URL, in the order they are written. */
const many = ['filter', 'flag', 'suitableFor'] as const
const single = [
  'q',
  'asTyped',
  'department',
  'category',
  'collection',
  'brand',
  'minPrice',
  'maxPrice',
  'storeId',
  'inStock',
  'enoughSqft',
  'sort',
  'page',
] as const

type Single = (typeof single)[number]

const shapes: Partial<Record<Single, RegExp>> = {
  asTyped: /^true$/,
  inStock: /^true$/,
  minPrice: /^\d{1,6}(\.\d{1,2})?$/,
  maxPrice: /^\d{1,6}(\.\d{1,2})?$/,
  enoughSqft: /^[1-9]\d{0,5}$/,
  page: /^[1-9]\d{0,3}$/,
}
const mostOfOne = 50
const longest = 200

/** Drops empty, unknown and malformed parameters, so that a foreign URL never breaks the page. */
export function cleanParams(given: URLSearchParams, isSort: (text: string) => boolean): URLSearchParams {
  const clean = new URLSearchParams()
  for (const name of single) {
    const value = (given.get(name) ?? '').trim().slice(0, longest)
    if (!value || shapes[name]?.test(value) === false) continue
    if (name === 'sort' && !isSort(value)) continue
    if (name === 'page' && value === '1') continue
    clean.set(name, value)
  }
  for (const name of many)
    for (const value of new Set(given.getAll(name).slice(0, mostOfOne))) if (value) clean.append(name, value)
  return clean
}

const copy = (params: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(params)
  next.delete('page')
  return next
}

/** Removes one value of a parameter, or the whole parameter, and returns to page 1. */
export function without(params: URLSearchParams, name: string, value?: string): URLSearchParams {
  const next = copy(params)
  if (value === undefined) next.delete(name)
  else next.delete(name, value)
  return next
}

export function withValue(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = copy(params)
  if (!next.has(name, value)) next.append(name, value)
  return next
}

export function onPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = copy(params)
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

const narrowing = [
  ...many,
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
  [...params.keys()].filter((name) => narrowing.includes(name)).length

/**
 * A page with one filter is indexable; combinations are endless and are not. Sort and store never make a separate page.
 */
export function canonicalOf(path: string, params: URLSearchParams): { canonical: string; isHidden: boolean } {
  const isHidden = filterCount(params) > 1 || params.has('q')
  const kept = new URLSearchParams()
  const names = isHidden ? ['q'] : [...narrowing, 'page']
  for (const [name, value] of params) if (names.includes(name)) kept.append(name, value)
  return { canonical: hrefOf(path, kept), isHidden }
}
