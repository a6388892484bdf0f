import { Disclosure } from '@tessera/ui/disclosure'
import { formatArea, formatUnits } from '@tessera/ui/format'
import { BoxIcon, StoreIcon, TruckIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import type { ReactNode } from 'react'
import type { NamedStore } from '../../kit/named-store.server.ts'
import type { ShownProduct } from './shown-product.ts'
import { lotFit, stockPlaces } from './stock-places.ts'
import { StockTable } from './stock-table.tsx'

interface AvailabilityProps {
  product: ShownProduct
  store: NamedStore | null
  unit: string
  quantity: number
}

export function Availability({ product, store, unit, quantity }: AvailabilityProps) {
  const { availability, stock, record } = product
  const { mine, stores, warehouses } = stockPlaces(stock, store)
  const [lot] = mine?.lots.toSorted((one, other) => other.boxes - one.boxes) ?? []
  return (
    <div className="grid gap-3">
      <LotNote product={product} unit={unit} quantity={quantity} />
      <ul className="grid gap-2 text-sm">
        <AvailabilityLine icon={<StoreIcon className="size-5 text-stone" />}>
          {store ? (
            <>
              <Link href={`/stores/${store.slug}`}>{store.name}</Link>:{' '}
              {mine
                ? `${formatUnits(mine.boxes, unit)} in stock${lot ? `, lot ${lot.lotNo}` : ''}, free pickup`
                : 'not in stock, free pickup when it arrives'}
              {'. '}
              <Link href="/stores">Check other stores</Link>
            </>
          ) : (
            <>
              <Link href="/stores">Choose your store</Link> to check stock
            </>
          )}
        </AvailabilityLine>
        <AvailabilityLine icon={<TruckIcon className="size-5 text-stone" />}>{availability.text}</AvailabilityLine>
        {availability.boxes > 0 && (
          <AvailabilityLine icon={<BoxIcon className="size-5 text-stone" />}>
            {formatUnits(availability.boxes, unit)} nationwide; largest single lot{' '}
            {formatUnits(availability.largestLotBoxes, unit)}
            {product.units.sqftPerUnit !== null &&
              ` (${formatArea(Math.floor(availability.largestLotBoxes * Number(product.units.sqftPerUnit)))})`}
          </AvailabilityLine>
        )}
        {availability.status === 'stocked' && quantity > availability.largestLotBoxes && !record.is_clearance && (
          <AvailabilityLine icon={<BoxIcon className="size-5 text-stone" />}>
            <Link href={`${record.product_url}/notify?boxes=${quantity}`}>Notify me when it’s in stock</Link>
          </AvailabilityLine>
        )}
      </ul>
      {stock.length > 0 && (
        <Disclosure summary={<span className="text-sm">Stock by location</span>}>
          <StockTable places={[...(mine ? [mine] : []), ...stores, ...warehouses]} unit={unit} />
          <p className="pt-3 text-sm">
            <Link href="/stores">{store ? 'Check another store' : 'Choose your store to see distances'}</Link>
          </p>
        </Disclosure>
      )}
    </div>
  )
}

function AvailabilityLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <span className="shrink-0">{icon}</span>
      <span>{children}</span>
    </li>
  )
}

function LotNote({ product: { availability }, unit, quantity }: Omit<AvailabilityProps, 'store'>) {
  const fit = lotFit(quantity, availability.largestLotBoxes, availability.boxes)
  if (!fit || (fit === 'one' && quantity === 1)) return null
  if (fit === 'one')
    return <p className="text-sm text-sage">All {formatUnits(quantity, unit)} ship from one lot, so shades match.</p>
  return (
    <Notice kind="warning">
      {fit === 'mixed'
        ? `No single lot has ${formatUnits(quantity, unit)}; the largest has ${availability.largestLotBoxes}. Shades may vary between lots.`
        : `We have ${formatUnits(availability.boxes, unit)} today. The rest will ship from another lot when more arrives.`}
    </Notice>
  )
}
