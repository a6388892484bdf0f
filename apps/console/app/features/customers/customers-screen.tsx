import type { StaffAccountPage } from '@tessera/client/shop/types.gen'
import { priceGroups } from '@tessera/contract/shop/constants'
import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Form, useNavigation } from 'react-router'
import { selectColumn } from '../../generic/select-column.tsx'
import { SelectionBar } from '../../generic/selection-bar.tsx'
import { StaffList } from '../../generic/staff-list.tsx'
import type { BulkPricesOutcome } from './bulk-prices.server.ts'
import { type CustomerListQuery, type CustomerRow, customerList, priceGroupLabels } from './customer-list.ts'
import { CustomerMarks } from './customer-marks.tsx'

interface Props {
  query: CustomerListQuery
  found: StaffAccountPage
  /** Whether this person may change the prices of customers. */
  mayChange: boolean
  mayEmail: boolean
  outcome: BulkPricesOutcome | undefined
  /** Why the selected ones can't be written to. */
  problem: string | null | undefined
}

/** All customers with what they owe. */
export const CustomersScreen = ({ query, found, mayChange, mayEmail, outcome, problem }: Props) => (
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
    {mayChange || mayEmail ? (
      <SelectableCustomers
        rows={found.items}
        outcome={outcome}
        problem={outcome?.problem ?? problem}
        mayChange={mayChange}
        mayEmail={mayEmail}
      />
    ) : (
      <div className="overflow-x-auto">
        <Table caption="Customers" columns={columns} rows={found.items} keyOf={({ number }) => number} />
      </div>
    )}
  </StaffList>
)

const groups = priceGroups.filter((group) => group !== 'RT').map((value) => ({ value, label: priceGroupLabels[value] }))

type SelectableProps = Omit<Props, 'query' | 'found'> & { rows: readonly CustomerRow[] }

/** The list with boxes, and what can be done with the selected customers: other prices, an email. */
function SelectableCustomers({ rows, outcome, problem, mayChange, mayEmail }: SelectableProps) {
  const isSelected = (number: string) => outcome?.selected.some((one) => one.number === number) ?? false
  return (
    <Form method="post" preventScrollReset className="grid gap-4" key={outcome?.key}>
      {rows.map(({ number, priceGroup }) => (
        <input key={number} type="hidden" name={`seen.${number}`} value={priceGroup} />
      ))}
      <div className="overflow-x-auto">
        <Table
          caption="Customers"
          columns={[boxColumn(isSelected), ...columns]}
          rows={rows}
          keyOf={({ number }) => number}
        />
      </div>
      {problem && (
        <Notice kind="error" isLive>
          {problem}
        </Notice>
      )}
      <SelectionBar>
        <div className="flex flex-wrap items-end gap-3">
          {mayChange && <PriceFields outcome={outcome} />}
          {mayEmail && <WorkButton intent="ask:email">Email selected</WorkButton>}
        </div>
      </SelectionBar>
    </Form>
  )
}

const PriceFields = ({ outcome }: Pick<Props, 'outcome'>) => (
  <>
    <SelectField
      label="New prices for selected"
      name="priceGroup"
      options={groups}
      defaultValue={outcome?.priceGroup ?? groups[0]?.value}
    />
    <TextField label="Reason" name="reason" maxLength={300} defaultValue={outcome?.reason ?? ''} />
    <WorkButton intent="try:prices">Preview changes</WorkButton>
  </>
)

function WorkButton({ intent, children }: { intent: string; children: string }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Button type="submit" name="intent" value={intent} isBusy={isBusy}>
      {children}
    </Button>
  )
}

const boxColumn = (isSelected: (number: string) => boolean) =>
  selectColumn<CustomerRow>({
    keyOf: ({ number }) => number,
    name: 'customer',
    labelOf: ({ name }) => `Select ${name}`,
    isChecked: ({ number }) => isSelected(number),
  })

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
  { key: 'contact', header: 'Contact', card: 'hidden', cell: (row) => <Contact {...row} /> },
  {
    key: 'tier',
    header: 'Prices',
    card: 'hidden',
    cell: ({ priceGroup }) => <span className="desktop:whitespace-nowrap">{priceGroupLabels[priceGroup]}</span>,
  },
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

/** On one line where there is room: three columns were too wide for a tablet, and so was a long email. */
const Contact = ({ contact, email, phone }: CustomerRow) => (
  <span className="flex min-w-44 flex-wrap gap-x-3">
    <span>{contact}</span>
    <span className="text-stone [overflow-wrap:anywhere]">{email}</span>
    <span className="whitespace-nowrap text-stone">{phone}</span>
  </span>
)

const moneyText = (cents: number): string | null => (cents > 0 ? formatMoney(cents) : null)
