import type { ProjectDetail, ProjectItem } from '@tessera/client/shop/types.gen'
import { formatArea, formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Table, type TableColumn } from '@tessera/ui/table'

interface Row {
  item: ProjectItem
  room: string
}

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'name',
    header: 'Product',
    isRowHeader: true,
    cell: ({ item }) => (
      <span className="grid">
        <Link href={item.product_url}>{item.name}</Link>
        <span className="text-sm text-stone">{item.sku}</span>
      </span>
    ),
  },
  { key: 'room', header: 'Room', cell: ({ room }) => room },
  {
    key: 'need',
    header: 'Need',
    isNumber: true,
    cell: ({ item }) => (
      <span className="grid">
        {formatUnits(item.boxes, item.purchaseUnit)}
        {item.needSqft !== null && <span className="text-sm text-stone">{formatArea(item.needSqft)}</span>}
      </span>
    ),
  },
  { key: 'ordered', header: 'Ordered', isNumber: true, cell: ({ item }) => item.orderedBoxes },
  { key: 'delivered', header: 'Delivered', isNumber: true, cell: ({ item }) => item.deliveredBoxes },
  { key: 'open', header: 'To order', isNumber: true, cell: ({ item }) => item.openBoxes },
  { key: 'total', header: 'Total', isNumber: true, cell: ({ item }) => formatMoney(item.totalCents) },
]

/** All materials in one list: needed, ordered, delivered, to order. */
export function MaterialsView({ project }: { project: ProjectDetail }) {
  const names = new Map(project.rooms.map(({ id, name }) => [id, name]))
  const rows = project.items
    .filter(({ alternateOf }) => alternateOf === null)
    .map((item) => ({ item, room: (item.roomId && names.get(item.roomId)) ?? '–' }))
  if (rows.length === 0) return <p className="text-stone">Nothing planned yet. Add products under Rooms.</p>
  return <Table caption="Project materials" columns={columns} rows={rows} keyOf={({ item }) => item.basketItemGuid} />
}
