import type { StaffOrderPage } from '@tessera/client/shop/types.gen'
import type { staffOrderViews } from '@tessera/contract/middleware/operator/order-models'

type View = (typeof staffOrderViews)[number]

/** Lists that staff open every day, each with what it says when it is empty. */
export const orderViews: readonly (readonly [view: View, label: string, empty: string])[] = [
  ['all', 'All', 'The first order will be listed here.'],
  ['to-pick', 'To pick', 'Every order is picked or on its way.'],
  ['late', 'Late', 'No promised day was missed.'],
  ['unpaid', 'Unpaid', 'Nothing is owed on any order.'],
  ['approvals', 'Approvals', 'No order waits for its company’s approval.'],
]

export type OrderRow = StaffOrderPage['items'][number]

/** The words of the address, without empty ones: a view is a link. */
export interface OrderListQuery {
  view: View
  search: string
  /** The number of one customer. */
  customer: string
  page: number
}

export function readOrderQuery(query: URLSearchParams): OrderListQuery {
  const [view = 'all'] = orderViews.find(([name]) => name === query.get('view')) ?? []
  const page = Number(query.get('page'))
  const word = (name: string) => (query.get(name) ?? '').trim()
  return {
    view,
    search: word('search'),
    customer: word('customer'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a list. */
export function orderListHref({ view, search, customer, page }: Partial<OrderListQuery>): string {
  const query = new URLSearchParams({
    ...(view && view !== 'all' && { view }),
    ...(search && { search }),
    ...(customer && { customer }),
    ...(page && page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `/orders?${query}` : '/orders'
}
