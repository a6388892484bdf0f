import type { RewardMovement } from '@tessera/client/shop/types.gen'
import { formatCount, formatLongDay } from '@tessera/ui/format'
import { Table, type TableColumn } from '@tessera/ui/table'

const columns: readonly TableColumn<RewardMovement & { at: number }>[] = [
  { key: 'on', header: 'Date', isRowHeader: true, cell: ({ on }) => formatLongDay(on) },
  { key: 'text', header: 'Activity', cell: ({ text }) => text },
  { key: 'points', header: 'Points', isNumber: true, cell: ({ points }) => formatCount(points) },
]

/** Points earned, released and used, in booking order. */
export const RewardMovements = ({ movements }: { movements: readonly RewardMovement[] }) => (
  <section aria-labelledby="movements-title" className="grid gap-3">
    <h2 id="movements-title" className="text-2xl">
      Activity
    </h2>
    <Table
      caption="Activity"
      columns={columns}
      rows={movements.map((movement, at) => ({ ...movement, at }))}
      keyOf={({ at }) => String(at)}
    />
  </section>
)
