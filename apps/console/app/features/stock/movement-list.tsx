import { shopTimeZone } from '@tessera/domain/local-time'
import { formatCount } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Pagination } from '@tessera/ui/pagination'
import { Table, type TableColumn } from '@tessera/ui/table'
import { formatMoment } from '../../generic/format-days.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'
import type { MovementView, ProductStockView } from './product-stock.server.ts'
import { stockPageHref } from './stock-page-href.ts'

const kinds: Readonly<Record<MovementView['kind'], string>> = {
  Start: 'Start',
  Order: 'Order',
  Hand: 'Manual',
  Renamed: 'Renamed',
}

/** Every change of the stock, the newest first; together they are what is there now. */
export function MovementList({
  view: { productID, movements, record, recordName, days, page, pages, total, holds },
}: {
  view: ProductStockView
}) {
  const heldPage = holds && holds !== 'unread' ? holds.page : 1
  const hrefOf = (page: number) => stockPageHref(productID, { record, days, page, holds: heldPage })
  return (
    <ScreenPart title={`History (${formatCount(total)})`}>
      {record && (
        <p>
          Only {recordName}. <Link href={stockPageHref(productID, { days })}>Show all locations</Link>
        </p>
      )}
      {movements.length === 0 ? (
        <p className="text-stone">No movements yet.</p>
      ) : (
        <div className="overflow-x-auto">
          <Table
            caption="Movements"
            columns={columns((one) => stockPageHref(productID, { record: one, days }))}
            rows={movements}
            keyOf={({ id }) => id}
          />
        </div>
      )}
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </ScreenPart>
  )
}

const columns = (hrefOfPlace: (record: string) => string): readonly TableColumn<MovementView>[] => [
  {
    key: 'date',
    header: 'When',
    isRowHeader: true,
    card: 'title',
    cell: ({ date }) => formatMoment(date, shopTimeZone),
  },
  {
    key: 'change',
    header: 'Change',
    isNumber: true,
    card: 'end',
    cell: ({ change }) => (change > 0 ? `+${formatCount(change)}` : `−${formatCount(-change)}`),
  },
  { key: 'after', header: 'On hand after', isNumber: true, card: 'hidden', cell: ({ after }) => formatCount(after) },
  {
    key: 'place',
    header: 'Location',
    card: 'note',
    cell: ({ record, place }) =>
      record ? <Link href={hrefOfPlace(record)}>{place}</Link> : <span className="text-stone">No location</span>,
  },
  { key: 'lot', header: 'Lot', card: 'hidden', cell: ({ lot }) => lot },
  {
    key: 'why',
    header: 'Why',
    card: 'note-end',
    cell: ({ kind, order, reason, by }) => (
      <span className="wrap-anywhere">
        {order ? <Link href={order.href}>Order {order.number}</Link> : kinds[kind]}
        {[reason, by].filter(Boolean).map((text) => ` · ${text}`)}
      </span>
    ),
  },
]
