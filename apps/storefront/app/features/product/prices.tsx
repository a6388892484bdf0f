import { Disclosure } from '@tessera/ui/disclosure'
import { formatDay, formatMoney, formatUnits } from '@tessera/ui/format'
import { Money, Price } from '@tessera/ui/price'
import { nextBreak } from './price-break.ts'
import type { ShownProduct } from './shown-product.ts'

interface PricesProps {
  product: ShownProduct
  unit: string
  quantity: number
}

/** The price per square foot, the price per box, and the quantity discounts. */
export function Prices({ product, unit, quantity }: PricesProps) {
  const { unitPriceCents, regularUnitPriceCents, retailUnitPriceCents, pricePerSqftCents, saleEndsOn } = product
  if (unitPriceCents === 0)
    return <p className="text-lg">See the price in store. Call us or visit one of our stores.</p>
  const wasCents = regularUnitPriceCents > unitPriceCents ? regularUnitPriceCents : undefined
  const isPro = retailUnitPriceCents > regularUnitPriceCents
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        {pricePerSqftCents !== null && <Price cents={pricePerSqftCents} per="sq ft" isLarge />}
        {pricePerSqftCents === null ? (
          <Price cents={unitPriceCents} per={unit} wasCents={wasCents} isLarge />
        ) : (
          <span className="tabular text-lg">
            {formatMoney(unitPriceCents)} per {unit}
            {wasCents !== undefined && (
              <s className="ps-2 text-sm text-stone">
                <span className="sr-only">Was </span>
                {formatMoney(wasCents)}
              </s>
            )}
          </span>
        )}
      </p>
      {isPro && (
        <p className="text-sm text-sage">
          Your Pro price. Retail <s>{formatMoney(retailUnitPriceCents)}</s>
        </p>
      )}
      {saleEndsOn && <p className="text-sm text-sale">This price ends {formatDay(saleEndsOn)}.</p>}
      {product.breaks.length > 1 && <PriceBreaks product={product} unit={unit} quantity={quantity} />}
    </div>
  )
}

function PriceBreaks({ product: { breaks }, unit, quantity }: PricesProps) {
  const next = nextBreak(breaks, quantity)
  return (
    <Disclosure
      summary={
        <span className="text-sm">
          {next
            ? `${formatUnits(next.quantity, unit)} or more: ${formatMoney(next.unitPriceCents)} each`
            : 'You’ve got the best quantity price'}
        </span>
      }
    >
      <table className="w-full text-sm">
        <caption className="sr-only">Price by quantity</caption>
        <thead>
          <tr className="text-start text-stone">
            <th scope="col" className="py-1 text-start font-normal">
              From
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              Per {unit}
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              Per sq ft
            </th>
          </tr>
        </thead>
        <tbody>
          {breaks.map((one) => (
            <tr key={one.quantity} className="border-t border-grout">
              <th scope="row" className="py-1.5 text-start font-normal">
                {formatUnits(one.quantity, unit)}
              </th>
              <td className="text-end">
                <Money cents={one.unitPriceCents} />
              </td>
              <td className="text-end">{one.pricePerSqftCents !== null && <Money cents={one.pricePerSqftCents} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
