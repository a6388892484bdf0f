import type { OrderRow } from '@tessera/client/shop/types.gen'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import type { ListColumn } from './list-columns.ts'
import { orderHref } from './order-href.ts'
import { OrderStatus } from './order-status.tsx'

const small = 'block text-sm text-stone'

const numberColumn: ListColumn<OrderRow> = {
  key: 'number',
  header: 'Order',
  sort: 'number',
  isRowHeader: true,
  cell: ({ number, isReferred, origin }) => (
    <span>
      {isReferred ? number : <Link href={orderHref(number)}>{number}</Link>}
      {origin !== 'web' && <span className={small}>{origins[origin]}</span>}
    </span>
  ),
}

const placedColumn = (year: number): ListColumn<OrderRow> => ({
  key: 'placed',
  header: 'Placed',
  sort: 'placedAt',
  cell: ({ placedAt, placedBy }) => (
    <span className="whitespace-nowrap">
      {formatDay(placedAt, year)}
      {placedBy && <span className={small}>{placedBy}</span>}
    </span>
  ),
})

const jobColumn: ListColumn<OrderRow> = {
  key: 'job',
  header: 'Job and PO',
  sort: 'jobName',
  cell: ({ jobName, poNumber, shipTo }) => (
    <span>
      {jobName ?? shipTo ?? '–'}
      {poNumber && <span className={small}>PO {poNumber}</span>}
    </span>
  ),
}

const statusColumn: ListColumn<OrderRow> = {
  key: 'status',
  header: 'Status',
  sort: 'status',
  cell: (row) => (
    <span className="inline-grid justify-items-end gap-1 tablet:justify-items-start">
      <OrderStatus {...row} />
      {!isClosed(row) && <span className="text-sm text-stone">{row.fulfilmentText}</span>}
      {orderActions(row).map(({ to, text }) => (
        <Link key={to} href={`${orderHref(row.number)}?do=${to}`} className="min-h-6 text-sm">
          {text}
          <span className="sr-only"> {row.number}</span>
        </Link>
      ))}
    </span>
  ),
}

const storeColumn: ListColumn<OrderRow> = { key: 'store', header: 'Store', cell: ({ storeName }) => storeName ?? '–' }

const totalColumn: ListColumn<OrderRow> = {
  key: 'total',
  header: 'Total',
  sort: 'total',
  isNumber: true,
  cell: ({ totalCents, balanceCents }) => (
    <span>
      {formatMoney(totalCents)}
      {balanceCents > 0 && <span className={small}>{formatMoney(balanceCents)} due</span>}
    </span>
  ),
}

/** Number, reference, status and total. Another customer's order has no link. */
export const orderColumns = (year: number): ListColumn<OrderRow>[] => [
  numberColumn,
  placedColumn(year),
  jobColumn,
  statusColumn,
  storeColumn,
  totalColumn,
]

/** Completed orders offer a return; the order page decides which boxes can be returned. */
const orderActions = ({ isReferred, status }: OrderRow) =>
  isReferred
    ? []
    : [{ to: 'reorder', text: 'Reorder' }, ...(status === 'completed' ? [{ to: 'return', text: 'Return boxes' }] : [])]

/** The status is final, so there is no fulfillment text. */
const isClosed = ({ status }: OrderRow): boolean => status === 'canceled' || status === 'declined'

const origins: Record<OrderRow['origin'], string> = {
  web: 'Online',
  counter: 'In store',
  phone: 'By phone',
  quote: 'From a quote',
}
