import type { SheetRow } from '@tessera/client/shop/types.gen'
import { formatDay, formatMoment, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import type { ListColumn } from '../../kit/lists/list-columns.ts'
import { SheetStatus } from './sheet-status.tsx'
import { sheetHref } from './tabs.ts'

const small = 'block text-sm text-stone'

export const sheetColumns = (year: number): ListColumn<SheetRow>[] => [
  {
    key: 'id',
    header: 'Sheet',
    sort: 'selectionSheetId',
    isRowHeader: true,
    cell: ({ selectionSheetId, version }) => (
      <span>
        <Link href={sheetHref(selectionSheetId)}>{selectionSheetId}</Link>
        <span className={small}>Version {version}</span>
      </span>
    ),
  },
  {
    key: 'name',
    header: 'Name',
    sort: 'name',
    cell: ({ name, origin, rooms, items }) => (
      <span>
        {name}
        <span className={small}>
          {formatUnits(rooms, 'room')} · {formatUnits(items, 'item')}
          {origin === 'store' && ' · created by your store'}
        </span>
      </span>
    ),
  },
  { key: 'client', header: 'Client', sort: 'clientName', cell: ({ clientName }) => clientName ?? '–' },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    cell: ({ status, sharedUntil }) => (
      <span className="inline-grid justify-items-end gap-1 tablet:justify-items-start">
        <SheetStatus status={status} />
        {sharedUntil && <span className="text-sm text-stone">Link until {formatDay(sharedUntil, year)}</span>}
      </span>
    ),
  },
  {
    key: 'viewed',
    header: 'Last viewed',
    sort: 'lastViewedAt',
    cell: ({ lastViewedAt }) => (lastViewedAt ? formatMoment(lastViewedAt) : 'Not yet'),
  },
  { key: 'updated', header: 'Changed', sort: 'updatedAt', cell: ({ updatedAt }) => formatDay(updatedAt, year) },
]
