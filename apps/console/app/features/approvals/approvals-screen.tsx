import { Button } from '@tessera/ui/button'
import { SelectField } from '@tessera/ui/field'
import { formatCount, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Form } from 'react-router'
import { PageHead } from '../../generic/page-head.tsx'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { formatInstant } from '../prices/format-instant.ts'
import type { ApprovalsView, RuleRow, WaitingRow } from './approval-view.ts'

const waitingColumns: TableColumn<WaitingRow>[] = [
  {
    key: 'id',
    header: 'Number',
    isRowHeader: true,
    card: 'title',
    cell: ({ id, href, what }) => (
      <Link href={href} data-row="" className="font-bold wrap-anywhere">
        {what} {id}
      </Link>
    ),
  },
  { key: 'who', header: 'From', card: 'note', cell: ({ who }) => who },
  { key: 'since', header: 'Since', card: 'hidden', cell: ({ since }) => since && formatInstant(since) },
  {
    key: 'cents',
    header: 'Amount',
    isNumber: true,
    card: 'end',
    cell: ({ cents }) => cents !== null && formatMoney(cents),
  },
  { key: 'asked', header: 'Waiting for', card: 'note-end', cell: ({ asked }) => asked },
]

const ruleColumns: TableColumn<RuleRow>[] = [
  {
    key: 'name',
    header: 'Rule',
    isRowHeader: true,
    card: 'title',
    cell: ({ name, href }) => (
      <Link href={href} className="font-bold wrap-anywhere">
        {name}
      </Link>
    ),
  },
  {
    key: 'expression',
    header: 'Requires approval if',
    card: 'note',
    // rules that the shop makes itself name accounts by ID, and have a description
    cell: ({ description, expression }) => description || <code className="rule-text">{expression}</code>,
  },
  {
    key: 'group',
    header: 'Approving group',
    card: 'hidden',
    cell: ({ group }) => <span className="wrap-anywhere">{group}</span>,
  },
]

/** Rules of the seller and of buyers, and everything that waits for approval now. */
export function ApprovalsScreen({ view }: { view: ApprovalsView }) {
  const { waiting, hidden, mayReadOrders, shopHref, sellerRules, buyer, buyers, buyerRules, actions } = view
  return (
    <div className="grid gap-6">
      <PageHead title="Approvals" crumbs={[]} actions={actions} />
      {mayReadOrders && (
        <ScreenPart title="Waiting now">
          {waiting.length > 0 ? (
            <Table caption="Waiting for approval" columns={waitingColumns} rows={waiting} keyOf={({ href }) => href} />
          ) : (
            <p className="text-stone">No approvals are pending.</p>
          )}
          {shopHref && (
            <p>
              <Link href={shopHref}>Orders awaiting approval</Link>
            </p>
          )}
          {hidden > 0 && (
            <p className="text-stone">
              {formatCount(hidden)} more: <Link href="/r/orders/Incoming?Status=AwaitingApproval">orders</Link> and{' '}
              <Link href="/r/orderreturns?Status=AwaitingApproval">returns</Link>.
            </p>
          )}
        </ScreenPart>
      )}
      <ScreenPart title="Our return rules">
        <Rules rows={sellerRules} />
      </ScreenPart>
      <ScreenPart title="Customers’ order rules">
        {buyers.length > 2 && (
          <Form className="flex flex-wrap items-end gap-3">
            <SelectField
              label="Company"
              name="buyer"
              defaultValue={buyer}
              options={buyers}
              key={buyer}
              className="min-w-72"
            />
            <Button type="submit">Show</Button>
          </Form>
        )}
        <Rules rows={buyerRules} hasCompany />
        {buyers.length > 2 && !buyer && <p className="text-stone">Choose a company to add a rule for it.</p>}
      </ScreenPart>
    </div>
  )
}

const companyColumn: TableColumn<RuleRow> = {
  key: 'company',
  header: 'Company',
  card: 'end',
  cell: ({ company }) => company,
}

function Rules({ rows, hasCompany = false }: { rows: readonly RuleRow[] | null; hasCompany?: boolean }) {
  if (!rows) return <p className="text-stone">You don’t have permission to see them.</p>
  if (rows.length === 0) return <p className="text-stone">No rules yet. Without a rule, nothing needs approval.</p>
  const columns = hasCompany ? [...ruleColumns, companyColumn] : ruleColumns
  return <Table caption="Approval rules" columns={columns} rows={rows} keyOf={({ href }) => href} />
}
