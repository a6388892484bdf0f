import type { ReactNode } from 'react'
import { StaffList } from '../../generic/staff-list.tsx'
import type { StaffListAddress } from '../../generic/staff-list-query.ts'
import { errorList, type ObservedQuery, recordingList } from './observed-lists.ts'

interface Props {
  list: StaffListAddress<'all'>
  query: ObservedQuery
  placeholder: string
  found: { totalCount: number; page: number; pageSize: number }
  children: ReactNode
}

/** Errors or recorded visits, with a tab for the other. */
export const ObservedList = ({ list, ...rest }: Props) => (
  <StaffList
    title="Errors and recordings"
    list={list}
    tabs={[errorList, recordingList].map(({ path, views: [[, label]] }) => ({
      href: path,
      label,
      isCurrent: path === list.path,
    }))}
    {...rest}
  />
)
