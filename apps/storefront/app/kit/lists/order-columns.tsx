import type { OrderRow } from '@tessera/client/shop/types.gen'
import { classNames } from '@tessera/ui/class-names'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { DayAt } from '@tessera/ui/time-zone'
import type { ListColumn } from './list-columns.ts'
import { orderHref } from './order-href.ts'
import { OrderStatus } from './order-status.tsx'
import { type RowAction, RowMenu } from './row-menu.tsx'

const small = 'block text-sm text-stone'
/** A card on a phone has two lines. */
const tableOnly = 'hidden text-sm text-stone tablet:block'

const numberColumn: ListColumn<OrderRow> = {
  key: 'number',
  header: 'Order',
  sort: 'number',
  isRowHeader: true,
  card: 'title',
  cell: ({ number, isReferred, origin, storeName }) => (
    <span>
      {isReferred ? number : <Link href={orderHref(number)}>{number}</Link>}
      <span className={tableOnly}>{[origin !== 'web' && origins[origin], storeName].filter(Boolean).join(', ')}</span>
    </span>
  ),
}

const placedColumn = (year: number): ListColumn<OrderRow> => ({
  key: 'placed',
  header: 'Placed',
  sort: 'placedAt',
  card: 'note-end',
  cell: ({ placedAt, placedBy }) => (
    <span className="whitespace-nowrap">
      <DayAt at={placedAt} year={year} />
      {placedBy && <span className={tableOnly}>{placedBy}</span>}
    </span>
  ),
})

/** A home has no jobs: there the column says who receives it. */
const shipToColumn: ListColumn<OrderRow> = {
  key: 'ship-to',
  header: 'Ship to',
  card: 'hidden',
  cell: ({ shipTo }) => shipTo ?? '–',
}

const jobColumn: ListColumn<OrderRow> = {
  key: 'job',
  header: 'Job and PO',
  sort: 'jobName',
  card: 'hidden',
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
  card: 'note',
  cell: (row) => (
    <span
      className={classNames(
        'flex items-center gap-x-2 gap-y-1 tablet:inline-grid tablet:justify-items-start',
        row.balanceCents > 0 && 'flex-wrap',
      )}
    >
      <OrderStatus {...row} />
      <CardNote {...row} />
    </span>
  ),
}

/** A card names the open amount before the job. A long job is cut off, an amount goes to the next line. */
const CardNote = ({ balanceCents, jobName, poNumber }: OrderRow) =>
  balanceCents > 0 ? (
    <span className="whitespace-nowrap text-stone tablet:hidden">{formatMoney(balanceCents)} due</span>
  ) : (
    <span className="min-w-0 truncate text-stone max-[23rem]:hidden tablet:hidden">
      {jobName ?? (poNumber && `PO ${poNumber}`)}
    </span>
  )

const totalColumn: ListColumn<OrderRow> = {
  key: 'total',
  header: 'Total',
  sort: 'total',
  isNumber: true,
  card: 'end',
  cell: ({ totalCents }) => formatMoney(totalCents),
}

const balanceColumn: ListColumn<OrderRow> = {
  key: 'balance',
  header: 'Balance',
  isNumber: true,
  card: 'hidden',
  cell: ({ balanceCents }) => (balanceCents > 0 ? formatMoney(balanceCents) : '–'),
}

const menuColumn = (canBuy: boolean): ListColumn<OrderRow> => ({
  key: 'actions',
  header: 'Actions',
  card: 'menu',
  cell: (row) => <RowMenu of={`order ${row.number}`} actions={orderActions(row, canBuy)} />,
})

/**
 * Number, reference, status, total and balance. Another customer's order has no link and no actions, and only those who
 * buy are offered to reorder.
 */
export const orderColumns = (year: number, isPro: boolean, canBuy: boolean): ListColumn<OrderRow>[] => [
  numberColumn,
  placedColumn(year),
  isPro ? jobColumn : shipToColumn,
  statusColumn,
  totalColumn,
  balanceColumn,
  menuColumn(canBuy),
]

/** The order page decides which boxes can be returned or claimed. */
function orderActions({ number, isReferred, status }: OrderRow, canBuy: boolean): RowAction[] {
  if (isReferred) return []
  const href = orderHref(number)
  const action = (place: string, text: string) => ({ href: `${href}${place}`, text })
  return [
    ...(canBuy ? [action('?do=reorder', 'Reorder')] : []),
    ...(status === 'open' ? [action('#shipments', 'Track')] : []),
    action('#documents', 'Invoices and documents'),
    ...(status === 'completed' ? [action('?do=return', 'Return boxes'), action('?do=damage', 'Report damage')] : []),
  ]
}

const origins: Record<OrderRow['origin'], string> = {
  web: 'Online',
  counter: 'In store',
  phone: 'By phone',
  quote: 'From a quote',
  addition: 'Added to an order',
}
