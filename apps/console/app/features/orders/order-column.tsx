import { Link } from '@tessera/ui/link'
import type { TableColumn } from '@tessera/ui/table'

/** The number of an order, which leads to it and names its row. */
export const orderColumn: TableColumn<{ number: string }> = {
  key: 'number',
  header: 'Order',
  isRowHeader: true,
  card: 'title',
  cell: ({ number }) => (
    <Link href={`/orders/${number}`} data-row="" className="tabular font-bold">
      {number}
    </Link>
  ),
}
