import { LinkButton } from '@tessera/ui/button'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { type Tab, Tabs } from '@tessera/ui/tabs'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { EmptyStaffList } from './empty-staff-list.tsx'
import { SavedViews } from './saved-views.tsx'
import { SearchField } from './search-field.tsx'
import { type StaffListAddress, type StaffListQuery, staffListHref, staffViewTabs } from './staff-list-query.ts'

export interface StaffListProps<View extends string> {
  title: string
  list: StaffListAddress<View>
  query: StaffListQuery<View>
  /** The views, and pages beside them. */
  tabs?: readonly Tab[]
  /** Words that the search understands. */
  placeholder: string
  /** Says what the search looks at. */
  searched: ReactNode
  /** One row of the list: `review`. */
  row: string
  found: {
    items: readonly unknown[]
    totalCount: number
    page: number
    pageSize: number
    /** More rows match than were counted. */
    isCapped?: boolean
  }
  /** The button of the list, such as to create a row. */
  action?: ReactNode
  /** The list can be had as a file for spreadsheets. */
  hasFile?: boolean
  /** Stands above the rows, and also without any. */
  above?: ReactNode
  /** The rows; without any the list says why, and the next step. */
  children: ReactNode
}

/** A list of staff work: views, search, rows and pages. */
export function StaffList<View extends string>(props: StaffListProps<View>) {
  const {
    title,
    list,
    query,
    tabs = staffViewTabs(list, query),
    placeholder,
    found,
    action,
    hasFile = false,
    above,
    children,
  } = props
  const { view, search, customer } = query
  return (
    <div className="grid gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-2xl">{title}</h1>
          <p className="text-stone">
            {found.isCapped && 'More than '}
            {formatCount(found.totalCount)} in this list
            {customer && (
              <>
                {', of '}
                <Link href={`/customers/${customer}`}>customer {customer}</Link> alone
              </>
            )}
          </p>
        </div>
        {action}
        {hasFile && found.items.length > 0 && (
          <LinkButton href={staffListHref(`/file${list.path}`, { view, search, customer })} download="">
            Export
          </LinkButton>
        )}
      </header>
      {tabs.length > 1 && <Tabs label="Views" tabs={tabs} />}
      <SavedViews />
      <Form role="search" aria-label={title} key={search}>
        {view !== list.views[0][0] && <input type="hidden" name="view" value={view} />}
        {customer && <input type="hidden" name="customer" value={customer} />}
        <SearchField label={`Search ${title.toLowerCase()}`} placeholder={placeholder} search={search} />
      </Form>
      {above}
      {found.items.length > 0 ? children : <EmptyStaffList {...props} />}
      <Pagination
        page={found.page}
        pages={Math.ceil(found.totalCount / found.pageSize)}
        hrefOf={(page) => staffListHref(list.path, { ...query, page })}
      />
      {found.isCapped && <p className="text-stone">There are more. A longer search text finds fewer.</p>}
    </div>
  )
}
