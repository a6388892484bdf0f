import type { RewardStatement } from '@tessera/client/shop/types.gen'
import { formatMonth } from '@tessera/ui/charts/format-month'
import { formatCount } from '@tessera/ui/format'
import { type Column, Table } from '@tessera/ui/table'

type Name = Exclude<keyof RewardStatement, 'period'>

const points = (key: Name, header: string): Column<RewardStatement> => ({
  key,
  header,
  isNumber: true,
  cell: (row) => formatCount(row[key]),
})

const columns: readonly Column<RewardStatement>[] = [
  { key: 'period', header: 'Month', isRowHeader: true, cell: ({ period }) => formatMonth(period) },
  points('openingPoints', 'Opening'),
  points('earnedPoints', 'Earned'),
  points('referralPoints', 'Referral'),
  points('redeemedPoints', 'Redeemed'),
  points('expiredPoints', 'Expired'),
  points('adjustedPoints', 'Adjusted'),
  points('closingPoints', 'Closing'),
]

export const StatementsTable = ({ rows }: { rows: readonly RewardStatement[] }) => (
  <Table caption="Points by month" columns={columns} rows={rows} keyOf={({ period }) => period} />
)
