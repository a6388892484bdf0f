import type { StaffOrder } from '@tessera/client/shop/types.gen'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Table, type TableColumn } from '@tessera/ui/table'
import type { ReactNode } from 'react'
import { formatDay } from '../../generic/format-days.ts'
import { lineStateWords } from '../tasks/line-state-words.ts'
import { LineName } from './line-name.tsx'

type Line = StaffOrder['lines'][number]

const units = (count: number, { isSample, unit }: Line): string => formatUnits(count, isSample ? 'sample' : unit)

const NoWrap = ({ children }: { children: ReactNode }) => <span className="whitespace-nowrap">{children}</span>

const columns: readonly TableColumn<Line>[] = [
  {
    key: 'product',
    header: 'Product',
    isRowHeader: true,
    card: 'title',
    cell: ({ sku, name, room }) => <LineName sku={sku} name={name} room={room} />,
  },
  {
    key: 'ordered',
    header: 'Ordered',
    isNumber: true,
    card: 'hidden',
    cell: (line) => <NoWrap>{units(line.boxes, line)}</NoWrap>,
  },
  { key: 'left', header: 'Left', isNumber: true, card: 'end', cell: (line) => <NoWrap>{leftText(line)}</NoWrap> },
  { key: 'lot', header: 'Lot', card: 'note-end', cell: ({ lot }) => lot && <NoWrap>Lot {lot}</NoWrap> },
  { key: 'state', header: 'Status', card: 'note', cell: stateText },
  {
    key: 'price',
    header: 'Price',
    isNumber: true,
    card: 'hidden',
    cell: ({ unitPriceCents }) => formatMoney(unitPriceCents),
  },
  { key: 'total', header: 'Total', isNumber: true, card: 'hidden', cell: ({ totalCents }) => formatMoney(totalCents) },
]

export const OrderLines = ({ lines }: { lines: readonly Line[] }) => (
  <div className="overflow-x-auto">
    <Table caption="Lines" columns={columns} rows={lines} keyOf={({ lineNo }) => String(lineNo)} />
  </div>
)

function leftText(line: Line): string {
  return line.leftBoxes > 0 ? `${line.leftBoxes} of ${units(line.boxes, line)}` : 'None'
}

/** `Being picked · 4 shipped · 2 returned`; a count of all that was ordered would say the state twice. */
function stateText(line: Line) {
  const { fulfilment, boxes, shippedBoxes, returnedBoxes, canceledBoxes, backorderedBoxes, expectedOn } = line
  return [
    lineStateWords[fulfilment],
    shippedBoxes > 0 && !(fulfilment === 'shipped' && shippedBoxes === boxes) && `${shippedBoxes} shipped`,
    backorderedBoxes > 0 &&
      !(fulfilment === 'backordered' && backorderedBoxes === boxes) &&
      `${backorderedBoxes} backordered`,
    canceledBoxes > 0 && !(fulfilment === 'canceled' && canceledBoxes === boxes) && `${canceledBoxes} canceled`,
    returnedBoxes > 0 && `${returnedBoxes} returned`,
    expectedOn && fulfilment === 'backordered' && `expected ${formatDay(expectedOn)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
