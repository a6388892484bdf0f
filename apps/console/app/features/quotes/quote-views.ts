import type { StaffQuotePage } from '@tessera/client/shop/types.gen'
import type { staffQuoteViews } from '@tessera/contract/middleware/operator/quote-models'

type View = (typeof staffQuoteViews)[number]

/** Lists that staff open every day, each with what it says when it is empty. */
export const quoteViews: readonly (readonly [view: View, label: string, empty: string])[] = [
  ['waiting', 'Waiting', 'Every request has its offer.'],
  ['offered', 'Offered', 'No offer waits for a customer.'],
  ['declined', 'Declined', 'No quote was declined.'],
  ['expired', 'Expired', 'No offer has expired.'],
  ['all', 'All', 'The first quote will be listed here.'],
]

export type QuoteRow = StaffQuotePage['items'][number]

/** The words of the address, without empty ones: a view is a link. */
export interface QuoteListQuery {
  view: View
  search: string
  /** The number of one customer. */
  customer: string
  page: number
}

/** Requests that wait are the inbox; a search or a customer starts with all quotes. */
export function readQuoteQuery(query: URLSearchParams): QuoteListQuery {
  const word = (name: string) => (query.get(name) ?? '').trim()
  const usual = word('search') || word('customer') ? 'all' : 'waiting'
  const [view = usual] = quoteViews.find(([name]) => name === query.get('view')) ?? []
  const page = Number(query.get('page'))
  return {
    view,
    search: word('search'),
    customer: word('customer'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a list. */
export function quoteListHref({ view, search, customer, page }: Partial<QuoteListQuery>): string {
  const query = new URLSearchParams({
    ...(view && { view }),
    ...(search && { search }),
    ...(customer && { customer }),
    ...(page && page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `/quotes?${query}` : '/quotes'
}
