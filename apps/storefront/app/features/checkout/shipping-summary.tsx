import type { Cart } from '@tessera/client/shop/types.gen'
import { formatDay } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { stepUrl } from './steps.ts'

/** A summary of the completed shipping step, with a link back to it. */
export function ShippingSummary({ cart: { email, shippingAddress, shippingOptions } }: { cart: Cart }) {
  const way = shippingOptions.find(({ isChosen }) => isChosen)
  if (!shippingAddress) return null
  const { street1, city, state, zip } = shippingAddress
  const isPickUp = way?.kind === 'pick-up'
  return (
    <section aria-label="Shipping" className="mb-8 flex items-start justify-between gap-4 border-y border-grout py-4">
      <p className="grid gap-0.5 text-sm">
        <span>
          {isPickUp ? 'Pick up at' : 'Ship to'} {street1}, {city}, {state} {zip}
        </span>
        <span className="text-stone">
          {[way?.name, way?.arrivesOn && `${isPickUp ? 'ready' : 'arrives'} ${formatDay(way.arrivesOn)}`, email]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <Link href={stepUrl('shipping')} aria-label="Edit shipping">
        Edit
      </Link>
    </section>
  )
}
