import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Table, type TableColumn } from '@tessera/ui/table'
import { selectColumn } from '../../generic/select-column.tsx'
import { formatAge } from '../tasks/format-age.ts'
import { orderColumn } from './order-column.tsx'
import type { OrderRow } from './order-list.ts'
import { OrderMarks } from './order-marks.tsx'
import { PoAndJob } from './po-and-job.tsx'

interface Props {
  caption: string
  rows: readonly OrderRow[]
  now: string
  /** All are of one customer, whose name and store need no columns. */
  isOfOne?: boolean
  /** Each row has a box, inside a form. */
  canSelect?: boolean
}

export function OrdersTable({ caption, rows, now, isOfOne = false, canSelect = false }: Props) {
  const columns = columnsFor(now).filter(({ key }) => !(isOfOne && (key === 'customer' || key === 'store')))
  return (
    <div className="overflow-x-auto">
      <Table
        caption={caption}
        columns={canSelect ? [boxColumn, ...columns] : columns}
        rows={rows}
        keyOf={({ number }) => number}
      />
    </div>
  )
}

const boxColumn = selectColumn<OrderRow>({
  keyOf: ({ number }) => number,
  labelOf: ({ number }) => `Select order ${number}`,
})

/** A PO number or an age that breaks over two lines reads as two. */
const OneLine = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>

const columnsFor = (now: string): TableColumn<OrderRow>[] => [
  orderColumn,
  { key: 'customer', header: 'Customer', card: 'note', cell: ({ customer }) => customer },
  { key: 'status', header: 'Status', card: 'note-end', cell: (row) => <OrderMarks {...row} /> },
  { key: 'job', header: 'PO and job', card: 'hidden', cell: PoAndJob },
  { key: 'store', header: 'Store', card: 'hidden', cell: ({ storeName }) => storeName },
  { key: 'left', header: 'Left', isNumber: true, card: 'hidden', cell: LeftToShip },
  {
    key: 'total',
    header: 'Total',
    isNumber: true,
    card: 'end',
    cell: ({ totalCents }) => formatMoney(totalCents),
  },
  {
    key: 'open',
    header: 'Open',
    isNumber: true,
    card: 'hidden',
    cell: ({ balanceCents }) => balanceCents > 0 && formatMoney(balanceCents),
  },
  {
    key: 'age',
    header: 'Age',
    isNumber: true,
    card: 'hidden',
    cell: ({ placedAt }) => <OneLine>{formatAge(placedAt, now)}</OneLine>,
  },
]

/** `9 boxes in 2 lines`, broken between the two at most. */
function LeftToShip({ leftBoxes, leftLines }: OrderRow) {
  if (leftBoxes === 0) return null
  return (
    <>
      <OneLine>{formatUnits(leftBoxes, 'box')}</OneLine>
      {leftLines > 1 && (
        <>
          {' '}
          <OneLine>{`in ${leftLines} lines`}</OneLine>
        </>
      )}
    </>
  )
}
