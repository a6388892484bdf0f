import type { StaffOrderPage } from '@tessera/client/shop/types.gen'
import { StaffList } from '../../generic/staff-list.tsx'
import { type OrderListQuery, orderList } from './order-list.ts'
import { OrdersTable } from './orders-table.tsx'

interface Props {
  query: OrderListQuery
  found: StaffOrderPage
  now: string
}

/** Orders of all customers; carts are not among them. */
export function OrdersScreen({ query, found, now }: Props) {
  return (
    <StaffList
      title="Orders"
      list={orderList}
      query={query}
      placeholder="Number, name, phone, PO or job"
      found={found}
      row="order"
      hasFile
      searched="Numbers, POs, jobs, names, emails and phone numbers are searched. Carts are not orders yet."
    >
      <OrdersTable caption="Orders" rows={found.items} now={now} />
    </StaffList>
  )
}
