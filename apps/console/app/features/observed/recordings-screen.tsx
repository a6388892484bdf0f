import type { RecordingPage } from '@tessera/client/shop/types.gen'
import { shopTimeZone } from '@tessera/domain/local-time'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { formatMoment } from '../../generic/format-days.ts'
import { formatSeconds } from '../../generic/format-seconds.ts'
import { ObservedList } from './observed-list.tsx'
import { type ObservedQuery, recordingList } from './observed-lists.ts'

type Recording = RecordingPage['items'][number]

/** Visits that customers agreed to have recorded. What they typed is in none of them. */
export const RecordingsScreen = ({ query, found }: { query: ObservedQuery; found: RecordingPage }) => (
  <ObservedList
    list={recordingList}
    query={query}
    placeholder="Email, customer number or page"
    found={found}
    row="recording"
    searched="Emails, customer numbers and pages are searched."
  >
    <div className="overflow-x-auto">
      <Table caption="Recordings" columns={columns} rows={found.items} keyOf={({ id }) => id} />
    </div>
  </ObservedList>
)

const columns: readonly TableColumn<Recording>[] = [
  {
    key: 'started',
    header: 'Started',
    isRowHeader: true,
    card: 'title',
    cell: ({ id, startedAt }) => (
      <Link href={`/observed/recordings/${id}`} data-row="" className="font-bold whitespace-nowrap">
        {formatMoment(startedAt, shopTimeZone)}
      </Link>
    ),
  },
  { key: 'who', header: 'Visitor', card: 'note', cell: ({ email }) => email ?? 'A guest' },
  {
    key: 'customer',
    header: 'Customer',
    card: 'hidden',
    cell: ({ customer, customerNumber }) =>
      customerNumber && <Link href={`/customers/${customerNumber}`}>{customer}</Link>,
  },
  { key: 'length', header: 'Length', isNumber: true, card: 'end', cell: ({ seconds }) => formatSeconds(seconds) },
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
