import type { StaffAccountPage } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { StaffList } from '../../generic/staff-list.tsx'
import { type CustomerListQuery, type CustomerRow, customerList, priceGroupLabels } from './customer-list.ts'
import { CustomerMarks } from './customer-marks.tsx'

interface Props {
  query: CustomerListQuery
  found: StaffAccountPage
}

/** All customers with what they owe. */
export const CustomersScreen = ({ query, found }: Props) => (
  <StaffList
    title="Customers"
    list={customerList}
    query={query}
    placeholder="Name, number, person, email or phone"
    found={found}
    row="customer"
    hasFile
    searched="Names, numbers, people, emails and phone numbers are searched."
  >
    <div className="overflow-x-auto">
      <Table caption="Customers" columns={columns} rows={found.items} keyOf={({ number }) => number} />
    </div>
  </StaffList>
)

const columns: readonly TableColumn<CustomerRow>[] = [
  {
    key: 'name',
    header: 'Customer',
    isRowHeader: true,
    card: 'title',
    cell: ({ number, name }) => (
      <Link href={`/customers/${number}`} data-row="" className="font-bold wrap-anywhere">
        {name}
      </Link>
    ),
  },
  { key: 'number', header: 'Number', card: 'note', cell: ({ number }) => <span className="tabular">{number}</span> },
  { key: 'contact', header: 'Contact', card: 'hidden', cell: ({ contact }) => contact },
  { key: 'phone', header: 'Phone', card: 'hidden', cell: ({ phone }) => phone },
  { key: 'email', header: 'Email', card: 'hidden', cell: ({ email }) => email },
  { key: 'tier', header: 'Prices', card: 'hidden', cell: ({ priceGroup }) => priceGroupLabels[priceGroup] },
  { key: 'open', header: 'Open', isNumber: true, card: 'end', cell: ({ openCents }) => moneyText(openCents) },
  {
    key: 'overdue',
    header: 'Overdue',
    isNumber: true,
    card: 'hidden',
    cell: ({ overdueCents }) => moneyText(overdueCents),
  },
  { key: 'marks', header: 'Status', card: 'note-end', cell: (row) => <CustomerMarks {...row} /> },
]

const moneyText = (cents: number): string | null => (cents > 0 ? formatMoney(cents) : null)
