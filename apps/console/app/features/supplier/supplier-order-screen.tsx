import type { Shipment } from '@tessera/client/platform/types.gen'
import { shopTimeZone } from '@tessera/domain/local-time'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { formatMoment } from '../../generic/format-days.ts'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { BuyerOrderLinks, forwardedName } from './buyer-order-links.tsx'
import type { SupplierOrder } from './read-supplier-orders.server.ts'
import type { ShipOutcome } from './ship-supplier-order.server.ts'
import { SupplierLines } from './supplier-lines.tsx'
import type { SupplierPath } from './supplier-list.ts'
import { SupplierOrderMark } from './supplier-order-mark.tsx'

export interface SupplierOrderProps extends SupplierOrder {
  /** The list that the order is in: its address and its name. */
  list: { path: SupplierPath; title: string }
  /** A second press ships nothing. */
  shipKey: string
  /** The shipment that was just made. */
  shipped: string | null
  mayShip: boolean
  outcome: ShipOutcome | undefined
}

/** One order of a supplier: lines with what is left, shipments, and the form that ships. */
export function SupplierOrderScreen(props: SupplierOrderProps) {
  const { list, order, shipments, shipped, outcome, buyerOrders, supplierName } = props
  const name = forwardedName(buyerOrders, order.ID ?? '')
  const customers = buyerOrders.flatMap(({ customer }) => customer || [])
  return (
    <div className="grid gap-5">
      <header className="grid gap-2">
        <Breadcrumb
          crumbs={[
            { title: list.title, url: list.path },
            { title: name, url: `${list.path}/${order.ID}` },
          ]}
        />
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl wrap-anywhere">Order {name}</h1>
          <SupplierOrderMark {...order} />
        </div>
        <p className="text-stone">
          {order.DateSubmitted && `Sent ${formatMoment(order.DateSubmitted, shopTimeZone)}`}
          {buyerOrders.some(({ href }) => href) && (
            <>
              {' · '}Buyer’s order <BuyerOrderLinks orders={buyerOrders} />
              {customers.length > 0 && ` of ${customers.join(', ')}`}
              {' · '}
              Supplier <Link href={`/suppliers/${encodeURIComponent(order.ToCompanyID ?? '')}`}>{supplierName}</Link>
            </>
          )}
        </p>
        {order.Comments && <p className="wrap-anywhere">{order.Comments}</p>}
      </header>
      {shipments.some(({ ID }) => ID === shipped) && !outcome && (
        <Notice kind="success" isLive>
          The shipment is recorded, and the buyer’s order shows it.
        </Notice>
      )}
      {outcome?.problem && (
        <Notice kind="error" isLive>
          {outcome.problem}
        </Notice>
      )}
      <SupplierLines {...props} />
      <Shipments shipments={shipments} />
    </div>
  )
}

function Shipments({ shipments }: { shipments: readonly Shipment[] }) {
  if (shipments.length === 0) return null
  return (
    <ScreenPart title="Shipments">
      <ul className="grid gap-2">
        {shipments.map(({ ID, Shipper, TrackingNumber, DateShipped }) => (
          <li key={ID} className="flex flex-wrap justify-between gap-x-4 border-b border-grout py-1">
            <span className="wrap-anywhere">
              {[Shipper || 'Shipped', TrackingNumber && `tracking ${TrackingNumber}`].filter(Boolean).join(' · ')}
            </span>
            <span className="text-stone">
              {DateShipped && formatMoment(DateShipped, shopTimeZone)}{' '}
              <Link href={`/r/shipments/${encodeURIComponent(ID ?? '')}`}>Details</Link>
            </span>
          </li>
        ))}
      </ul>
    </ScreenPart>
  )
}
