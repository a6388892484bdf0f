import type { Order } from '@tessera/client/platform/types.gen'
import { shopTimeZone } from '@tessera/domain/local-time'
import { centsOf, formatCount, formatMoment, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { StaffList } from '../../generic/staff-list.tsx'
import type { SupplierList, SupplierListQuery, SupplierOrderPage, SupplierPath } from './supplier-list.ts'
import { SupplierOrderMark } from './supplier-order-mark.tsx'

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
    <div className="overflow-x-auto">
      <Table caption={title} columns={columnsFor(list.path, found)} rows={found.items} keyOf={({ ID }) => ID ?? ''} />
    </div>
  </StaffList>
)

const columnsFor = (path: SupplierPath, { names }: SupplierOrderPage): TableColumn<Order>[] => [
  {
    key: 'number',
    header: 'Order',
    isRowHeader: true,
    card: 'title',
    cell: ({ ID }) => (
      <Link href={`${path}/${encodeURIComponent(ID ?? '')}`} data-row="" className="font-bold wrap-anywhere">
        {ID}
      </Link>
    ),
  },
  ...(path === '/forwarded' ? [supplierColumn(names)] : []),
  { key: 'status', header: 'Status', card: 'end', cell: (order) => <SupplierOrderMark {...order} /> },
  {
    key: 'submitted',
    header: 'Sent',
    card: 'note',
    cell: ({ DateSubmitted }) => DateSubmitted && formatMoment(DateSubmitted, shopTimeZone),
  },
  {
    key: 'lines',
    header: 'Lines',
    isNumber: true,
    card: 'hidden',
    cell: ({ LineItemCount }) => formatCount(LineItemCount),
  },
  {
    key: 'total',
    header: 'Total',
    isNumber: true,
    card: 'note-end',
    cell: ({ Total }) => formatMoney(centsOf(Total)),
  },
]

const supplierColumn = (names: Record<string, string>): TableColumn<Order> => ({
  key: 'supplier',
  header: 'Supplier',
  card: 'hidden',
  cell: ({ ToCompanyID }) =>
    ToCompanyID && (
      <Link href={`/r/suppliers/${encodeURIComponent(ToCompanyID)}`}>{names[ToCompanyID] ?? ToCompanyID}</Link>
    ),
})
