import type { StaffDocumentPage } from '@tessera/client/shop/types.gen'
import type { staffDocumentViews } from '@tessera/contract/middleware/operator/document-models'

type View = (typeof staffDocumentViews)[number]

/** Lists that staff open every day, each with what it says when it is empty. */
export const moneyViews: readonly (readonly [view: View, label: string, empty: string])[] = [
  ['open', 'Open', 'Every invoice is paid.'],
  ['overdue', 'Overdue', 'Nothing is overdue.'],
  ['disputed', 'In dispute', 'No dispute waits for an answer.'],
  ['credits', 'Credits to apply', 'Every payment and credit is applied.'],
  ['payments', 'Payments', 'No payment was posted yet.'],
  ['all', 'All', 'The first document will be listed here.'],
]

export type MoneyRow = StaffDocumentPage['items'][number]

/** The words of the address, without empty ones: a view is a link. */
export interface MoneyListQuery {
  view: View
  search: string
  /** The number of one customer. */
  customer: string
  page: number
}

/** Open debts come first; a search starts with all documents. */
export function readMoneyQuery(query: URLSearchParams): MoneyListQuery {
  const word = (name: string) => (query.get(name) ?? '').trim()
  const usual = word('search') ? 'all' : 'open'
  const [view = usual] = moneyViews.find(([name]) => name === query.get('view')) ?? []
  return { view, search: word('search'), customer: word('customer'), page: readPage(query) }
}

export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The address of a list. */
export function moneyListHref({ view, search, customer, page }: Partial<MoneyListQuery>): string {
  const query = new URLSearchParams({
    ...(view && { view }),
    ...(search && { search }),
    ...(customer && { customer }),
    ...(page && page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `/money?${query}` : '/money'
}
