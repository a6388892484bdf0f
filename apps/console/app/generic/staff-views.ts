/** A view of a list: its word in the address, its label, and the sentence when it is empty. */
export type StaffView<View extends string> = readonly [view: View, label: string, empty: string]

/** The words of a list's address, without empty ones: a view is a link. */
export interface StaffListQuery<View extends string> {
  view: View
  search: string
  page: number
}

/** The first view is what waits; a search starts with `all`, which is the last one. */
export function readStaffListQuery<View extends string>(
  views: readonly [StaffView<View>, ...StaffView<View>[]],
  query: URLSearchParams,
): StaffListQuery<View> {
  const search = (query.get('search') ?? '').trim()
  const [usual] = (search && views.at(-1)) || views[0]
  const [view = usual] = views.find(([name]) => name === query.get('view')) ?? []
  const page = Number(query.get('page'))
  return { view, search, page: Number.isInteger(page) && page > 0 ? page : 1 }
}

/** The address of a list. */
export function staffListHref(path: string, { view, search, page }: Partial<StaffListQuery<string>>): string {
  const query = new URLSearchParams({
    ...(view && { view }),
    ...(search && { search }),
    ...(page && page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${path}?${query}` : path
}

/** The tabs of a list. */
export const staffViewTabs = <View extends string>(
  path: string,
  views: readonly StaffView<View>[],
  { view, search }: StaffListQuery<View>,
) =>
  views.map(([name, label]) => ({
    href: staffListHref(path, { view: name, search }),
    label,
    isCurrent: name === view,
  }))
