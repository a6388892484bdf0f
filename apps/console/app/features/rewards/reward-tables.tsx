import type { StaffRewards } from '@tessera/client/shop/types.gen'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { formatDay } from '../../generic/format-days.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'

type Lot = StaffRewards['lots'][number]
type Entry = StaffRewards['entries'][number] & { key: string }

interface Props {
  rewards: StaffRewards
}

const NoWrap = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>

/** Every movement, newest first. */
export const RewardEntries = ({ rewards: { entries } }: Props) => (
  <ScreenPart title="Activity">
    {entries.length === 0 ? (
      <p className="text-stone">No activity yet.</p>
    ) : (
      <div className="overflow-x-auto">
        <Table
          caption="Activity"
          columns={entryColumns}
          rows={entries.map((entry, at) => ({ ...entry, key: String(at) }))}
          keyOf={({ key }) => key}
        />
      </div>
    )}
  </ScreenPart>
)

const entryColumns: readonly TableColumn<Entry>[] = [
  {
    key: 'text',
    header: 'Activity',
    isRowHeader: true,
    card: 'title',
    cell: ({ text }) => <span className="font-normal wrap-anywhere">{text}</span>,
  },
  { key: 'booked', header: 'Posted', card: 'note', cell: ({ bookedOn }) => <NoWrap>{formatDay(bookedOn)}</NoWrap> },
  { key: 'by', header: 'By', card: 'note-end', cell: ({ by }) => by },
  {
    key: 'points',
    header: 'Points',
    isNumber: true,
    card: 'end',
    cell: ({ points }) => (points > 0 ? `+${formatCount(points)}` : formatCount(points)),
  },
]

/** The sources of the points, and what is left of each. */
export const RewardLots = ({ rewards: { lots } }: Props) => (
  <ScreenPart title="Earned">
    {lots.length === 0 ? (
      <p className="text-stone">No points were earned yet.</p>
    ) : (
      <div className="overflow-x-auto">
        <Table caption="Earned" columns={lotColumns} rows={lots} keyOf={({ rewardId }) => rewardId} />
      </div>
    )}
  </ScreenPart>
)

const kindWords: Readonly<Record<Lot['kind'], string>> = {
  purchase: 'Purchase',
  referral: 'Referral',
  adjustment: 'Adjustment',
}

const lotColumns: readonly TableColumn<Lot>[] = [
  {
    key: 'source',
    header: 'Source',
    isRowHeader: true,
    card: 'title',
    cell: ({ kind, documentId }) => (
      <span className="font-normal">
        {kindWords[kind]} {documentId && <Link href={`/money/documents/${documentId}`}>{documentId}</Link>}
      </span>
    ),
  },
  { key: 'earned', header: 'Earned', card: 'hidden', cell: ({ earnedOn }) => <NoWrap>{formatDay(earnedOn)}</NoWrap> },
  { key: 'status', header: 'Status', card: 'note', cell: ({ statusText }) => statusText },
  { key: 'points', header: 'Points', isNumber: true, card: 'hidden', cell: ({ points }) => formatCount(points) },
  {
    key: 'left',
    header: 'Left',
    isNumber: true,
    card: 'end',
    cell: ({ pendingPoints, availablePoints }) => formatCount(pendingPoints + availablePoints),
  },
]
