import type { StaffAccountPage } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Tabs } from '@tessera/ui/tabs'
import { Form } from 'react-router'
import { SavedViews } from '../../generic/saved-views.tsx'
import { SearchField } from '../../generic/search-field.tsx'
import {
  type CustomerListQuery,
  type CustomerRow,
  customerListHref,
  customerViews,
  priceGroupLabels,
} from './customer-views.ts'

interface Props {
  query: CustomerListQuery
  found: StaffAccountPage
}

/** All customers with what they owe. */
export function CustomersScreen({ query, found: { items, totalCount, page, pageSize } }: Props) {
  const { view, search } = query
  return (
    <div className="grid gap-4">
      <header>
        <h1 className="text-2xl">Customers</h1>
        <p className="text-stone">{formatCount(totalCount)} in this list</p>
      </header>
      <Tabs
        label="Views"
        tabs={customerViews.map(([name, label]) => ({
          href: customerListHref({ view: name, search }),
          label,
          isCurrent: name === view,
        }))}
      />
      <SavedViews />
      <Form role="search" aria-label="Customers" key={search}>
        {view !== 'all' && <input type="hidden" name="view" value={view} />}
        <SearchField label="Search customers" placeholder="Name, number, person, email or phone" search={search} />
      </Form>
      {items.length > 0 ? (
        <div className="overflow-x-auto">
          <Table caption="Customers" columns={columns} rows={items} keyOf={({ number }) => number} />
        </div>
      ) : (
        <NoCustomers {...query} />
      )}
      <Pagination
        page={page}
        pages={Math.ceil(totalCount / pageSize)}
        hrefOf={(number) => customerListHref({ ...query, page: number })}
      />
    </div>
  )
}

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

/** The reasons to look twice at an account. */
export function CustomerMarks({
  isOnHold,
  overdueCents,
  status,
}: Pick<CustomerRow, 'isOnHold' | 'overdueCents' | 'status'>) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {isOnHold && <Badge kind="sale">On hold</Badge>}
      {overdueCents > 0 && <Badge kind="warning">Overdue</Badge>}
      {status !== 'active' && <Badge>{statusWords[status]}</Badge>}
    </span>
  )
}

const statusWords: Readonly<Record<CustomerRow['status'], string>> = {
  active: 'Active',
  'in-review': 'In review',
  'needs-info': 'Needs information',
  declined: 'Declined',
  closed: 'Closed',
}

function NoCustomers({ view, search }: CustomerListQuery) {
  const [, label = '', empty = ''] = customerViews.find(([name]) => name === view) ?? []
  if (!search)
    return <EmptyState title={view === 'all' ? 'No customers yet' : `Nothing under “${label}”`}>{empty}</EmptyState>
  return (
    <EmptyState
      title={`No customer for “${search}”`}
      action={
        <LinkButton href={view === 'all' ? '/customers' : customerListHref({ search })}>
          Search all customers
        </LinkButton>
      }
    >
      Names, numbers, people, emails and phone numbers are searched.
    </EmptyState>
  )
}
