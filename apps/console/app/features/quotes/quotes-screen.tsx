import type { StaffQuotePage } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { StaffList } from '../../generic/staff-list.tsx'
import { type QuoteListQuery, quoteListHref, quoteViews } from './quote-views.ts'
import { QuotesTable } from './quotes-table.tsx'

interface Props {
  query: QuoteListQuery
  found: StaffQuotePage
  now: string
}

/** Quotes of all customers; what waits comes first, oldest first. */
export function QuotesScreen({ query, found, now }: Props) {
  const { view, search, customer } = query
  const { items } = found
  return (
    <StaffList
      title="Quotes"
      customer={customer}
      views={quoteViews.map(([name, label]) => ({
        href: quoteListHref({ view: name, search, customer }),
        label,
        isCurrent: name === view,
      }))}
      view={view === 'waiting' ? undefined : view}
      search={search}
      placeholder="Number, customer, person, job or PO"
      found={found}
      hrefOf={(page) => quoteListHref({ ...query, page })}
    >
      {items.length > 0 ? <QuotesTable rows={items} now={now} /> : <NoQuotes {...query} />}
    </StaffList>
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
