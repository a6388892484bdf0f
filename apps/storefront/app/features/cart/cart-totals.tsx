import type { OrderTotals } from '@tessera/client/shop/types.gen'
import { formatArea, formatUnits, formatWeight } from '@tessera/ui/format'
import { Money } from '@tessera/ui/price'
import type { ReactNode } from 'react'

interface CartTotalsProps {
  totals: OrderTotals
  /** The shipping is an estimate for a ZIP code. */
  isEstimate?: boolean
  children?: ReactNode
}

/** Prices and weight; the same table in the cart, in checkout and on the confirmation page. */
export function CartTotals({ totals, isEstimate = false, children }: CartTotalsProps) {
  return (
    <section aria-label="Order summary" className="border border-grout bg-surface p-6">
      <dl className="tabular grid grid-cols-[1fr_auto] gap-y-2">
        <TotalRow name="Merchandise" cents={totals.merchandiseCents} />
        {totals.savingsCents > 0 && <TotalRow name="Savings" cents={-totals.savingsCents} />}
        <TotalRow
          name={isEstimate ? 'Shipping (estimate)' : 'Shipping'}
          cents={totals.shippingCents}
          otherwise="Calculated at checkout"
        />
        <TotalRow name="Tax" cents={totals.taxCents} otherwise="Calculated at checkout" />
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

function TotalRow({ name, cents, otherwise = '' }: { name: string; cents: number | null; otherwise?: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="ps-4 text-right">
        {cents === null ? <span className="text-sm text-stone">{otherwise}</span> : <Money cents={cents} />}
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
