import type { DocumentQueryInput } from '@tessera/client/shop/types.gen'
import type { FilterKey } from '@tessera/contract/middleware/lists/models'
import { filterKeys, pageSizes } from '@tessera/contract/shop/constants'

/** The query of an account list, as encoded in its URL. */
export interface ListState {
  page: number
  size: number
  sort: { by: string; isAscending: boolean } | null
  scope: number
  /** Set if the list opens on another scope than 1; its URLs then always name the scope. */
  usualScope?: number | undefined
  filters: readonly { key: FilterKey; value: string }[]
}

/** Keys are the back office's; the parameter names in URLs are readable. */
export const filterNames: Record<FilterKey, string> = {
  STATUS: 'status',
  'MY STATUS_DUE': 'due',
  PERIODE: 'period',
  CHAR: 'q',
  SOLDTO: 'soldTo',
  SHIPTO: 'shipTo',
  ZZORDERTYPE: 'type',
  ZZDOCTYFI: 'document',
}

export const defaultPageSize = 10
const maxValueLength = 100
const scopes = [1, 2, 3]

/** Invalid values fall back to defaults, so that an old or broken URL still shows the list. */
export function listStateOf(query: URLSearchParams, usualScope = 1): ListState {
  const page = Number(query.get('page') ?? 1)
  const size = Number(query.get('size') ?? defaultPageSize)
  const scope = Number(query.get('scope') ?? usualScope)
  const sort = query.get('sort')?.slice(0, 40) ?? ''
  return {
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    size: pageSizes.some((one) => one === size) ? size : defaultPageSize,
    sort: sort ? { by: sort.replace(/^-/, ''), isAscending: !sort.startsWith('-') } : null,
    scope: scopes.includes(scope) ? scope : usualScope,
    ...(usualScope !== 1 && { usualScope }),
    filters: filterKeys.flatMap((key) => valuesOf(query, key).map((value) => ({ key, value }))),
  }
}

function valuesOf(query: URLSearchParams, key: FilterKey): string[] {
  const rawValues = query.getAll(filterNames[key]).map((value) => value.trim().slice(0, maxValueLength))
  const values = [...new Set(rawValues)].filter((value) => value !== '')
  if (key !== 'PERIODE') return values
  const between = daysBetween(query.get('from') ?? '', query.get('to') ?? '')
  return between ? [between] : values.slice(0, 1)
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** Combines two date fields into one period; a missing end is open, and text that is no date counts as missing. */
function daysBetween(...typed: [from: string, to: string]): string | undefined {
  const [from = '', to = ''] = typed.map((text) => (isDay(text) ? text : ''))
  if (!from && !to) return undefined
  return `${from || '2000-01-01'}..${to || '2099-12-31'}`
}

/** The query in the format of the shop's API. */
export const listQueryOf = ({ page, size, sort, scope, filters }: ListState): DocumentQueryInput => ({
  page,
  pageSize: size,
  scope,
  filters: filters.map(({ key, value }) => ({ key, value })),
  ...(sort && { sortBy: sort.by, sortDirection: sort.isAscending ? 'asc' : 'desc' }),
})

/** The shortest URL parameters for a state. Any change except the page itself resets to the first page. */
export function listParams(state: ListState, change: Partial<ListState> = {}): URLSearchParams {
  const { page, size, sort, scope, filters } = { ...state, ...('page' in change ? {} : { page: 1 }), ...change }
  const params = new URLSearchParams(filters.map(({ key, value }) => [filterNames[key], value]))
  if (sort) params.set('sort', `${sort.isAscending ? '' : '-'}${sort.by}`)
  if (scope !== 1 || state.usualScope) params.set('scope', String(scope))
  if (size !== defaultPageSize) params.set('size', String(size))
  if (page !== 1) params.set('page', String(page))
  return params
}

export function listHref(path: string, state: ListState, change: Partial<ListState> = {}): string {
  const text = listParams(state, change).toString()
  return text ? `${path}?${text}` : path
}

export const filterValue = (state: ListState, key: FilterKey): string =>
  state.filters.find((one) => one.key === key)?.value ?? ''
