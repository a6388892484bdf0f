import type { StatementLine } from '@tessera/client/shop/types.gen'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'

const columns: readonly TableColumn<StatementLine>[] = [
  {
    key: 'document',
    header: 'Document',
    isRowHeader: true,
    cell: ({ documentId }) => <Link href={`/account/invoices/${documentId}`}>{documentId}</Link>,
  },
  { key: 'on', header: 'Date', cell: ({ bookedOn }) => formatDay(bookedOn) },
  { key: 'text', header: 'Description', cell: ({ text }) => text },
  { key: 'cents', header: 'Amount', isNumber: true, cell: ({ cents }) => formatMoney(cents) },
  { key: 'balance', header: 'Balance', isNumber: true, cell: ({ balanceCents }) => formatMoney(balanceCents) },
]

/** The changes of the month in booking order. */
export const StatementLines = ({ lines }: { lines: readonly StatementLine[] }) => (
  <section aria-labelledby="lines-title" className="grid gap-3">
    <h2 id="lines-title" className="text-2xl">
      Activity
    </h2>
    <Table
      caption="Activity"
      columns={columns}
      rows={lines}
      keyOf={({ documentId, bookedOn, balanceCents }) => documentId + bookedOn + balanceCents}
    />
  </section>
)
