import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
import { Table, type TableColumn } from '@tessera/ui/table'

type Costs = Omit<ProjectDetail['budget']['outside'], 'isOverspent' | 'toOrderCents'>

interface Row extends Costs {
  id: string
  name: string
  budgetCents: number | null
}

const moneyColumn = (key: keyof Costs, header: string): TableColumn<Row> => ({
  key,
  header,
  isNumber: true,
  cell: (row) => formatMoney(row[key] ?? 0),
})

const columns: readonly TableColumn<Row>[] = [
  { key: 'name', header: 'Room', isRowHeader: true, cell: ({ name }) => name },
  {
    key: 'budget',
    header: 'Budget',
    isNumber: true,
    cell: ({ budgetCents }) => (budgetCents === null ? 'None' : formatMoney(budgetCents)),
  },
  moneyColumn('plannedCents', 'Planned'),
  moneyColumn('quotedCents', 'Quoted'),
  moneyColumn('orderedCents', 'Ordered'),
  moneyColumn('invoicedCents', 'Invoiced'),
  moneyColumn('returnedCents', 'Returned'),
  { key: 'left', header: 'Left', isNumber: true, cell: ({ leftCents }) => <Left cents={leftCents} /> },
]

function Left({ cents }: { cents: number | null }) {
  if (cents === null) return '–'
  return cents < 0 ? <span className="font-bold text-sale">{formatMoney(-cents)} over</span> : formatMoney(cents)
}

const hasCosts = ({ plannedCents, quotedCents, orderedCents, invoicedCents }: Costs): boolean =>
  plannedCents + quotedCents + orderedCents + invoicedCents > 0

/** Planned, quoted, ordered, invoiced, returned and left by room. */
export function BudgetView({ project: { budget, rooms } }: { project: ProjectDetail }) {
  const rows: Row[] = [
    ...rooms,
    ...(hasCosts(budget.outside) ? [{ ...budget.outside, id: 'none', name: 'Not in a room', budgetCents: null }] : []),
    { ...budget, id: 'all', name: 'Whole project' },
  ]
  return (
    <div className="grid gap-3">
      <Table caption="Budget by room" columns={columns} rows={rows} keyOf={({ id }) => id} />
      <p className="text-sm text-stone">
        Planned is at today’s prices, before tax and delivery. Quoted, ordered, invoiced and returned include both. Left
        is the budget less what’s ordered and still to order, plus returns.
      </p>
    </div>
  )
}
