import { ProductCard } from '@tessera/ui/product-card'
import type { CardFields } from '../../kit/products/card-fields.ts'
import { cardPropsOf } from '../../kit/products/product-card-props.ts'
import { track } from '../../kit/tracking/track.ts'
import { trackItemsOf } from '../../kit/tracking/track-items.ts'
import { CachedPart } from '../../render-cache/cached-part.tsx'

interface ProductRowProps {
  id: string
  title: string
  records: readonly CardFields[]
}

export function ProductRow({ id, title, records }: ProductRowProps) {
  if (records.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-6 grid grid-cols-2 border-s border-t border-grout desktop:grid-cols-4">
        {records.map((record) => (
          <CachedPart
            key={record.sku}
            as="li"
            className="grid border-e border-b border-grout"
            part={RowCard}
            given={{ record, listName: id }}
          />
        ))}
      </ul>
    </section>
  )
}

function RowCard({ record, listName }: { record: CardFields; listName: string }) {
  return (
    <ProductCard
      {...cardPropsOf(record)}
      sizes="(min-width: 1024px) 320px, 50vw"
      onSelect={() => track('select_item', { item_list_name: listName, items: trackItemsOf([record]) })}
    />
  )
}
