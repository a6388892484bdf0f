import { labels } from '@tessera/contract/shop/constants'
import { Badge } from '@tessera/ui/badge'
import { LinkButton } from '@tessera/ui/button'
import { centsOf, formatMoney } from '@tessera/ui/format'
import { ProductCard } from '@tessera/ui/product-card'
import type { NamedStore } from '../../kit/named-store.server.ts'
import { AddSample } from '../../kit/products/add-sample.tsx'
import type { CardFields } from '../../kit/products/card-fields.ts'
import { CompareTick } from '../../kit/products/compare-tick.tsx'
import { FavoriteButton } from '../../kit/products/favorite-button.tsx'
import { cardPropsOf } from '../../kit/products/product-card-props.ts'
import { track } from '../../kit/tracking/track.ts'
import { trackItemsOf } from '../../kit/tracking/track-items.ts'
import { stockLine } from './stock-line.ts'

interface ListingCardProps {
  record: CardFields
  store: NamedStore | null
  listName: string
  isFirst: boolean
}

export const cardSizes =
  '(min-width: 1440px) 252px, (min-width: 1280px) 20vw, (min-width: 1024px) 24vw, (min-width: 768px) 33vw, 50vw'

export function ListingCard({ record, store, listName, isFirst }: ListingCardProps) {
  const { text, tone } = stockLine(record, store)
  const { rating, ...props } = cardPropsOf(record)
  const select = () => track('select_item', { item_list_name: listName, items: trackItemsOf([record]) })
  const sample = record.available_online_sample ? record.sample_sku_retail : null
  return (
    <ProductCard
      {...props}
      badges={<ProductFlags record={record} />}
      corner={<FavoriteButton sku={record.sku} name={record.name} />}
      sizes={cardSizes}
      isFirst={isFirst}
      headingLevel={2}
      onSelect={select}
    >
      <p className={`flex justify-between gap-3 text-sm ${tone}`}>
        {text}
        <span className="shrink-0 text-stone">{rating}</span>
      </p>
      {/* fixed minimum height, so that cards without a sample align with their neighbors */}
      <div className="mt-3 grid min-h-24 content-start gap-2 tablet:min-h-20 wide:min-h-0 wide:grid-cols-2">
        <LinkButton
          href={record.product_url}
          size="Small"
          onClick={select}
          className="min-h-11 px-2 text-xs whitespace-nowrap tablet:min-h-9"
        >
          {labels.shopNow}
          <span className="sr-only">: {record.name}</span>
        </LinkButton>
        {sample && (
          <AddSample
            record={record}
            sku={sample}
            event="add_sample_CTA_click_PLP"
            size="Small"
            className="[&_button]:min-h-11 [&_button]:text-xs tablet:[&_button]:min-h-9"
          />
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
        <CompareTick sku={record.sku} name={record.name} />
        <span className="tabular text-xs text-stone">
          {sample && record.sample_price !== null
            ? `Sample ${formatMoney(centsOf(record.sample_price))}`
            : 'See it in store'}
        </span>
      </div>
    </ProductCard>
  )
}

function ProductFlags({ record }: { record: CardFields }) {
  return (
    <>
      {record.is_clearance && <Badge kind="sale">Clearance</Badge>}
      {record.is_new_arrival && <Badge>New</Badge>}
      {record.is_everyday_value && <Badge>Everyday value</Badge>}
    </>
  )
}
