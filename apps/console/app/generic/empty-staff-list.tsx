import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import type { ReactNode } from 'react'
import { type StaffListAddress, type StaffListQuery, staffListHref } from './staff-list-query.ts'

interface Props<View extends string> {
  list: StaffListAddress<View>
  query: StaffListQuery<View>
  /** One row of the list: `review`. */
  row: string
  /** Says what the search looks at. */
  searched: ReactNode
}

/** A list without rows: why, and the next step. */
export function EmptyStaffList<View extends string>({ list: { path, views }, query, row, searched }: Props<View>) {
  const { view, search } = query
  const [, label = '', empty = ''] = views.find(([name]) => name === view) ?? []
  const isAll = view === 'all'
  if (!search) return <EmptyState title={isAll ? `No ${row}s yet` : `Nothing under “${label}”`}>{empty}</EmptyState>
  return (
    <EmptyState
      title={`No ${row} for “${search}”`}
      action={
        isAll ? (
          <LinkButton href={path}>Clear the search</LinkButton>
        ) : (
          <LinkButton href={staffListHref(path, { view: 'all', search })}>Search all {row}s</LinkButton>
        )
      }
    >
      {searched}
    </EmptyState>
  )
}
