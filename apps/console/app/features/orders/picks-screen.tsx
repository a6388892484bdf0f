import type { PickList } from '@tessera/client/shop/types.gen'
import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { formatDay } from '../../generic/format-days.ts'
import { BarCode } from '../../generic/scan/bar-code.tsx'
import { ScanOrder } from '../../generic/scan/scan-order.tsx'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { PrintButton } from './print-button.tsx'

type Place = PickList['places'][number]
type PickRow = Place['rows'][number]

interface Props {
  picks: PickList
  now: string
  /** The orders that were asked for. */
  numbers: readonly string[]
  mayPack: boolean
  /** Why the last scan opened no order. */
  scanProblem: string | undefined
}

/**
 * Lists the boxes to pick for the selected orders, place by place. Printed, it is a sheet to tick off whose codes a
 * scanner reads while the orders are packed.
 */
export function PicksScreen({ picks, now, numbers, mayPack, scanProblem }: Props) {
  const { places, orders, omitted } = picks
  const boxes = orders.reduce((sum, order) => sum + order.boxes, 0)
  return (
    <div className="grid gap-5 pick-list">
      <header className="grid gap-2">
        <Breadcrumb
          crumbs={[
            { title: 'Orders', url: '/orders' },
            { title: 'Picks', url: '/orders/picks' },
            { title: 'Pick list', url: '' },
          ]}
        />
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h1 className="text-2xl">Pick list</h1>
            <p className="text-stone">
              {formatUnits(boxes, 'box')} for {formatUnits(orders.length, 'order')}, {formatDay(now)}
            </p>
          </div>
          {places.length > 0 && <PrintButton />}
        </div>
      </header>
      {mayPack && (
        <ScanOrder label="Scan an order to pack it" kept={numbers.map((id) => ['id', id])} problem={scanProblem} />
      )}
      {omitted.length > 0 && <Omitted omitted={omitted} />}
      {places.length === 0 && (
        <EmptyState
          title="Nothing to pick"
          action={<LinkButton href="/orders?view=to-pick">Orders to pick</LinkButton>}
        >
          In the list, select orders that haven’t been picked.
        </EmptyState>
      )}
      {places.map((place) => (
        <PlaceRows key={place.place} {...place} />
      ))}
      {orders.length > 0 && <PickedOrders orders={orders} />}
    </div>
  )
}

const Omitted = ({ omitted }: Pick<PickList, 'omitted'>) => (
  <Notice kind="warning" title={`${formatUnits(omitted.length, 'order')} skipped`}>
    <ul>
      {omitted.map(({ number, reason }) => (
        <li key={number}>
          <Link href={`/orders/${number}`}>{number}</Link>: {reason}
        </li>
      ))}
    </ul>
  </Notice>
)

const PlaceRows = ({ place, rows }: Place) => (
  <ScreenPart title={place}>
    <table className="part-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Picked</span>
          </th>
          <th scope="col">Product</th>
          <th scope="col">Lot</th>
          <th scope="col">Boxes</th>
          <th scope="col" className="hidden tablet:table-cell">
            Order
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PickLine key={`${row.orderNumber} ${row.sku} ${row.lot}`} row={row} />
        ))}
      </tbody>
    </table>
  </ScreenPart>
)

function PickLine({ row }: { row: PickRow }) {
  const { sku, name, lot, isLotPromised, boxes, unit, isSample, orderNumber } = row
  const amount = formatUnits(boxes, isSample ? 'sample' : unit)
  return (
    <tr>
      <td>
        <input type="checkbox" aria-label={`${sku}, ${amount} for ${orderNumber}`} className="size-5 accent-clay" />
      </td>
      <td className="wrap-anywhere">
        <span className="tabular font-bold whitespace-nowrap">{sku}</span> {keepSizeTogether(name)}
        <span className="tabular block text-stone tablet:hidden">for {orderNumber}</span>
        <LineCode text={sku} />
      </td>
      <td className="whitespace-nowrap">
        {lot && (isLotPromised ? <b>{lot}</b> : lot)}
        {lot && <LineCode text={lot} />}
      </td>
      <td className="tabular whitespace-nowrap">
        {amount}
        {boxes > 1 && <LineCode text={String(boxes)} />}
      </td>
      <td className="hidden tabular whitespace-nowrap tablet:table-cell">{orderNumber}</td>
    </tr>
  )
}

/** Only paper and wide screens have room for it. */
const LineCode = ({ text }: { text: string }) => (
  <span className="mt-1 hidden wide:block print:block">
    <BarCode text={text} />
  </span>
)

const PickedOrders = ({ orders }: Pick<PickList, 'orders'>) => (
  <ScreenPart title="Orders">
    <ul className="grid gap-3">
      {orders.map(({ number, customer, storeName, isPickUp, promisedOn, boxes }) => (
        <li key={number} className="wrap-anywhere">
          <Link href={`/orders/${number}`} className="tabular font-bold">
            {number}
          </Link>{' '}
          {[
            customer,
            isPickUp ? 'pickup' : 'delivery',
            storeName,
            promisedOn && `promised ${formatDay(promisedOn)}`,
            formatUnits(boxes, 'box'),
          ]
            .filter(Boolean)
            .join(' · ')}
          <BarCode text={number} />
        </li>
      ))}
    </ul>
    <p className="text-stone">Lots in bold were promised to the customer.</p>
  </ScreenPart>
)
