import type { PaymentsUnderWay } from '@tessera/client/shop/types.gen'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Tabs } from '@tessera/ui/tabs'
import { formatAge } from '../tasks/format-age.ts'
import { moneyTabs } from './money-tabs.ts'

type Row = PaymentsUnderWay['items'][number]

interface Props {
  found: PaymentsUnderWay
  now: string
  mayPayVendors: boolean
}

/** Online payments of invoices that are not final. They end by themselves, or with the answer of the bank. */
export const UnderWayScreen = ({ found: { items }, now, mayPayVendors }: Props) => (
  <div className="grid gap-4">
    <header>
      <h1 className="text-2xl">Money</h1>
      <p className="text-stone">{formatCount(items.length)} online payments in progress</p>
    </header>
    <Tabs label="Views" tabs={moneyTabs({ current: '/money/under-way', mayPayVendors })} />
    {items.length === 0 ? (
      <EmptyState title="No payments in progress">
        Bank payments are listed here until the bank confirms them, card payments for a minute or two.
      </EmptyState>
    ) : (
      <div className="overflow-x-auto">
        <Table
          caption="Payments in progress"
          columns={columnsFor(now)}
          rows={items}
          keyOf={({ paymentId }) => paymentId}
        />
      </div>
    )}
  </div>
)

const columnsFor = (now: string): TableColumn<Row>[] => [
  {
    key: 'customer',
    header: 'Customer',
    isRowHeader: true,
    card: 'title',
    cell: ({ customer, customerNumber }) => (
      <Link href={`/money/customers/${customerNumber}`} data-row="" className="font-bold">
        {customer}
      </Link>
    ),
  },
  { key: 'state', header: 'Status', card: 'note', cell: ({ stateText }) => stateText },
  { key: 'method', header: 'Paid with', card: 'hidden', cell: ({ methodText }) => methodText ?? 'Credits' },
  { key: 'by', header: 'By', card: 'hidden', cell: ({ by }) => by },
  {
    key: 'documents',
    header: 'Documents',
    card: 'hidden',
    cell: ({ documentIds }) => (
      <span className="flex flex-wrap gap-x-2">
        {documentIds.map((id) => (
          <Link key={id} href={`/money/documents/${id}`}>
            {id}
          </Link>
        ))}
      </span>
    ),
  },
  { key: 'amount', header: 'Amount', isNumber: true, card: 'end', cell: ({ totalCents }) => formatMoney(totalCents) },
  {
    key: 'age',
    header: 'Age',
    isNumber: true,
    card: 'note-end',
    cell: ({ startedAt }) => formatAge(startedAt, now),
  },
]
