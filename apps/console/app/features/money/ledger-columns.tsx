import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import type { TableColumn } from '@tessera/ui/table'
import { formatDay } from '../../generic/format-days.ts'

/** A line of a ledger or a statement. */
interface LedgerLine {
  documentId: string
  text: string
  bookedOn: string
  cents: number
  balanceCents: number
}

type LedgerColumn = TableColumn<LedgerLine>

export const documentColumn: LedgerColumn = {
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
}

export const bookedColumn: LedgerColumn = {
  key: 'booked',
  header: 'Posted',
  card: 'note',
  cell: ({ bookedOn }) => <span className="whitespace-nowrap">{formatDay(bookedOn)}</span>,
}

export const amountColumn: LedgerColumn = {
  key: 'amount',
  header: 'Amount',
  isNumber: true,
  card: 'end',
  cell: ({ cents }) => formatMoney(cents),
}

export const balanceColumn: LedgerColumn = {
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
}
