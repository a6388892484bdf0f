import type { StaffQuotePage } from '@tessera/client/shop/types.gen'
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
  return (
    <StaffList
      title="Quotes"
      list={quoteList}
      query={query}
      placeholder="Number, customer, person, job or PO"
      found={found}
      row="quote"
      searched="Numbers, customers, people, jobs and POs are searched."
    >
      <QuotesTable rows={found.items} now={now} />
    </StaffList>
  )
}
