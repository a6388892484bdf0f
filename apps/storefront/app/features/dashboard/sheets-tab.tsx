import type { SheetRow } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { DayAt } from '@tessera/ui/time-zone'
import type { DashboardCardData } from './load-dashboard.server.ts'
import { EmptyTab, SectionUnavailable, TabHead } from './tab-parts.tsx'

/** Selection sheets, and whether the clients have viewed them. */
export function SheetsTab({ sheets, year }: { sheets: DashboardCardData['sheets']; year: number }) {
  if (!sheets) return <SectionUnavailable />
  if (sheets.items.length === 0)
    return (
      <EmptyTab
        title="No selection sheets"
        action={<LinkButton href="/account/selection-sheets">Start a sheet</LinkButton>}
      >
        Put your client’s options on one sheet, room by room. Share it by link and get it signed.
      </EmptyTab>
    )
  return (
    <div className="grid gap-8">
      <TabHead title="Open selection sheets" href="/account/selection-sheets" label="All selection sheets" />
      <Table
        caption="Open selection sheets"
        columns={columnsFor(year)}
        rows={sheets.items}
        keyOf={({ selectionSheetId }) => selectionSheetId}
      />
    </div>
  )
}

const columnsFor = (year: number): TableColumn<SheetRow>[] => [
  {
    key: 'name',
    header: 'Sheet',
    isRowHeader: true,
    cell: ({ selectionSheetId, name }) => (
      <span>
        <Link href={`/account/selection-sheets/${selectionSheetId}`}>{name}</Link>
        <span className="block text-sm text-stone">{selectionSheetId}</span>
      </span>
    ),
  },
  { key: 'client', header: 'Client', cell: ({ clientName }) => clientName ?? '–' },
  {
    key: 'items',
    header: 'Items',
    cell: ({ rooms, items }) => `${formatUnits(items, 'item')} in ${formatUnits(rooms, 'room')}`,
  },
  { key: 'status', header: 'Status', cell: ({ statusText }) => statusText },
  {
    key: 'viewed',
    header: 'Last viewed',
    cell: ({ lastViewedAt }) => (lastViewedAt ? <DayAt at={lastViewedAt} year={year} /> : 'Not yet'),
  },
]
