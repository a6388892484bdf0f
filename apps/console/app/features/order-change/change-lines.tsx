import type { StaffOrder } from '@tessera/client/shop/types.gen'
import { classNames } from '@tessera/ui/class-names'
import { controlClass } from '@tessera/ui/control-class'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Table, type TableColumn } from '@tessera/ui/table'

type Line = StaffOrder['lines'][number]

interface Props {
  order: StaffOrder
  start: Readonly<Record<string, string>>
}

/** The boxes of every line; fewer are canceled, zero cancels what has not shipped. */
export const ChangeLines = ({ order, start }: Props) => (
  <>
    <div className="overflow-x-auto">
      <Table
        caption="Lines of the order"
        columns={columnsFor(start)}
        rows={order.lines}
        keyOf={({ lineNo }) => String(lineNo)}
      />
    </div>
    <p className="text-xs text-stone">
      Fewer boxes cancel those that haven’t shipped. More boxes become a separate line at today’s price.
    </p>
  </>
)

const columnsFor = (start: Props['start']): TableColumn<Line>[] => [
  {
    key: 'product',
    header: 'Product',
    isRowHeader: true,
    cell: ({ sku, name }) => (
      <span className="wrap-anywhere">
        <span className="tabular text-stone">{sku}</span> {name}
      </span>
    ),
  },
  {
    key: 'now',
    header: 'Now',
    isNumber: true,
    cell: ({ boxes, canceledBoxes, unit }) => (
      <span className="whitespace-nowrap">{formatUnits(boxes - canceledBoxes, unit)}</span>
    ),
  },
  { key: 'shipped', header: 'Shipped', isNumber: true, cell: ({ shippedBoxes }) => shippedBoxes || null },
  { key: 'price', header: 'Price', isNumber: true, cell: ({ unitPriceCents }) => formatMoney(unitPriceCents) },
  { key: 'boxes', header: 'Boxes', isNumber: true, cell: (line) => <BoxesField line={line} start={start} /> },
]

function BoxesField({ line: { lineNo, sku, boxes, canceledBoxes }, start }: { line: Line; start: Props['start'] }) {
  const name = `boxes-${lineNo}`
  if (boxes === canceledBoxes) return 'Canceled'
  return (
    <span className="inline-block w-20">
      <input
        type="text"
        inputMode="numeric"
        name={name}
        id={name}
        aria-label={`Boxes of ${sku}`}
        maxLength={6}
        autoComplete="off"
        defaultValue={start[name] ?? ''}
        className={classNames(controlClass, 'tabular min-h-11 text-end')}
      />
    </span>
  )
}
