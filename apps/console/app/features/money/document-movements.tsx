import type { StaffDocument } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { formatDay } from '../../generic/format-days.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'

type Movement = StaffDocument['movements'][number] & { key: string }

/** Every posting of the document, with what was open after it. */
export const DocumentMovements = ({ movements }: Pick<StaffDocument, 'movements'>) => (
  <ScreenPart title="Transactions">
    <div className="overflow-x-auto">
      <Table
        caption="Transactions"
        columns={columns}
        rows={movements.map((one, at) => ({ ...one, key: String(at) }))}
        keyOf={({ key }) => key}
      />
    </div>
  </ScreenPart>
)

const columns: readonly TableColumn<Movement>[] = [
  {
    key: 'text',
    header: 'Transaction',
    isRowHeader: true,
    card: 'title',
    cell: ({ text, otherId }) => (
      <span className="font-normal">
        {text} {otherId && <Link href={`/money/documents/${otherId}`}>{otherId}</Link>}
      </span>
    ),
  },
  {
    key: 'booked',
    header: 'Posted',
    card: 'note',
    cell: ({ bookedOn }) => <span className="whitespace-nowrap">{formatDay(bookedOn)}</span>,
  },
  { key: 'cents', header: 'Amount', isNumber: true, card: 'end', cell: ({ cents }) => formatMoney(cents) },
  {
    key: 'open',
    header: 'Open after',
    isNumber: true,
    card: 'note-end',
    cell: ({ openCents }) => (
      <>
        <span className="text-stone tablet:hidden">Open </span>
        {formatMoney(openCents)}
      </>
    ),
  },
]
