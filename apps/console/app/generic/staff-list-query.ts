import type { Tab } from '@tessera/ui/tabs'

/** A view of a list: its word in the address, its label, and the sentence when it is empty. */
type StaffView<View extends string> = readonly [view: View, label: string, empty: string]

/** A list of staff work: its address, and its views, of which the first opens with it. */
export interface StaffListAddress<View extends string> {
  path: string
  views: readonly [StaffView<View>, ...StaffView<View>[]]
}

/** The words of a list's address, without empty ones: a view is a link. */
export interface StaffListQuery<View extends string> {
  view: View
  search: string
  /** The number of one customer. */
  customer: string
  page: number
}

/** A search and a customer start in `all`, if the list has it. */
export function readStaffListQuery<View extends string>(
  { views }: StaffListAddress<View>,
  query: URLSearchParams,
): StaffListQuery<View> {
  const word = (name: string) => (query.get(name) ?? '').trim()
  const named = (name: string) => views.find(([view]) => view === name)
  const [view] = named(word('view')) ?? (word('search') || word('customer') ? named('all') : undefined) ?? views[0]
  return { view, search: word('search'), customer: word('customer'), page: readPage(query) }
}

export function readPage(query: URLSearchParams, word = 'page'): number {
  const page = Number(query.get(word))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The address of a list. */
export function staffListHref(path: string, { view, search, customer, page }: Partial<StaffListQuery<string>>): string {
  const query = new URLSearchParams({
    ...(view && { view }),
    ...(search && { search }),
    ...(customer && { customer }),
    ...(page && page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${path}?${query}` : path
}

/** For a page beside the views of a list. */
export const noQuery = { view: '', search: '', customer: '' } as const

/** The tabs of a list. */
export const staffViewTabs = <View extends string>(
  { path, views }: StaffListAddress<View>,
  { view, search, customer }: Omit<StaffListQuery<string>, 'page'>,
): Tab[] =>
  views.map(([name, label]) => ({
    href: staffListHref(path, { view: name, search, customer }),
    label,
    isCurrent: name === view,
  }))
