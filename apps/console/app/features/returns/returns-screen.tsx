import type { StaffReturnPage } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { StaffList } from '../../generic/staff-list.tsx'
import { formatAge } from '../tasks/format-age.ts'
import { type ReturnListQuery, type ReturnRow, returnList, returnTabs } from './return-list.ts'
import { returnStatusWords, returnTitle } from './return-words.ts'

interface Props {
  query: ReturnListQuery
  found: StaffReturnPage
  now: string
}

/** Returns and claims of all customers, step by step. The page of each has the form of its next step. */
export const ReturnsScreen = ({ query, found, now }: Props) => (
  <StaffList
    title="Returns and claims"
    list={returnList}
    query={query}
    tabs={returnTabs(query)}
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

const columnsFor = (now: string): TableColumn<ReturnRow>[] => [
  {
    key: 'number',
    header: 'Return',
    isRowHeader: true,
    card: 'title',
    cell: (row) => (
      <Link href={`/returns/${row.returnNumber}`} data-row="" className="font-bold whitespace-nowrap tabular">
        {returnTitle(row)}
      </Link>
    ),
  },
  { key: 'customer', header: 'Customer', card: 'note', cell: ({ customer }) => customer },
  {
    key: 'status',
    header: 'Status',
    card: 'note-end',
    cell: ({ status }) => <Badge kind={returnStatusWords[status][1]}>{returnStatusWords[status][0]}</Badge>,
  },
  { key: 'reason', header: 'Reason', card: 'hidden', cell: ({ reason }) => reason },
  {
    key: 'order',
    header: 'Order',
    card: 'hidden',
    cell: ({ orderNumber }) => (
      <Link href={`/orders/${orderNumber}`} className="tabular">
        {orderNumber}
      </Link>
    ),
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
