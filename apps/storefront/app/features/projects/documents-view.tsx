import type { ProjectDetail, ProjectDocument } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { DayAt } from '@tessera/ui/time-zone'

const kinds: Record<ProjectDocument['kind'], { label: string; path: string }> = {
  quote: { label: 'Quote', path: '/account/quotes' },
  'selection-sheet': { label: 'Selection sheet', path: '/account/selection-sheets' },
  order: { label: 'Order', path: '/account/orders' },
}

const columnsFor = (year: number): TableColumn<ProjectDocument>[] => [
  {
    key: 'id',
    header: 'Document',
    isRowHeader: true,
    cell: ({ kind, id }) => (
      <Link href={`${kinds[kind].path}/${id}`}>
        {kinds[kind].label} {id}
      </Link>
    ),
  },
  { key: 'status', header: 'Status', cell: ({ statusText }) => statusText },
  { key: 'at', header: 'Date', cell: ({ at }) => <DayAt at={at} year={year} /> },
  {
    key: 'total',
    header: 'Total',
    isNumber: true,
    cell: ({ totalCents }) => (totalCents === null ? '–' : formatMoney(totalCents)),
  },
]

/** Quotes, sheets and orders created from the project. */
export function DocumentsView({ project, year }: { project: ProjectDetail; year: number }) {
  if (project.documents.length === 0)
    return <p className="text-stone">No quotes, selection sheets or orders yet. Request one above to see it here.</p>
  return (
    <Table
      caption="Project documents"
      columns={columnsFor(year)}
      rows={project.documents}
      keyOf={({ kind, id }) => kind + id}
    />
  )
}
