import type { SheetRow } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { formatDay, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { type Column, Table } from '@tessera/ui/table'
import type { Cards } from './load-dashboard.server.ts'
import { NotAnswered, NothingYet, TabHead } from './tab-parts.tsx'

/** Selection sheets, and whether the clients have viewed them. */
export function SheetsTab({ sheets, year }: { sheets: Cards['sheets']; year: number }) {
  if (!sheets) return <NotAnswered />
  if (sheets.items.length === 0)
    return (
      <NothingYet
        title="No selection sheets"
        action={<LinkButton href="/account/selection-sheets">Start a sheet</LinkButton>}
      >
        Put your client’s options on one sheet, room by room. Share it by link and get it signed.
      </NothingYet>
    )
  return (
    <div className="grid gap-8">
      <TabHead title="Open selection sheets" href="/account/selection-sheets" label="All selection sheets" />
      <Table
        caption="Open selection sheets"
        columns={columns(year)}
        rows={sheets.items}
        keyOf={({ selectionSheetId }) => selectionSheetId}
      />
    </div>
  )
}

const columns = (year: number): Column<SheetRow>[] => [
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
    cell: ({ lastViewedAt }) => (lastViewedAt ? formatDay(lastViewedAt, year) : 'Not yet'),
  },
]
