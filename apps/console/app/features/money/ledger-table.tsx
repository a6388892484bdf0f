import type { AccountLedger } from '@tessera/client/shop/types.gen'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'

type Line = AccountLedger['lines'][number]
type KeyedLine = Line & { key: string }

/** Lines newest first, each with the balance after it. */
export const LedgerTable = ({ lines }: { lines: readonly Line[] }) => (
  <div className="overflow-x-auto">
    <Table
      caption="Ledger"
      columns={columns}
      // a credit that is refunded twice has two lines on one day
      rows={lines.map((line, at) => ({ ...line, key: `${at}` }))}
      keyOf={({ key }) => key}
    />
  </div>
)

const columns: readonly TableColumn<KeyedLine>[] = [
  {
    key: 'document',
    header: 'Document',
    isRowHeader: true,
    card: 'title',
    cell: ({ documentId, text }) => (
      <>
        <Link href={`/money/documents/${documentId}`} data-row="" className="tabular font-bold">
          {documentId}
        </Link>
        <span className="block text-xs font-normal text-stone">{text}</span>
      </>
    ),
  },
  {
    key: 'booked',
    header: 'Booked',
    card: 'note',
    cell: ({ bookedOn }) => <span className="whitespace-nowrap">{formatDay(bookedOn)}</span>,
  },
  { key: 'note', header: 'Note', card: 'hidden', cell: ({ note }) => note },
  { key: 'by', header: 'By', card: 'hidden', cell: ({ by }) => by },
  { key: 'amount', header: 'Amount', isNumber: true, card: 'end', cell: ({ cents }) => formatMoney(cents) },
  {
    key: 'balance',
    header: 'Balance',
    isNumber: true,
    card: 'note-end',
    cell: ({ balanceCents }) => (
      <>
        <span className="text-stone tablet:hidden">Balance </span>
        {formatMoney(balanceCents)}
      </>
    ),
  },
]
