import type { ReactNode } from 'react'
import { StaffList } from '../../generic/staff-list.tsx'

/** The words of the address of either list. */
export interface ObservedQuery {
  search: string
  page: number
}

interface Props {
  path: '/observed' | '/observed/recordings'
  query: ObservedQuery
  placeholder: string
  found: { totalCount: number; page: number; pageSize: number }
  children: ReactNode
}

export function observedHref(path: string, { search, page }: ObservedQuery): string {
  const words = new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) })
  return words.size > 0 ? `${path}?${words}` : path
}

const tabs = [
  { href: '/observed', label: 'Errors on pages' },
  { href: '/observed/recordings', label: 'Recordings' },
] as const

/** Two lists that browsers filled: errors, and recorded visits. */
export const ObservedList = ({ path, query, placeholder, found, children }: Props) => (
  <StaffList
    title="Errors and recordings"
    customer={undefined}
    views={tabs.map((tab) => ({ ...tab, isCurrent: tab.href === path }))}
    view={undefined}
    search={query.search}
    placeholder={placeholder}
    found={found}
    hrefOf={(page) => observedHref(path, { ...query, page })}
  >
    {children}
  </StaffList>
)
