import type { RewardRow } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { formatCount, formatLongDay } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'
import { statusBadges } from './format-points.ts'

const columns: readonly TableColumn<RewardRow>[] = [
  {
    key: 'text',
    card: 'title',
    header: 'Source',
    isRowHeader: true,
    cell: ({ rewardId, text }) => <Link href={`/account/rewards/${encodeURIComponent(rewardId)}`}>{text}</Link>,
  },
  { key: 'on', card: 'note-end', header: 'Earned', cell: ({ earnedOn }) => formatLongDay(earnedOn) },
  { key: 'points', card: 'end', header: 'Points', isNumber: true, cell: ({ points }) => formatCount(points) },
  {
    key: 'status',
    card: 'note',
    header: 'Status',
    cell: ({ status }) => <Badge kind={statusBadges[status].kind}>{statusBadges[status].label}</Badge>,
  },
]

export const RewardsTable = ({ caption, rows }: { caption: string; rows: readonly RewardRow[] }) => (
  <Table caption={caption} columns={columns} rows={rows} keyOf={({ rewardId }) => rewardId} />
)
