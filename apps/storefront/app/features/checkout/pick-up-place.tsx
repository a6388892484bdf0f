import type { Store } from '@tessera/client/shop/types.gen'
import { Link } from '@tessera/ui/link'
import type { ReactNode } from 'react'

interface Props {
  store: Pick<Store, 'slug' | 'name' | 'street' | 'city' | 'state' | 'zip' | 'phone' | 'openText'>
  /** The opening hours. */
  children: ReactNode
}

/** The store that an order is picked up at: where it is, how to get there and when it is open. */
export function PickUpPlace({ store, children }: Props) {
  const { slug, name, street, city, state, zip, phone, openText } = store
  const place = `${street}, ${city}, ${state} ${zip}`
  return (
    <div className="grid gap-3">
      <address className="grid not-italic">
        <span className="font-bold">Tessera {name}</span>
        <span>{street}</span>
        <span>
          {city}, {state} {zip}
        </span>
        <a href={`tel:${phone}`}>{phone}</a>
      </address>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <span className="text-stone">{openText}</span>
        <Link href={`/stores/${slug}`}>Store page and map</Link>
        <a href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`} rel="noreferrer">
          Get directions
        </a>
      </p>
      {children}
    </div>
  )
}
