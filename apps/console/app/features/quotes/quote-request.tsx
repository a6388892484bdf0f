import type { StaffQuote } from '@tessera/client/shop/types.gen'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Table, type TableColumn } from '@tessera/ui/table'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { LineName } from '../orders/line-name.tsx'

type Line = StaffQuote['lines'][number]

const columns: readonly TableColumn<Line>[] = [
  {
    key: 'product',
    header: 'Product',
    isRowHeader: true,
    card: 'title',
    cell: ({ sku, name, room }) => <LineName sku={sku} name={name} room={room} />,
  },
  {
    key: 'asked',
    header: 'Requested',
    isNumber: true,
    card: 'note',
    cell: ({ requestedBoxes, unit }) => <span className="whitespace-nowrap">{formatUnits(requestedBoxes, unit)}</span>,
  },
  {
    key: 'list',
    header: 'List price',
    isNumber: true,
    card: 'end',
    cell: ({ listPriceCents }) => formatMoney(listPriceCents),
  },
]

/** The request, for a quote that is decided and for people who only look. */
export const QuoteRequest = ({ quote: { lines } }: { quote: StaffQuote }) => (
  <ScreenPart title="Request">
    <div className="overflow-x-auto">
      <Table caption="Requested lines" columns={columns} rows={lines} keyOf={({ lineNo }) => String(lineNo)} />
    </div>
  </ScreenPart>
)
