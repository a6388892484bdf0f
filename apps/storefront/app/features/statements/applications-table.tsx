import type { AppliedCredit } from '@tessera/client/shop/types.gen'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'

const columns: readonly TableColumn<AppliedCredit>[] = [
  {
    key: 'document',
    header: 'Invoice',
    isRowHeader: true,
    cell: ({ documentId }) => <Link href={`/account/invoices/${documentId}`}>{documentId}</Link>,
  },
  { key: 'due', header: 'Due', cell: ({ dueOn }) => (dueOn ? formatDay(dueOn, 0) : '–') },
  { key: 'credit', header: 'Credit', cell: ({ creditId }) => creditId },
  { key: 'cents', header: 'Amount applied', isNumber: true, cell: ({ cents }) => formatMoney(cents) },
  { key: 'open', header: 'Remaining balance', isNumber: true, cell: ({ openCents }) => formatMoney(openCents) },
]

/** The credit applications in the order they would be booked: oldest due date first. */
export const ApplicationsTable = ({ rows }: { rows: readonly AppliedCredit[] }) => (
  <Table caption="Preview" columns={columns} rows={rows} keyOf={({ documentId, creditId }) => documentId + creditId} />
)
