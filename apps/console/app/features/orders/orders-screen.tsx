import type { StaffOrderPage } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Tabs } from '@tessera/ui/tabs'
import { Form } from 'react-router'
import { SearchField } from '../../generic/search-field.tsx'
import { type OrderListQuery, orderListHref, orderViews } from './order-views.ts'
import { OrdersTable } from './orders-table.tsx'

interface Props {
  query: OrderListQuery
  found: StaffOrderPage
  now: string
}

/** Orders of all customers; carts are not among them. */
export function OrdersScreen({ query, found: { items, totalCount, page, pageSize }, now }: Props) {
  const { view, search, customer } = query
  return (
    <div className="grid gap-4">
      <header>
        <h1 className="text-2xl">Orders</h1>
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
        tabs={orderViews.map(([name, label]) => ({
          href: orderListHref({ view: name, search, customer }),
          label,
          isCurrent: name === view,
        }))}
      />
      <Form role="search" key={search}>
        {view !== 'all' && <input type="hidden" name="view" value={view} />}
        {customer && <input type="hidden" name="customer" value={customer} />}
        <SearchField label="Search orders" placeholder="Number, name, phone, PO or job" search={search} />
      </Form>
      {items.length > 0 ? <OrdersTable caption="Orders" rows={items} now={now} /> : <NoOrders {...query} />}
      <Pagination
        page={page}
        pages={Math.ceil(totalCount / pageSize)}
        hrefOf={(number) => orderListHref({ ...query, page: number })}
      />
    </div>
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
