import type { StaffOrderPage } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { StaffList } from '../../generic/staff-list.tsx'
import { type OrderListQuery, orderListHref, orderViews } from './order-views.ts'
import { OrdersTable } from './orders-table.tsx'

interface Props {
  query: OrderListQuery
  found: StaffOrderPage
  now: string
}

/** Orders of all customers; carts are not among them. */
export function OrdersScreen({ query, found, now }: Props) {
  const { view, search, customer } = query
  const { items } = found
  return (
    <StaffList
      title="Orders"
      customer={customer}
      views={orderViews.map(([name, label]) => ({
        href: orderListHref({ view: name, search, customer }),
        label,
        isCurrent: name === view,
      }))}
      view={view === 'all' ? undefined : view}
      search={search}
      placeholder="Number, name, phone, PO or job"
      found={found}
      hrefOf={(page) => orderListHref({ ...query, page })}
    >
      {items.length > 0 ? <OrdersTable caption="Orders" rows={items} now={now} /> : <NoOrders {...query} />}
    </StaffList>
  )
}

function NoOrders({ view, search }: OrderListQuery) {
  if (!search) {
    const [, label = '', empty = ''] = orderViews.find(([name]) => name === view) ?? []
    return <EmptyState title={view === 'all' ? 'No orders yet' : `Nothing under “${label}”`}>{empty}</EmptyState>
  }
  return (
    <EmptyState
      title={`No order for “${search}”`}
      action={
        view === 'all' ? (
          <LinkButton href="/orders">Show all orders</LinkButton>
        ) : (
          <LinkButton href={orderListHref({ search })}>Search all orders</LinkButton>
        )
      }
    >
      Numbers, POs, jobs, names, emails and phone numbers are searched. Carts are not orders yet.
    </EmptyState>
  )
}
