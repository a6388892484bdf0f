import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
import { Table, type TableColumn } from '@tessera/ui/table'
import { ShareBar } from '../../kit/plans/share-bar.tsx'

interface Row {
  id: string
  name: string
  budgetCents: number | null
  plannedCents: number
}

const columns: readonly TableColumn<Row>[] = [
  { key: 'name', header: 'Room', isRowHeader: true, cell: ({ name }) => name },
  { key: 'planned', header: 'Planned', isNumber: true, cell: ({ plannedCents }) => formatMoney(plannedCents) },
  {
    key: 'budget',
    header: 'Budget',
    isNumber: true,
    cell: ({ budgetCents }) => (budgetCents === null ? 'None' : formatMoney(budgetCents)),
  },
  {
    key: 'left',
    header: 'Left',
    isNumber: true,
    cell: ({ budgetCents, plannedCents }) => (budgetCents === null ? '–' : leftText(budgetCents - plannedCents)),
  },
]

const leftText = (cents: number): string => (cents < 0 ? `${formatMoney(-cents)} over` : formatMoney(cents))

/** Budget, planned and ordered amounts as one bar, and a table by room. */
export function BudgetView({ project }: { project: ProjectDetail }) {
  const outside = project.items.filter(({ roomId, alternateOf }) => roomId === null && alternateOf === null)
  const rows: Row[] = [
    ...project.rooms,
    ...(outside.length > 0
      ? [
          {
            id: 'none',
            name: 'Not in a room',
            budgetCents: null,
            plannedCents: outside.reduce((sum, { totalCents }) => sum + totalCents, 0),
          },
        ]
      : []),
  ]
  return (
    <div className="grid gap-8">
      <BudgetBar project={project} isLarge />
      {rows.length > 0 && <Table caption="Budget by room" columns={columns} rows={rows} keyOf={({ id }) => id} />}
    </div>
  )
}

/** Planned and ordered amounts against the budget; the text says the same. */
export function BudgetBar({ project, isLarge = false }: { project: ProjectDetail; isLarge?: boolean }) {
  const { budgetCents, plannedCents, orderedCents, leftCents, isOver } = project.budget
  const whole = Math.max(budgetCents ?? 0, plannedCents, orderedCents)
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className={`tabular font-display leading-tight ${isLarge ? 'text-4xl' : 'text-2xl'}`}>
          {formatMoney(plannedCents)}
        </span>
        <span className="text-stone">
          planned{budgetCents !== null && ` of a budget of ${formatMoney(budgetCents)}`}
        </span>
      </p>
      <ShareBar
        whole={whole}
        mark={budgetCents ?? undefined}
        parts={[
          { tone: 'sage', value: Math.min(orderedCents, whole) },
          { tone: isOver ? 'sale' : 'ink', value: Math.max(plannedCents - orderedCents, 0) },
        ]}
      />
      <p className="text-sm text-stone">
        {formatMoney(orderedCents)} ordered
        {leftCents !== null && (
          <>
            {' · '}
            <span className={isOver ? 'font-bold text-sale' : undefined}>
              {isOver ? `${formatMoney(-leftCents)} over budget` : `${formatMoney(leftCents)} left`}
            </span>
          </>
        )}
      </p>
    </div>
  )
}
