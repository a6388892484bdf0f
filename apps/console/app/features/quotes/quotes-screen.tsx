import type { StaffQuotePage } from '@tessera/client/shop/types.gen'
import { EmptyStaffList } from '../../generic/empty-staff-list.tsx'
import { StaffList } from '../../generic/staff-list.tsx'
import { type QuoteListQuery, quoteList } from './quote-list.ts'
import { QuotesTable } from './quotes-table.tsx'

interface Props {
  query: QuoteListQuery
  found: StaffQuotePage
  now: string
}

/** Quotes of all customers; what waits comes first, oldest first. */
export function QuotesScreen({ query, found, now }: Props) {
  const { items } = found
  return (
    <StaffList
      title="Quotes"
      list={quoteList}
      query={query}
      placeholder="Number, customer, person, job or PO"
      found={found}
    >
      {items.length > 0 ? (
        <QuotesTable rows={items} now={now} />
      ) : (
        <EmptyStaffList
          list={quoteList}
          query={query}
          row="quote"
          searched="Numbers, customers, people, jobs and POs are searched."
        />
      )}
    </StaffList>
  )
}
