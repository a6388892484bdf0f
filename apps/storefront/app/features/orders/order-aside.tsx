import type { OrderDetail } from '@tessera/client/shop/types.gen'
import { shippingRow } from '@tessera/domain/sales/shipping-row'
import { formatDay, formatMoney } from '@tessera/ui/format'
import type { ReactNode } from 'react'
import { AddressText } from '../../kit/forms/address-text.tsx'
import { PickUpBlock } from './pick-up-block.tsx'

/** Totals, address and partners of the order. */
export function OrderAside({ order, year }: { order: OrderDetail; year: number }) {
  const { shippingAddress, partners, paymentText, storeName, wantedOn, instructions, isPickUp, pickUpPerson } = order
  return (
    <div className="grid content-start gap-8">
      <Totals order={order} />
      {shippingAddress && (
        <Block title={isPickUp ? 'Pickup' : 'Ship to'}>
          <AddressText place={shippingAddress} />
        </Block>
      )}
      {order.pickUp && (
        <Block title="Picking it up">
          <PickUpBlock pickUp={order.pickUp} year={year} />
        </Block>
      )}
      {wantedOn && <Block title="Deliver after">{formatDay(wantedOn, year)}</Block>}
      {instructions && <Block title="Driver instructions">{instructions}</Block>}
      {isPickUp && pickUpPerson && <Block title="Pickup contact">{pickUpPerson}</Block>}
      {paymentText && <Block title="Payment">{paymentText}</Block>}
      {storeName && <Block title="Store">{storeName}</Block>}
      {partners.length > 0 && (
        <Block title="Parties">
          <ul className="grid gap-1">
            {partners.map(({ id, role, name }) => (
              <li key={id + role}>
                <span className="text-stone">{roles[role]}</span> {name}
              </li>
            ))}
          </ul>
        </Block>
      )}
    </div>
  )
}

const roles: Record<OrderDetail['partners'][number]['role'], string> = {
  'sold-to': 'Sold to',
  'ship-to': 'Ship to',
  'bill-to': 'Bill to',
  payer: 'Payer',
}

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-1 border-t border-grout pt-4">
    <h2 className="font-sans text-sm font-bold text-stone">{title}</h2>
    <div>{children}</div>
  </section>
)

function Totals({ order }: { order: OrderDetail }) {
  const { subtotalCents, discountCents, shippingCents, isPickUp, taxCents, totalCents, canceledCents, balanceCents } =
    order
  const rows = [
    { label: 'Subtotal', amount: formatMoney(subtotalCents), isShown: true },
    { label: 'Discount', amount: formatMoney(-discountCents), isShown: discountCents > 0 },
    { ...shippingRow(shippingCents, isPickUp), isShown: true },
    { label: 'Tax', amount: formatMoney(taxCents), isShown: true },
  ]
  return (
    <section aria-labelledby="totals" className="border border-grout bg-surface p-5">
      <h2 id="totals" className="mb-3 font-sans text-sm font-bold text-stone">
        Total
      </h2>
      <dl className="tabular grid gap-1.5">
        {rows
          .filter(({ isShown }) => isShown)
          .map(({ label, amount }) => (
            <div key={label} className="flex justify-between gap-4">
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-grout pt-3">
          <dt>Total</dt>
          <dd className="font-display text-2xl">{formatMoney(totalCents)}</dd>
        </div>
        {canceledCents > 0 && (
          <div className="flex justify-between gap-4">
            <dt>Canceled</dt>
            <dd>{formatMoney(-canceledCents)}</dd>
          </div>
        )}
        {balanceCents > 0 && (
          <div className="flex justify-between gap-4 text-amber">
            <dt>Balance due</dt>
            <dd>{formatMoney(balanceCents)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
