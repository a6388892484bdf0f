import type { StockHoldPage } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { formatCount, formatLongDay } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Table, type TableColumn } from '@tessera/ui/table'
import { ScreenPart } from '../../generic/screen-part.tsx'

type Hold = StockHoldPage['items'][number]

/** Open orders that hold boxes of the product, the oldest first. */
export function StockHolds({ holds }: { holds: StockHoldPage | 'unread' }) {
  if (holds === 'unread')
    return (
      <ScreenPart title="Orders that hold it">
        <Notice kind="warning">The orders couldn’t be read. Reload the page to try again.</Notice>
      </ScreenPart>
    )
  const { items, totalCount } = holds
  return (
    <ScreenPart title={`Orders that hold it (${formatCount(totalCount)})`}>
      {items.length === 0 ? (
        <p className="text-stone">No open order holds boxes of this product.</p>
      ) : (
        <div className="overflow-x-auto">
          <Table caption="Orders that hold it" columns={columns} rows={items} keyOf={({ number }) => number} />
        </div>
      )}
      {totalCount > items.length && <p className="text-stone">The oldest {formatCount(items.length)} are shown.</p>}
    </ScreenPart>
  )
}

const columns: readonly TableColumn<Hold>[] = [
  {
    key: 'number',
    header: 'Order',
    isRowHeader: true,
    card: 'title',
    cell: ({ number }) => (
      <Link href={`/orders/${encodeURIComponent(number)}`} className="font-bold">
        {number}
      </Link>
    ),
  },
  {
    key: 'customer',
    header: 'Customer',
    card: 'note',
    cell: ({ customer, customerNumber }) =>
      customerNumber ? <Link href={`/customers/${encodeURIComponent(customerNumber)}`}>{customer}</Link> : customer,
  },
  { key: 'boxes', header: 'Boxes', isNumber: true, card: 'end', cell: ({ boxes }) => formatCount(boxes) },
  { key: 'lots', header: 'Lot', card: 'hidden', cell: ({ lots }) => lots },
  { key: 'store', header: 'Store', card: 'hidden', cell: ({ storeName }) => storeName },
  {
    key: 'promised',
    header: 'Promised',
    card: 'note-end',
    cell: ({ promisedOn, isLate, status }) => (
      <span className="inline-flex flex-wrap gap-2">
        {promisedOn && formatLongDay(promisedOn)}
        {isLate && <Badge kind="warning">Late</Badge>}
        {status === 'awaiting-approval' && <Badge>Awaiting approval</Badge>}
      </span>
    ),
  },
]
