import type { StaffReturnPage } from '@tessera/client/shop/types.gen'
import { Badge, type BadgeKind } from '@tessera/ui/badge'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { StaffList } from '../../generic/staff-list.tsx'
import { formatAge } from '../desk/format-age.ts'
import { type ReturnListQuery, type ReturnRow, returnList } from './return-list.ts'

interface Props {
  query: ReturnListQuery
  found: StaffReturnPage
  now: string
}

/** Returns and claims of all customers, step by step. The order of each has the form of its next step. */
export const ReturnsScreen = ({ query, found, now }: Props) => (
  <StaffList
    title="Returns and claims"
    list={returnList}
    query={query}
    placeholder="Return, order, customer, phone or PO"
    found={found}
    row="return"
    searched="Numbers of returns and orders, POs, jobs, names, emails and phone numbers are searched."
  >
    <div className="overflow-x-auto">
      <Table
        caption="Returns and claims"
        columns={columnsFor(now)}
        rows={found.items}
        keyOf={(row) => row.returnNumber}
      />
    </div>
  </StaffList>
)

const words: Readonly<Record<ReturnRow['status'], readonly [text: string, kind: BadgeKind]>> = {
  requested: ['Requested', 'warning'],
  approved: ['Approved', 'plain'],
  received: ['Received', 'warning'],
  inspected: ['Inspected', 'success'],
  refunded: ['Refunded', 'success'],
  declined: ['Declined', 'sale'],
  canceled: ['Canceled', 'plain'],
}

const columnsFor = (now: string): TableColumn<ReturnRow>[] => [
  {
    key: 'number',
    header: 'Return',
    isRowHeader: true,
    card: 'title',
    cell: ({ returnNumber, orderNumber, kind }) => (
      <Link href={`/orders/${orderNumber}`} data-row="" className="font-bold whitespace-nowrap">
        {kind === 'damage' ? 'Claim' : 'Return'} <span className="tabular">{returnNumber}</span>
      </Link>
    ),
  },
  { key: 'customer', header: 'Customer', card: 'note', cell: ({ customer }) => customer },
  {
    key: 'status',
    header: 'Status',
    card: 'note-end',
    cell: ({ status }) => <Badge kind={words[status][1]}>{words[status][0]}</Badge>,
  },
  { key: 'reason', header: 'Reason', card: 'hidden', cell: ({ reason }) => reason },
  {
    key: 'order',
    header: 'Order',
    card: 'hidden',
    cell: ({ orderNumber }) => <span className="tabular">{orderNumber}</span>,
  },
  { key: 'store', header: 'Store', card: 'hidden', cell: ({ storeName }) => storeName },
  { key: 'boxes', header: 'Boxes', isNumber: true, card: 'hidden', cell: ({ boxes }) => boxes },
  {
    key: 'credit',
    header: 'Credit',
    isNumber: true,
    card: 'end',
    cell: ({ creditCents }) => creditCents !== null && formatMoney(creditCents),
  },
  {
    key: 'age',
    header: 'Last step',
    isNumber: true,
    card: 'hidden',
    cell: ({ movedAt }) => <span className="whitespace-nowrap">{formatAge(movedAt, now)}</span>,
  },
]
