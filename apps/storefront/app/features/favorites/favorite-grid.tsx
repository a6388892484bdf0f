import type { ProductRecord } from '@tessera/client/shop/types.gen'
import { ProductCard } from '@tessera/ui/product-card'
import { AddSample } from '../../kit/products/add-sample.tsx'
import { CompareTick } from '../../kit/products/compare-tick.tsx'
import { FavoriteButton } from '../../kit/products/favorite-button.tsx'
import { cardPropsOf } from '../../kit/products/product-card-props.ts'
import { track } from '../../kit/tracking/track.ts'
import { trackItemsOf } from '../../kit/tracking/track-items.ts'

export function FavoriteGrid({ records }: { records: readonly ProductRecord[] }) {
  return (
    <ul className="grid grid-cols-2 border-s border-t border-grout tablet:grid-cols-3 wide:grid-cols-4">
      {records.map((record) => (
        <li key={record.sku} className="grid border-e border-b border-grout">
          <FavoriteCard record={record} />
        </li>
      ))}
    </ul>
  )
}

function FavoriteCard({ record }: { record: ProductRecord }) {
  const sample = record.available_online_sample ? record.sample_sku_retail : null
  return (
    <ProductCard
      {...cardPropsOf(record)}
      headingLevel={2}
      corner={<FavoriteButton sku={record.sku} name={record.name} />}
      onSelect={() => track('select_item', { item_list_name: 'favorites', items: trackItemsOf([record]) })}
    >
      {sample && <AddSample record={record} sku={sample} event="add_sample_CTA_click_PLP" size="Small" />}
      <div className="mt-2">
        <CompareTick sku={record.sku} name={record.name} />
      </div>
    </ProductCard>
  )
}
