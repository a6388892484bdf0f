import type { BillingRow } from '@tessera/client/shop/types.gen'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import type { ListColumn } from '../../kit/lists/list-columns.ts'
import { InvoiceStatus } from './invoice-status.tsx'

const small = 'block text-sm text-stone'

const numberColumn: ListColumn<BillingRow> = {
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
}

const jobColumn: ListColumn<BillingRow> = {
  key: 'job',
  header: 'Job and PO',
  cell: ({ jobName, poNumber, orderNumber, shipTo }) => (
    <span className="wrap-anywhere">
      {jobName ?? shipTo ?? '–'}
      <span className={small}>
        {[poNumber && `PO ${poNumber}`, orderNumber && `order ${orderNumber}`].filter(Boolean).join(' · ')}
      </span>
    </span>
  ),
}

const dateColumn = (year: number): ListColumn<BillingRow> => ({
  key: 'on',
  header: 'Date',
  sort: 'documentOn',
  cell: ({ documentOn }) => <span className="whitespace-nowrap">{formatDay(documentOn, year)}</span>,
})

const dueColumn = (year: number): ListColumn<BillingRow> => ({
  key: 'due',
  header: 'Due and status',
  sort: 'dueOn',
  cell: (row) => (
    <span className="inline-grid justify-items-end gap-1 whitespace-nowrap tablet:justify-items-start">
      {row.dueOn ? formatDay(row.dueOn, year) : '–'}
      <InvoiceStatus {...row} />
    </span>
  ),
})

const amountColumn: ListColumn<BillingRow> = {
  key: 'amount',
  header: 'Original',
  sort: 'amountCents',
  isNumber: true,
  cell: ({ amountCents }) => formatMoney(amountCents),
}

const openColumn: ListColumn<BillingRow> = {
  key: 'open',
  header: 'Open',
  sort: 'openCents',
  isNumber: true,
  cell: ({ openCents, disputedCents }) => (
    <span>
      {formatMoney(openCents)}
      {disputedCents > 0 && <span className={small}>{formatMoney(disputedCents)} in dispute</span>}
    </span>
  ),
}

/** Document, purpose, due date and open amount. */
export const invoiceColumns = (year: number): ListColumn<BillingRow>[] => [
  numberColumn,
  jobColumn,
  dateColumn(year),
  dueColumn(year),
  amountColumn,
  openColumn,
]
