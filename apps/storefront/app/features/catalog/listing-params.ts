/** Every name a listing understands in its address, in the order it is written. */
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

/** Without what is empty, unknown or malformed: an address from outside never breaks a page. */
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

/** The address that shows less: one value of a name, or the whole name, taken away. Back on the first page. */
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

/** Only the words that were searched for are left. */
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
 * One filter is a page of its own, worth finding; combinations are endless and are not. Sort and store never make
 * another page.
 */
export function canonicalOf(path: string, params: URLSearchParams): { canonical: string; isHidden: boolean } {
  const isHidden = filterCount(params) > 1 || params.has('q')
  const kept = new URLSearchParams()
  const names = isHidden ? ['q'] : [...narrowing, 'page']
  for (const [name, value] of params) if (names.includes(name)) kept.append(name, value)
  return { canonical: hrefOf(path, kept), isHidden }
}
