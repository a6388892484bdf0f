import type { QuoteRow } from '@tessera/client/shop/types.gen'
import { formatDay, formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import type { ListColumn } from '../../kit/lists/list-columns.ts'
import { QuoteStatus } from './quote-status.tsx'

export const quoteHref = (id: string): string => `/account/quotes/${encodeURIComponent(id)}`

const small = 'block text-sm text-stone'
/** Below the number in a table, beside it on a phone. */
const besideTitle = 'ms-1 whitespace-nowrap text-sm font-normal text-stone tablet:ms-0 tablet:block'

const numberColumn: ListColumn<QuoteRow> = {
  key: 'id',
  card: 'title',
  header: 'Quote',
  sort: 'quotationId',
  isRowHeader: true,
  cell: ({ quotationId, version }) => (
    <span>
      <Link href={quoteHref(quotationId)}>{quotationId}</Link>{' '}
      <span className={besideTitle}>{version > 0 ? `Version ${version}` : 'No offer yet'}</span>
    </span>
  ),
}

const jobColumn: ListColumn<QuoteRow> = {
  key: 'job',
  card: 'hidden',
  header: 'Project and job',
  cell: ({ projectName, jobName, poNumber, lineCount }) => (
    <span>
      {projectName ?? jobName ?? '–'}
      <span className={small}>
        {[poNumber && `PO ${poNumber}`, formatUnits(lineCount, 'line')].filter(Boolean).join(' · ')}
      </span>
    </span>
  ),
}

const requestedColumn = (year: number): ListColumn<QuoteRow> => ({
  key: 'requested',
  card: 'hidden',
  header: 'Requested',
  sort: 'requestedOn',
  cell: ({ requestedOn, requestedBy }) => (
    <span className="whitespace-nowrap">
      {requestedOn ? formatDay(requestedOn, year) : 'Not sent'}
      <span className={small}>{requestedBy}</span>
    </span>
  ),
})

const statusColumn: ListColumn<QuoteRow> = {
  key: 'status',
  card: 'note',
  header: 'Status',
  sort: 'status',
  cell: ({ status, rep }) => (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 tablet:grid tablet:justify-items-start">
      <QuoteStatus status={status} />
      {rep && <span className="text-sm text-stone">{rep}</span>}
    </span>
  ),
}

const validColumn = (year: number): ListColumn<QuoteRow> => ({
  key: 'valid',
  card: 'note-end',
  header: 'Valid until',
  sort: 'validUntil',
  cell: ({ validUntil, isExpiringSoon, status }) => (
    <span className="whitespace-nowrap">
      {validUntil ? formatDay(validUntil, year) : '–'}
      {isExpiringSoon && status === 'offered' && <span className="block text-sm text-amber">Expires soon</span>}
    </span>
  ),
})

const totalColumn: ListColumn<QuoteRow> = {
  key: 'total',
  card: 'end',
  header: 'Total',
  sort: 'totalCents',
  isNumber: true,
  cell: ({ totalCents }) => formatMoney(totalCents),
}

/** Number, job, status, expiry date and total. A quote that expires soon says so in text. */
export const quoteColumns = (year: number): ListColumn<QuoteRow>[] => [
  numberColumn,
  jobColumn,
  requestedColumn(year),
  statusColumn,
  validColumn(year),
  totalColumn,
]
