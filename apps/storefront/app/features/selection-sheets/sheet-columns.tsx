import type { SheetRow } from '@tessera/client/shop/types.gen'
import { formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { DayAt, Moment } from '@tessera/ui/time-zone'
import type { ListColumn } from '../../kit/lists/list-columns.ts'
import { SheetStatus } from './sheet-status.tsx'
import { sheetHref } from './tabs.ts'

/** Below the number in a table, beside it on a phone. */
const besideTitle = 'ms-1 whitespace-nowrap text-sm font-normal text-stone tablet:ms-0 tablet:block'
const tableOnly = 'hidden text-sm text-stone tablet:block'

const numberColumn: ListColumn<SheetRow> = {
  key: 'id',
  card: 'title',
  header: 'Sheet',
  sort: 'selectionSheetId',
  isRowHeader: true,
  cell: ({ selectionSheetId, version }) => (
    <span>
      <Link href={sheetHref(selectionSheetId)}>{selectionSheetId}</Link>{' '}
      <span className={besideTitle}>Version {version}</span>
    </span>
  ),
}

export const sheetColumns = (year: number): ListColumn<SheetRow>[] => [
  numberColumn,
  {
    key: 'name',
    card: 'note',
    header: 'Name',
    sort: 'name',
    cell: ({ name, origin, rooms, items }) => (
      <span>
        {name}
        <span className={tableOnly}>
          {formatUnits(rooms, 'room')} · {formatUnits(items, 'item')}
          {origin === 'store' && ' · created by your store'}
        </span>
      </span>
    ),
  },
  { key: 'client', card: 'hidden', header: 'Client', sort: 'clientName', cell: ({ clientName }) => clientName ?? '–' },
  {
    key: 'status',
    card: 'end',
    header: 'Status',
    sort: 'status',
    cell: ({ status, sharedUntil }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 tablet:grid tablet:justify-items-start">
        <SheetStatus status={status} />
        {sharedUntil && (
          <span className={tableOnly}>
            Link until <DayAt at={sharedUntil} year={year} />
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'viewed',
    card: 'hidden',
    header: 'Last viewed',
    sort: 'lastViewedAt',
    cell: ({ lastViewedAt }) => (lastViewedAt ? <Moment at={lastViewedAt} /> : 'Not yet'),
  },
  {
    key: 'updated',
    card: 'note-end',
    header: 'Changed',
    sort: 'updatedAt',
    cell: ({ updatedAt }) => (
      <span className="whitespace-nowrap">
        <DayAt at={updatedAt} year={year} />
      </span>
    ),
  },
]
