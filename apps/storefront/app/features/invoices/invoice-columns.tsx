import type { BillingRow } from '@tessera/client/shop/types.gen'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { documentNumberColumn } from '../../kit/lists/document-number-column.tsx'
import type { ListColumn } from '../../kit/lists/list-columns.ts'
import { InvoiceStatus } from './invoice-status.tsx'

const small = 'block text-sm text-stone'

const jobColumn: ListColumn<BillingRow> = {
  key: 'job',
  card: 'hidden',
  header: 'Job and PO',
  cell: ({ jobName, poNumber, orderNumber, shipTo }) => (
    <span className="wrap-break-word">
      {jobName ?? shipTo ?? '–'}
      <span className={`${small} desktop:flex desktop:flex-wrap desktop:gap-x-2`}>
        {poNumber && <span className="block">PO {poNumber}</span>}
        {orderNumber && (
          <span className="block whitespace-nowrap">
            <span className="tablet:max-desktop:sr-only">order </span>
            {orderNumber}
          </span>
        )}
      </span>
    </span>
  ),
}

const dateColumn = (year: number): ListColumn<BillingRow> => ({
  key: 'on',
  card: 'hidden',
  header: 'Date',
  sort: 'documentOn',
  cell: ({ documentOn }) => <span className="whitespace-nowrap">{formatDay(documentOn, year)}</span>,
})

const dueColumn = (year: number): ListColumn<BillingRow> => ({
  key: 'due',
  card: 'note',
  header: 'Due and status',
  sort: 'dueOn',
  cell: (row) => (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 whitespace-nowrap tablet:grid tablet:justify-items-start">
      <span className="max-tablet:order-1">
        {row.dueOn && <span className="tablet:hidden">due </span>}
        {row.dueOn ? formatDay(row.dueOn, year) : '–'}
      </span>
      <InvoiceStatus {...row} />
    </span>
  ),
})

const amountColumn: ListColumn<BillingRow> = {
  key: 'amount',
  card: 'hidden',
  header: 'Original',
  sort: 'amountCents',
  isNumber: true,
  cell: ({ amountCents }) => formatMoney(amountCents),
}

const openColumn: ListColumn<BillingRow> = {
  key: 'open',
  card: 'end',
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
  documentNumberColumn,
  jobColumn,
  dateColumn(year),
  dueColumn(year),
  amountColumn,
  openColumn,
]
