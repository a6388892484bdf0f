import type { CounterOrders, StaffAccountPage } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Form } from 'react-router'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { SearchField } from '../../generic/search-field.tsx'
import { CustomerMarks } from '../customers/customer-marks.tsx'
import { formatAge } from '../tasks/format-age.ts'

interface Props {
  search: string
  /** Null before anything was searched. */
  found: StaffAccountPage | null
  /** False for people who may not see customers. */
  mayFind: boolean
  held: CounterOrders['items']
  notice: string | null
  now: string
}

/** The counter before an order: find the customer, or open what a colleague put on hold. */
export function CounterStartScreen({ search, found, mayFind, held, notice, now }: Props) {
  return (
    <div className="grid gap-6">
      <header>
        <h1 className="text-2xl">Counter order</h1>
        <p className="text-stone">For a customer at the counter or on the phone</p>
      </header>
      {notice && (
        <Notice kind="success" isLive>
          {notice}
        </Notice>
      )}
      {mayFind && (
        <Form role="search" aria-label="Customer" key={search}>
          <SearchField label="Find the customer" placeholder="Name, number, person, email or phone" search={search} />
        </Form>
      )}
      {found && <FoundCustomers found={found} search={search} />}
      <ScreenPart title="On hold">
        {held.length === 0 ? (
          <p className="text-stone">No orders on hold. Orders held for later are listed here.</p>
        ) : (
          <div className="overflow-x-auto">
            <Table caption="Orders on hold" columns={heldColumns(now)} rows={held} keyOf={({ id }) => id} />
          </div>
        )}
      </ScreenPart>
    </div>
  )
}

type Customer = StaffAccountPage['items'][number]

const customerColumns: readonly TableColumn<Customer>[] = [
  {
    key: 'name',
    header: 'Customer',
    isRowHeader: true,
    card: 'title',
    cell: ({ number, name }) => (
      <Link href={`/counter/new?customer=${number}`} data-row="" className="font-bold wrap-anywhere">
        {name}
      </Link>
    ),
  },
  { key: 'number', header: 'Number', card: 'note', cell: ({ number }) => <span className="tabular">{number}</span> },
  { key: 'contact', header: 'Contact', card: 'hidden', cell: ({ contact }) => contact },
  { key: 'phone', header: 'Phone', card: 'end', cell: ({ phone }) => phone },
  { key: 'marks', header: 'Status', card: 'note-end', cell: (row) => <CustomerMarks {...row} /> },
]

function FoundCustomers({ found, search }: { found: StaffAccountPage; search: string }) {
  if (found.items.length === 0)
    return (
      <EmptyState
        title={`No customer for “${search}”`}
        action={<LinkButton href="/customers">All customers</LinkButton>}
      >
        Names, numbers, people, emails and phone numbers are searched.
      </EmptyState>
    )
  return (
    <div className="overflow-x-auto">
      <Table caption="Customers" columns={customerColumns} rows={found.items} keyOf={({ number }) => number} />
    </div>
  )
}

type Held = CounterOrders['items'][number]

const heldColumns = (now: string): readonly TableColumn<Held>[] => [
  {
    key: 'customer',
    header: 'Customer',
    isRowHeader: true,
    card: 'title',
    cell: ({ id, customer, person }) => (
      <Link href={`/counter/${id}`} data-row="" className="font-bold wrap-anywhere">
        {customer}, {person}
      </Link>
    ),
  },
  {
    key: 'job',
    header: 'Job and PO',
    card: 'note',
    cell: ({ jobName, poNumber }) => [jobName, poNumber && `PO ${poNumber}`].filter(Boolean).join(' · '),
  },
  {
    key: 'lines',
    header: 'Lines',
    isNumber: true,
    card: 'hidden',
    cell: ({ lineCount }) => formatUnits(lineCount, 'line'),
  },
  { key: 'total', header: 'Total', isNumber: true, card: 'end', cell: ({ totalCents }) => formatMoney(totalCents) },
  {
    key: 'changed',
    header: 'Last changed',
    card: 'note-end',
    cell: ({ changedBy, changedAt }) => `${changedBy}, ${agoText(formatAge(changedAt, now))}`,
  },
]

const agoText = (age: string): string => (age === 'now' ? 'just now' : `${age} ago`)
