import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { type Tab, Tabs } from '@tessera/ui/tabs'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { SavedViews } from './saved-views.tsx'
import { SearchField } from './search-field.tsx'

interface Props {
  title: string
  /** The number of a customer, if the list shows that customer alone. */
  customer: string | undefined
  views: Tab[]
  /** The view that a search stays in; unset for the first one. */
  view: string | undefined
  search: string
  /** Words that the search understands. */
  placeholder: string
  found: { totalCount: number; page: number; pageSize: number }
  hrefOf(page: number): string
  children: ReactNode
}

/** A list of staff work: views, search, rows and pages. */
export function StaffList({ title, customer, views, view, search, placeholder, found, hrefOf, children }: Props) {
  return (
    <div className="grid gap-4">
      <header>
        <h1 className="text-2xl">{title}</h1>
        <p className="text-stone">
          {formatCount(found.totalCount)} in this list
          {customer && (
            <>
              {', of '}
              <Link href={`/customers/${customer}`}>customer {customer}</Link> alone
            </>
          )}
        </p>
      </header>
      <Tabs label="Views" tabs={views} />
      <SavedViews />
      <Form role="search" aria-label={title} key={search}>
        {view && <input type="hidden" name="view" value={view} />}
        {customer && <input type="hidden" name="customer" value={customer} />}
        <SearchField label={`Search ${title.toLowerCase()}`} placeholder={placeholder} search={search} />
      </Form>
      {children}
      <Pagination page={found.page} pages={Math.ceil(found.totalCount / found.pageSize)} hrefOf={hrefOf} />
    </div>
  )
}
