import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { formatDay } from '../../generic/format-days.ts'
import { PoAndJob } from '../orders/po-and-job.tsx'
import { formatAge } from '../tasks/format-age.ts'
import type { QuoteRow } from './quote-list.ts'
import { QuoteMarks } from './quote-marks.tsx'

export const QuotesTable = ({ rows, now }: { rows: readonly QuoteRow[]; now: string }) => (
  <div className="overflow-x-auto">
    <Table caption="Quotes" columns={columnsFor(now)} rows={rows} keyOf={({ quotationId }) => quotationId} />
  </div>
)

/** A PO number or an age that breaks over two lines reads as two. */
const OneLine = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>

const columnsFor = (now: string): TableColumn<QuoteRow>[] => [
  {
    key: 'number',
    header: 'Quote',
    isRowHeader: true,
    card: 'title',
    cell: ({ quotationId }) => (
      <Link href={`/quotes/${quotationId}`} data-row="" className="tabular font-bold">
        {quotationId}
      </Link>
    ),
  },
  { key: 'customer', header: 'Customer', card: 'note', cell: ({ customer }) => customer },
  { key: 'status', header: 'Status', card: 'note-end', cell: (row) => <QuoteMarks {...row} /> },
  { key: 'person', header: 'Requested by', card: 'hidden', cell: ({ requestedBy }) => requestedBy },
  { key: 'job', header: 'PO and job', card: 'hidden', cell: PoAndJob },
  { key: 'store', header: 'Store', card: 'hidden', cell: ({ storeName }) => storeName },
  { key: 'lines', header: 'Lines', isNumber: true, card: 'hidden', cell: ({ lineCount }) => lineCount },
  { key: 'total', header: 'Total', isNumber: true, card: 'end', cell: ({ totalCents }) => formatMoney(totalCents) },
  {
    key: 'until',
    header: 'Good until',
    card: 'hidden',
    cell: ({ state, validUntil }) => validUntil && state === 'offered' && formatDay(validUntil),
  },
  {
    key: 'age',
    header: 'Age',
    isNumber: true,
    card: 'hidden',
    cell: ({ requestedAt }) => <OneLine>{formatAge(requestedAt, now)}</OneLine>,
  },
]
