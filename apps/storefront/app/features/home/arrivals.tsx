import type { ProductRecord } from '@tessera/client/shop/types.gen'
import { Link } from '@tessera/ui/link'
import { ProductCard } from '@tessera/ui/product-card'
import { cardPropsOf } from '../../kit/products/product-card-props.ts'
import { track, useTrackView } from '../../kit/tracking/track.ts'
import { trackItemsOf } from '../../kit/tracking/track-items.ts'
import { HomeSection } from './home-section.tsx'
import type { HomeSlot } from './home-slot.ts'

const listName = 'new_arrivals'

export function Arrivals({ slot, records }: { slot: HomeSlot; records: readonly ProductRecord[] }) {
  useTrackView('view_item_list', { item_list_name: listName, items: trackItemsOf(records) })
  return (
    <HomeSection id="arrivals" title={slot.title} action={slot.action}>
      <ul className="arrivals">
        {records.map((record) => (
          <li key={record.sku}>
            <ProductCard
              {...cardPropsOf(record)}
              sizes="(min-width: 1024px) 300px, 60vw"
              onSelect={() => track('select_item', { item_list_name: listName, items: trackItemsOf([record]) })}
            />
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <Link href="/products?flag=clearance" className="inline-flex min-h-11 items-center">
          Clearance
        </Link>
        <Link href="/products?flag=everydayValue" className="inline-flex min-h-11 items-center">
          Everyday value
        </Link>
      </p>
    </HomeSection>
  )
}
