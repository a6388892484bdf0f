import type { StaffAccountPage } from '@tessera/client/shop/types.gen'
import type { staffAccountViews } from '@tessera/contract/middleware/operator/account-models'
import type { priceGroups } from '@tessera/contract/shop/constants'

type View = (typeof staffAccountViews)[number]

/** Lists that staff open every day, each with what it says when it is empty. */
export const customerViews: readonly (readonly [view: View, label: string, empty: string])[] = [
  ['all', 'All', 'The first customer will be listed here.'],
  ['owing', 'Owing', 'No customer owes anything.'],
  ['overdue', 'Overdue', 'Nothing is overdue.'],
  ['hold', 'On hold', 'No account is on hold.'],
  ['in-review', 'In review', 'No request for a Pro Account waits.'],
]

export type CustomerRow = StaffAccountPage['items'][number]

export interface CustomerListQuery {
  view: View
  search: string
  page: number
}

export const priceGroupLabels: Readonly<Record<(typeof priceGroups)[number], string>> = {
  RT: 'Retail',
  PG: 'Pro Gold',
  PP: 'Pro Platinum',
  PD: 'Pro Diamond',
}

export function readCustomerQuery(query: URLSearchParams): CustomerListQuery {
  const [view = 'all'] = customerViews.find(([name]) => name === query.get('view')) ?? []
  const page = Number(query.get('page'))
  return { view, search: (query.get('search') ?? '').trim(), page: Number.isInteger(page) && page > 0 ? page : 1 }
}

/** The address of a list: a view is a link. */
export function customerListHref({ view, search, page }: Partial<CustomerListQuery>): string {
  const query = new URLSearchParams({
    ...(view && view !== 'all' && { view }),
    ...(search && { search }),
    ...(page && page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `/customers?${query}` : '/customers'
}
