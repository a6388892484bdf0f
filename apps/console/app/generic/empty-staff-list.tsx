import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { type StaffListQuery, type StaffView, staffListHref } from './staff-views.ts'

interface Props<View extends string> {
  path: string
  views: readonly StaffView<View>[]
  query: StaffListQuery<View>
  /** One row of the list: `review`. */
  row: string
  /** Says what the search looks at. */
  searched: string
}

/** A list without rows: why, and the next step. */
export function EmptyStaffList<View extends string>({ path, views, query, row, searched }: Props<View>) {
  const { view, search } = query
  const [, label = '', empty = ''] = views.find(([name]) => name === view) ?? []
  if (!search) return <EmptyState title={`Nothing under “${label}”`}>{empty}</EmptyState>
  const isAll = view === views.at(-1)?.[0]
  return (
    <EmptyState
      title={`No ${row} for “${search}”`}
      action={
        isAll ? (
          <LinkButton href={path}>Clear the search</LinkButton>
        ) : (
          <LinkButton href={staffListHref(path, { view: views.at(-1)?.[0] ?? '', search })}>Search all</LinkButton>
        )
      }
    >
      {searched}
    </EmptyState>
  )
}
