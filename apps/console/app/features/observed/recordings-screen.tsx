import type { RecordingPage } from '@tessera/client/shop/types.gen'
import { shopTimeZone } from '@tessera/domain/local-time'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount, formatMoment } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { ObservedList, type ObservedQuery } from './observed-list.tsx'

type Recording = RecordingPage['items'][number]

/** Visits that customers agreed to have recorded. What they typed is in none of them. */
export const RecordingsScreen = ({ query, found }: { query: ObservedQuery; found: RecordingPage }) => (
  <ObservedList path="/observed/recordings" query={query} placeholder="Email, customer number or page" found={found}>
    {found.items.length > 0 ? (
      <div className="overflow-x-auto">
        <Table caption="Recordings" columns={columns} rows={found.items} keyOf={({ id }) => id} />
      </div>
    ) : (
      <EmptyState title={query.search ? `No recording for “${query.search}”` : 'No visit was recorded'}>
        Visits are recorded for customers who accept usage data, and kept for 30 days.
      </EmptyState>
    )}
  </ObservedList>
)

const columns: readonly TableColumn<Recording>[] = [
  {
    key: 'started',
    header: 'Began',
    isRowHeader: true,
    card: 'title',
    cell: ({ startedAt }) => formatMoment(startedAt, shopTimeZone),
  },
  { key: 'who', header: 'Visitor', card: 'note', cell: ({ email }) => email ?? 'A guest' },
  {
    key: 'customer',
    header: 'Customer',
    card: 'hidden',
    cell: ({ customer, customerNumber }) =>
      customerNumber && <Link href={`/customers/${customerNumber}`}>{customer}</Link>,
  },
  { key: 'length', header: 'Length', isNumber: true, card: 'end', cell: ({ seconds }) => `${formatCount(seconds)} s` },
  {
    key: 'pages',
    header: 'Pages',
    card: 'note-end',
    cell: ({ pages }) => <span className="wrap-anywhere">{shortList(pages)}</span>,
  },
]

const shown = 3

/** The first pages, and how many more there were. */
const shortList = (pages: readonly string[]): string =>
  [pages.slice(0, shown).join(', '), pages.length > shown && `and ${pages.length - shown} more`]
    .filter(Boolean)
    .join(' ')
