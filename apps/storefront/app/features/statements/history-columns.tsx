import type { HistoryRow } from '@tessera/client/shop/types.gen'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { documentHref } from '../../kit/lists/document-href.ts'
import { documentNumberColumn } from '../../kit/lists/document-number-column.tsx'
import { DownloadLink } from '../../kit/lists/download-link.tsx'
import type { ListColumn } from '../../kit/lists/list-columns.ts'

const small = 'block text-sm text-stone'

const fileColumn: ListColumn<HistoryRow> = {
  key: 'file',
  card: 'menu',
  header: 'File',
  cell: ({ documentId, type }) => (
    <DownloadLink href={documentHref(type === 'DZ' ? 'receipt' : 'invoice', documentId)} label={`PDF of ${documentId}`}>
      PDF
    </DownloadLink>
  ),
}

/** Charges and payments in one list; amounts that lower the balance have a minus sign. */
export const historyColumns = (year: number): ListColumn<HistoryRow>[] => [
  documentNumberColumn,
  {
    key: 'on',
    card: 'note-end',
    header: 'Date',
    sort: 'documentOn',
    cell: ({ documentOn }) => <span className="whitespace-nowrap">{formatDay(documentOn, year)}</span>,
  },
  {
    key: 'reference',
    card: 'note',
    header: 'Reference',
    cell: ({ reference, jobName, poNumber, text }) => (
      <span className="wrap-anywhere">
        {reference ?? jobName ?? text ?? '–'}
        {reference && jobName && <span className={small}>{jobName}</span>}
        {poNumber && <span className={small}>PO {poNumber}</span>}
      </span>
    ),
  },
  { key: 'by', card: 'hidden', header: 'Paid by', cell: ({ paidBy }) => paidBy ?? '–' },
  {
    key: 'amount',
    card: 'end',
    header: 'Amount',
    sort: 'amountCents',
    isNumber: true,
    cell: ({ amountCents, openCents }) => (
      <span>
        {formatMoney(amountCents)}
        {openCents > 0 && <span className={small}>{formatMoney(openCents)} open</span>}
      </span>
    ),
  },
  {
    key: 'effect',
    card: 'hidden',
    header: 'Balance',
    isNumber: true,
    cell: ({ effectCents }) => formatSigned(effectCents),
  },
  fileColumn,
]

const formatSigned = (cents: number): string => (cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents))
