import type { Order } from '@tessera/client/platform/types.gen'
import { shopTimeZone } from '@tessera/domain/local-time'
import { centsOf, formatCount, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { formatMoment } from '../../generic/format-days.ts'
import { forwardedName } from './buyer-order-links.tsx'
import type { BuyerOrder } from './name-forwarded.server.ts'
import type { SupplierPath } from './supplier-list.ts'
import { SupplierOrderMark } from './supplier-order-mark.tsx'

interface Props {
  caption: string
  rows: readonly Order[]
  /** The buyers' orders behind them. */
  buyerOrders: Readonly<Record<string, readonly BuyerOrder[]>>
  path?: SupplierPath
  /** Names of suppliers by ID; without them there is no such column. */
  names?: Readonly<Record<string, string>> | undefined
}

/** Orders to suppliers, by the number of the buyer's order. */
export const ForwardedTable = ({ caption, rows, buyerOrders, path = '/forwarded', names }: Props) => (
  <div className="overflow-x-auto">
    <Table
      caption={caption}
      columns={[...nameColumns(path, buyerOrders), ...(names ? [supplierColumn(names)] : []), ...columns]}
      rows={rows}
      keyOf={({ ID }) => ID ?? ''}
    />
  </div>
)

const nameColumns = (path: SupplierPath, buyerOrders: Props['buyerOrders']): TableColumn<Order>[] => [
  {
    key: 'number',
    header: 'Order',
    isRowHeader: true,
    card: 'title',
    cell: ({ ID }) => (
      <Link href={`${path}/${encodeURIComponent(ID ?? '')}`} data-row="" className="font-bold wrap-anywhere">
        {forwardedName(buyerOrders[ID ?? ''], ID ?? '')}
      </Link>
    ),
  },
]

const supplierColumn = (names: Readonly<Record<string, string>>): TableColumn<Order> => ({
  key: 'supplier',
  header: 'Supplier',
  card: 'hidden',
  cell: ({ ToCompanyID }) =>
    ToCompanyID && (
      <Link href={`/suppliers/${encodeURIComponent(ToCompanyID)}`}>{names[ToCompanyID] ?? ToCompanyID}</Link>
    ),
})

const columns: readonly TableColumn<Order>[] = [
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
