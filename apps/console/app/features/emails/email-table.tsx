import { shopTimeZone } from '@tessera/domain/local-time'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { formatMoment } from '../../generic/format-days.ts'
import type { EmailRow } from './email-list.ts'
import { EmailMark } from './email-mark.tsx'

export const EmailTable = ({ rows }: { rows: readonly EmailRow[] }) => (
  <div className="overflow-x-auto">
    <Table caption="Emails" columns={columns} rows={rows} keyOf={({ id }) => id} />
  </div>
)

const columns: readonly TableColumn<EmailRow>[] = [
  {
    key: 'subject',
    header: 'Email',
    isRowHeader: true,
    card: 'title',
    cell: ({ id, subject, resentBy }) => (
      <>
        <Link href={`/emails/${id}`} data-row="" className="font-bold wrap-anywhere">
          {subject}
        </Link>
        {resentBy && <span className="block font-normal text-stone">Sent again by {resentBy}</span>}
      </>
    ),
  },
  {
    key: 'to',
    header: 'To',
    card: 'note',
    cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span>,
  },
  {
    key: 'customer',
    header: 'Customer',
    card: 'hidden',
    cell: ({ customer, customerNumber }) =>
      customerNumber && <Link href={`/customers/${customerNumber}`}>{customer}</Link>,
  },
  { key: 'state', header: 'Status', card: 'end', cell: (row) => <EmailMark {...row} /> },
  {
    key: 'problem',
    header: 'Problem',
    card: 'hidden',
    cell: ({ problem }) => problem && <span className="wrap-anywhere">{problem}</span>,
  },
  {
    key: 'created',
    header: 'Created',
    card: 'note-end',
    cell: ({ createdAt }) => formatMoment(createdAt, shopTimeZone),
  },
]
