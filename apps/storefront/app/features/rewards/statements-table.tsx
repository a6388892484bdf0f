import type { RewardStatement } from '@tessera/client/shop/types.gen'
import { formatMonth } from '@tessera/ui/charts/format-month'
import { formatCount } from '@tessera/ui/format'
import { Table, type TableColumn } from '@tessera/ui/table'

type Name = Exclude<keyof RewardStatement, 'period'>

const pointsColumn = (key: Name, header: string): TableColumn<RewardStatement> => ({
  key,
  header,
  isNumber: true,
  cell: (row) => formatCount(row[key]),
})

const columns: readonly TableColumn<RewardStatement>[] = [
  { key: 'period', header: 'Month', isRowHeader: true, cell: ({ period }) => formatMonth(period) },
  pointsColumn('openingPoints', 'Opening'),
  pointsColumn('earnedPoints', 'Earned'),
  pointsColumn('referralPoints', 'Referral'),
  pointsColumn('redeemedPoints', 'Redeemed'),
  pointsColumn('expiredPoints', 'Expired'),
  pointsColumn('adjustedPoints', 'Adjusted'),
  pointsColumn('closingPoints', 'Closing'),
]

export const StatementsTable = ({ rows }: { rows: readonly RewardStatement[] }) => (
  <Table caption="Points by month" columns={columns} rows={rows} keyOf={({ period }) => period} />
)
