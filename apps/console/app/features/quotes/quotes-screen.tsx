import type { StaffQuotePage } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Tabs } from '@tessera/ui/tabs'
import { Form } from 'react-router'
import { SearchField } from '../../generic/search-field.tsx'
import { type QuoteListQuery, quoteListHref, quoteViews } from './quote-views.ts'
import { QuotesTable } from './quotes-table.tsx'

interface Props {
  query: QuoteListQuery
  found: StaffQuotePage
  now: string
}

/** Quotes of all customers; what waits comes first, oldest first. */
export function QuotesScreen({ query, found: { items, totalCount, page, pageSize }, now }: Props) {
  const { view, search, customer } = query
  return (
    <div className="grid gap-4">
      <header>
        <h1 className="text-2xl">Quotes</h1>
        <p className="text-stone">
          {formatCount(totalCount)} in this list
          {customer && (
            <>
              {', of '}
              <Link href={`/customers/${customer}`}>customer {customer}</Link> alone
            </>
          )}
        </p>
      </header>
      <Tabs
        label="Views"
        tabs={quoteViews.map(([name, label]) => ({
          href: quoteListHref({ view: name, search, customer }),
          label,
          isCurrent: name === view,
        }))}
      />
      <Form role="search" aria-label="Quotes" key={search}>
        {view !== 'waiting' && <input type="hidden" name="view" value={view} />}
        {customer && <input type="hidden" name="customer" value={customer} />}
        <SearchField label="Search quotes" placeholder="Number, customer, person, job or PO" search={search} />
      </Form>
      {items.length > 0 ? <QuotesTable rows={items} now={now} /> : <NoQuotes {...query} />}
      <Pagination
        page={page}
        pages={Math.ceil(totalCount / pageSize)}
        hrefOf={(number) => quoteListHref({ ...query, page: number })}
      />
    </div>
  )
}

function NoQuotes({ view, search }: QuoteListQuery) {
  if (!search) {
    const [, label = '', empty = ''] = quoteViews.find(([name]) => name === view) ?? []
    return <EmptyState title={view === 'all' ? 'No quotes yet' : `Nothing under “${label}”`}>{empty}</EmptyState>
  }
  return (
    <EmptyState
      title={`No quote for “${search}”`}
      action={
        view === 'all' ? (
          <LinkButton href="/quotes">Show what waits</LinkButton>
        ) : (
          <LinkButton href={quoteListHref({ view: 'all', search })}>Search all quotes</LinkButton>
        )
      }
    >
      Numbers, customers, people, jobs and POs are searched.
    </EmptyState>
  )
}
