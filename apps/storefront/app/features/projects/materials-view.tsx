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
      <span className="grid whitespace-nowrap">
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

type Extra = ProjectDetail['extras'][number]

const extraColumns: readonly TableColumn<Extra>[] = [
  {
    key: 'name',
    header: 'Product',
    isRowHeader: true,
    cell: ({ name, product_url, sku }) => (
      <span className="grid">
        <Link href={product_url}>{name}</Link>
        <span className="text-sm text-stone">{sku}</span>
      </span>
    ),
  },
  { key: 'room', header: 'Room', cell: ({ room }) => room ?? '–' },
  {
    key: 'ordered',
    header: 'Ordered',
    isNumber: true,
    cell: ({ orderedBoxes, purchaseUnit }) => formatUnits(orderedBoxes, purchaseUnit),
  },
  { key: 'delivered', header: 'Delivered', isNumber: true, cell: ({ deliveredBoxes }) => deliveredBoxes },
  { key: 'total', header: 'Total', isNumber: true, cell: ({ goodsCents }) => formatMoney(goodsCents) },
]

/** All materials: planned with ordered and delivered, then what was ordered beyond the plan. */
export function MaterialsView({ project }: { project: ProjectDetail }) {
  const names = new Map(project.rooms.map(({ id, name }) => [id, name]))
  const rows = project.items
    .filter(({ alternateOf }) => alternateOf === null)
    .map((item) => ({ item, room: (item.roomId && names.get(item.roomId)) ?? '–' }))
  const { extras } = project
  return (
    <div className="grid gap-10">
      {rows.length > 0 ? (
        <Table caption="Project materials" columns={columns} rows={rows} keyOf={({ item }) => item.basketItemGuid} />
      ) : (
        <p className="text-stone">Nothing planned yet. Add products under Rooms.</p>
      )}
      {extras.length > 0 && (
        <Table
          caption="Ordered beyond the plan"
          isCaptionShown
          columns={extraColumns}
          rows={extras}
          keyOf={({ sku, room }) => `${sku} ${room}`}
        />
      )}
    </div>
  )
}
