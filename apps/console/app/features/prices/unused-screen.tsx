import { EmptyState } from '@tessera/ui/empty-state'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Table, type TableColumn } from '@tessera/ui/table'
import { PageHead } from '../../generic/page-head.tsx'
import type { UnusedSchedules } from './load-unused-schedules.server.ts'
import { PriceTabs } from './price-tabs.tsx'

type Row = UnusedSchedules['rows'][number]

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'name',
    header: 'Name',
    isRowHeader: true,
    card: 'title',
    cell: ({ id, name }) => (
      <Link href={`/r/priceschedules/${encodeURIComponent(id)}`} data-row="" className="font-bold wrap-anywhere">
        {name}
      </Link>
    ),
  },
  { key: 'id', header: 'ID', card: 'note', cell: ({ id }) => id },
  { key: 'breaks', header: 'Breaks', isNumber: true, card: 'end', cell: ({ breaks }) => formatCount(breaks) },
]

/** Price schedules that no product, supplier or assignment names: they can be deleted. */
export function UnusedScreen({ view: { rows, page, pages, total } }: { view: UnusedSchedules }) {
  return (
    <div className="grid gap-4">
      <PageHead title="Prices" about={`${formatCount(total)} unused`} crumbs={[]} actions={[]} />
      <PriceTabs view="unused" />
      {rows.length > 0 ? (
        <Table caption="Unused price schedules" columns={columns} rows={rows} keyOf={({ id }) => id} />
      ) : (
        <EmptyState title="Every price schedule is used">Nothing to clean up.</EmptyState>
      )}
      <Pagination page={page} pages={pages} hrefOf={(number) => `/prices?view=unused&page=${number}`} />
    </div>
  )
}
