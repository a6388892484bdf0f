import { Badge, type BadgeKind } from '@tessera/ui/badge'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { Tabs } from '@tessera/ui/tabs'
import { PageHead } from '../../generic/page-head.tsx'
import { formatInstant } from '../prices/format-instant.ts'
import { type PromotionRow, type PromotionsView, stateLabels } from './promotion-view.ts'
import { Timeline } from './timeline-chart.tsx'

const stateKinds: Record<PromotionRow['state'], BadgeKind> = {
  running: 'success',
  planned: 'plain',
  'used-up': 'warning',
  over: 'plain',
  off: 'plain',
}

export const StateBadge = ({ state }: Pick<PromotionRow, 'state'>) => (
  <Badge kind={stateKinds[state]}>{stateLabels[state]}</Badge>
)

export const usedText = (used: number, limit: number | null): string =>
  limit === null ? `${formatCount(used)} times` : `${formatCount(used)} of ${formatCount(limit)}`

const columns: TableColumn<PromotionRow>[] = [
  {
    key: 'name',
    header: 'Promotion',
    isRowHeader: true,
    card: 'title',
    cell: ({ id, name }) => (
      <Link href={`/promotions/${encodeURIComponent(id)}`} data-row="" className="font-bold wrap-anywhere">
        {name}
      </Link>
    ),
  },
  {
    key: 'code',
    header: 'Code',
    card: 'note',
    cell: ({ code, isAutomatic }) => (
      <>
        <span className="font-mono text-sm wrap-anywhere">{code}</span>
        {isAutomatic && <span className="text-stone"> · automatic</span>}
      </>
    ),
  },
  { key: 'state', header: 'State', card: 'end', cell: (row) => <StateBadge {...row} /> },
  { key: 'dates', header: 'Dates', card: 'hidden', cell: ({ start, end }) => datesText(start, end) },
  { key: 'used', header: 'Used', card: 'note-end', isNumber: true, cell: ({ used, limit }) => usedText(used, limit) },
]

function datesText(start: string | null, end: string | null): string {
  if (start === null && end === null) return 'Always'
  if (end === null) return `From ${formatInstant(start ?? '')}`
  return start === null ? `Until ${formatInstant(end)}` : `${formatInstant(start)} – ${formatInstant(end)}`
}

/** All promotions with what they do now, on a timeline and in a list. */
export function PromotionsScreen({ view }: { view: PromotionsView }) {
  const { rows, counts, state, hidden, now, actions } = view
  return (
    <div className="grid gap-4">
      <PageHead title="Promotions" crumbs={[]} actions={actions} />
      <Tabs
        label="States"
        tabs={counts.map(({ state: one, count }) => ({
          href: one === 'all' ? '/promotions' : `/promotions?state=${one}`,
          label: one === 'all' ? 'All' : stateLabels[one],
          isCurrent: one === state,
          count,
          counted: 'promotions',
        }))}
      />
      {hidden > 0 && (
        <p className="text-stone">
          {formatCount(hidden)} more are in the <Link href="/r/promotions">list of all promotions</Link>.
        </p>
      )}
      {rows.length > 0 ? (
        <>
          <Timeline rows={rows} now={now} />
          <div className="overflow-x-auto">
            <Table caption="Promotions" columns={columns} rows={rows} keyOf={({ id }) => id} />
          </div>
        </>
      ) : (
        <EmptyState title={state === 'all' ? 'No promotions yet' : `Nothing is ${stateLabels[state].toLowerCase()}`}>
          A promotion gives a discount with a code or automatically.
        </EmptyState>
      )}
    </div>
  )
}
