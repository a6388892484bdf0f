import type { StockHoldPage } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { formatCount, formatLongDay } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Pagination } from '@tessera/ui/pagination'
import { Table, type TableColumn } from '@tessera/ui/table'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { ProductStockView } from './product-stock.server.ts'
import { stockPageHref } from './stock-page-href.ts'

type Hold = StockHoldPage['items'][number]

interface Props {
  view: ProductStockView
  holds: StockHoldPage | 'unread'
}

/** Open orders that hold boxes of the product, the oldest first. */
export function StockHolds({ view: { productID, record, days, page: historyPage }, holds }: Props) {
  if (holds === 'unread')
    return (
      <ScreenPart title="Orders that reserve it">
        <Notice kind="warning">Orders couldn’t be loaded. Reload the page to try again.</Notice>
      </ScreenPart>
    )
  const { items, totalCount, page, pageSize } = holds
  const hrefOf = (one: number) => stockPageHref(productID, { record, days, page: historyPage, holds: one })
  return (
    <ScreenPart title={`Orders that reserve it (${formatCount(totalCount)})`}>
      {items.length === 0 ? (
        <p className="text-stone">
          {page > 1 ? 'This page is past the last order.' : 'No open order reserves this product.'}
        </p>
      ) : (
        <div className="overflow-x-auto">
          <Table caption="Orders that reserve it" columns={columns} rows={items} keyOf={({ number }) => number} />
        </div>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(totalCount / pageSize)}
        hrefOf={hrefOf}
        label="Pages of the orders that reserve it"
      />
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
