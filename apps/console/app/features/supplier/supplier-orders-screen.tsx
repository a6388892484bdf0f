import { StaffList } from '../../generic/staff-list.tsx'
import { ForwardedTable } from './forwarded-table.tsx'
import type { SupplierList, SupplierListQuery, SupplierOrderPage } from './supplier-list.ts'

interface Props {
  title: string
  list: SupplierList
  query: SupplierListQuery
  found: SupplierOrderPage
}

/** Orders to suppliers: all of them for the seller, its own for a supplier. */
export const SupplierOrdersScreen = ({ title, list, query, found }: Props) => (
  <StaffList
    title={title}
    list={list}
    query={query}
    placeholder="Order number or comments"
    found={found}
    row="order"
    searched="Order numbers and comments are searched."
  >
    <ForwardedTable
      caption={title}
      rows={found.items}
      buyerOrders={found.buyerOrders}
      path={list.path}
      names={list.path === '/forwarded' ? found.names : undefined}
    />
  </StaffList>
)
