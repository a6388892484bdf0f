import type { HistoryRow } from '@tessera/client/shop/types.gen'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { documentHref } from '../../kit/lists/document-href.ts'
import { DownloadLink } from '../../kit/lists/download-link.tsx'
import type { ListColumn } from '../../kit/lists/list-columns.ts'

const small = 'block text-sm text-stone'

/** Charges and payments in one list; amounts that lower the balance have a minus sign. */
export const historyColumns = (year: number): ListColumn<HistoryRow>[] => [
  {
    key: 'number',
    header: 'Document',
    sort: 'documentId',
    isRowHeader: true,
    cell: ({ documentId, typeText }) => (
      <span>
        <Link href={`/account/invoices/${documentId}`}>{documentId}</Link>
        <span className={small}>{typeText}</span>
      </span>
    ),
  },
  {
    key: 'on',
    header: 'Date',
    sort: 'documentOn',
    cell: ({ documentOn }) => <span className="whitespace-nowrap">{formatDay(documentOn, year)}</span>,
  },
  {
    key: 'reference',
    header: 'Reference',
    cell: ({ reference, jobName, poNumber, text }) => (
      <span className="wrap-anywhere">
        {reference ?? jobName ?? text ?? '–'}
        {reference && jobName && <span className={small}>{jobName}</span>}
        {poNumber && <span className={small}>PO {poNumber}</span>}
      </span>
    ),
  },
  { key: 'by', header: 'Paid by', cell: ({ paidBy }) => paidBy ?? '–' },
  {
    key: 'amount',
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
  { key: 'effect', header: 'Balance', isNumber: true, cell: ({ effectCents }) => formatSigned(effectCents) },
  {
    key: 'file',
    header: 'File',
    cell: ({ documentId, type }) => (
      <DownloadLink
        href={documentHref(type === 'DZ' ? 'receipt' : 'invoice', documentId)}
        label={`PDF of ${documentId}`}
      >
        PDF
      </DownloadLink>
    ),
  },
]

const formatSigned = (cents: number): string => (cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents))
