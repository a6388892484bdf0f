import type { OrderTotals } from '@tessera/client/shop/types.gen'
import { shippingRow } from '@tessera/domain/sales/shipping-row'
import { formatArea, formatMoney, formatUnits, formatWeight } from '@tessera/ui/format'
import { Money } from '@tessera/ui/price'
import type { ReactNode } from 'react'

interface CartTotalsProps {
  totals: OrderTotals
  /** The shipping is an estimate for a ZIP code. */
  isEstimate?: boolean
  isPickUp?: boolean
  children?: ReactNode
}

/** Prices and weight; the same table in the cart, in checkout and on the confirmation page. */
export function CartTotals({ totals, isEstimate = false, isPickUp = false, children }: CartTotalsProps) {
  const shipping = shippingRow(totals.shippingCents ?? 0, isPickUp)
  return (
    <section aria-label="Order summary" className="border border-grout bg-surface p-6">
      <dl className="tabular grid grid-cols-[1fr_auto] gap-y-2">
        <TotalRow name="Merchandise" amount={formatMoney(totals.merchandiseCents)} />
        {totals.savingsCents > 0 && <TotalRow name="Savings" amount={formatMoney(-totals.savingsCents)} />}
        <TotalRow
          name={isEstimate ? `${shipping.label} (estimate)` : shipping.label}
          amount={totals.shippingCents === null ? null : shipping.amount}
        />
        <TotalRow name="Tax" amount={totals.taxCents === null ? null : formatMoney(totals.taxCents)} />
        <dt className="mt-1 border-t border-grout pt-3 text-lg font-bold">
          {totals.isComplete ? 'Total' : 'Estimated total'}
        </dt>
        <dd className="mt-1 border-t border-grout ps-4 pt-3 text-right text-lg font-bold">
          <Money cents={totals.totalCents} />
        </dd>
      </dl>
      <p className="mt-3 text-sm text-stone">{loadText(totals)}</p>
      {children}
    </section>
  )
}

/** An amount that needs an address is null until then. */
function TotalRow({ name, amount }: { name: string; amount: string | null }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="ps-4 text-right whitespace-nowrap">
        {amount ?? <span className="text-sm whitespace-normal text-stone">Calculated at checkout</span>}
      </dd>
    </>
  )
}

const loadText = ({ boxes, areaSqft, weightLbs, pallets, sampleCount }: OrderTotals): string =>
  [
    boxes > 0 ? formatUnits(boxes, 'box') : '',
    areaSqft > 0 ? formatArea(areaSqft) : '',
    weightLbs > 0 ? formatWeight(weightLbs) : '',
    pallets > 0 ? formatUnits(pallets, 'pallet') : '',
    sampleCount > 0 ? formatUnits(sampleCount, 'sample') : '',
  ]
    .filter(Boolean)
    .join(' · ')
