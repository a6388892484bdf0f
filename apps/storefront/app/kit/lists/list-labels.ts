import type { DocumentFilters } from '@tessera/client/shop/types.gen'
import { formatCount, formatDay } from '@tessera/ui/format'
import { type ListState, listHref } from './list-state.ts'

interface Choice {
  value: string
  label: string
}
type Filter = DocumentFilters['filters'][number]

/** Ranges in days, then this year and the two before it. */
export const periodChoices = ({ values }: Filter, year: number): Choice[] => [
  ...values,
  ...[0, 1, 2].map((back) => ({ value: String(year - back), label: String(year - back) })),
]

export const isBetween = (period: string): boolean => /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/.test(period)

/** `2026-01-01..2026-03-31` as two dates; an open end is empty. */
export function datesIn(period: string): { from: string; to: string } {
  const [from = '', to = ''] = isBetween(period) ? period.split('..') : []
  return { from: from === '2000-01-01' ? '' : from, to: to === '2099-12-31' ? '' : to }
}

/** The active filters with their labels and the URL of the list without each. */
export function appliedFilters(path: string, state: ListState, filters: readonly Filter[]) {
  return state.filters.map((one) => {
    const filter = filters.find(({ key }) => key === one.key)
    const rest = state.filters.filter((other) => other !== one)
    return { label: filterLabel(one.value, filter), href: listHref(path, state, { filters: rest }) }
  })
}

/** Only search words are printed as typed: any other value of an address is named by the list, or not at all. */
function filterLabel(value: string, filter: Filter | undefined): string {
  if (!filter) return 'Filter'
  if (filter.kind === 'text') return `“${value}”`
  const known = filter.values.find((one) => one.value === value)?.label
  if (filter.kind === 'choice') return known ? `${filter.label}: ${known}` : filter.label
  return known ?? (isBetween(value) ? periodLabel(value) : yearLabel(value, filter))
}

const yearLabel = (value: string, { label }: Filter): string => (/^20\d\d$/.test(value) ? value : label)

function periodLabel(period: string): string {
  const { from, to } = datesIn(period)
  const day = (text: string) => formatDay(text, 0)
  if (!from) return `Until ${day(to)}`
  return to ? `${day(from)} to ${day(to)}` : `Since ${day(from)}`
}

/** `11–20 of 46 orders`. */
export function countLabel(page: { page: number; pageSize: number; totalCount: number }, noun: ItemNouns): string {
  const { totalCount, pageSize } = page
  const all = `${formatCount(totalCount)} ${totalCount === 1 ? noun.one : noun.many}`
  if (pageSize === -1 || totalCount <= pageSize) return all
  const first = (page.page - 1) * pageSize + 1
  if (first > totalCount) return all
  return `${formatCount(first)}–${formatCount(Math.min(first + pageSize - 1, totalCount))} of ${all}`
}

export interface ItemNouns {
  one: string
  many: string
}
