import type { AccountLedger } from '@tessera/client/shop/types.gen'
import { Table, type TableColumn } from '@tessera/ui/table'
import { amountColumn, balanceColumn, bookedColumn, documentColumn } from './ledger-columns.tsx'

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
  documentColumn,
  bookedColumn,
  { key: 'note', header: 'Note', card: 'hidden', cell: ({ note }) => note },
  { key: 'by', header: 'By', card: 'hidden', cell: ({ by }) => by },
  amountColumn,
  balanceColumn,
]
