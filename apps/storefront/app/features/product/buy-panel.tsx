import { keepSizeTogether } from '@tessera/domain/keep-size-together'
import { Badge } from '@tessera/ui/badge'
import { formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { ShadeRating } from '@tessera/ui/shade-rating'
import { lazyWhenVisible } from '../../kit/lazy-when-visible.tsx'
import type { NamedStore } from '../../kit/named-store.server.ts'
import { AddSample } from '../../kit/products/add-sample.tsx'
import { CompareTick } from '../../kit/products/compare-tick.tsx'
import { FavoriteButton } from '../../kit/products/favorite-button.tsx'
import { formatRating } from '../../kit/products/product-card-props.ts'
import { AddToCartForm } from './add-to-cart-form.tsx'
import { Calculator } from './calculator.tsx'
import { PlanResult } from './plan-result.tsx'
import { Prices } from './prices.tsx'
import type { ShownProduct } from './shown-product.ts'
import { Siblings } from './siblings.tsx'
import type { PlanState } from './use-plan.ts'

const loadAvailability = async () => (await import('./availability.tsx')).Availability
const Availability = lazyWhenVisible({
  id: 'availability',
  now: import.meta.env.SSR ? await loadAvailability() : undefined,
  load: loadAvailability,
})

interface BuyPanelProps {
  product: ShownProduct
  store: NamedStore | null
  planned: PlanState
  /** The lowest price for mailing samples. */
  sampleShipsFromCents: number
}

export const unitName = ({ units }: ShownProduct): string =>
  units.purchaseUnit === 'each' ? 'piece' : units.purchaseUnit

export function BuyPanel({ product, store, planned, sampleShipsFromCents }: BuyPanelProps) {
  const { record, units, sample } = product
  const { plan, worked, quantity } = planned
  const unit = unitName(product)
  return (
    <div id="buy" className="grid content-start gap-5">
      <ProductTitle product={product} />
      <Prices product={product} unit={unit} quantity={quantity} />
      <Siblings product={product} />
      {units.sqftPerUnit !== null && (
        <>
          <Calculator
            path={record.product_url}
            plan={plan}
            unit={unit}
            wasteOf={planned.wasteOf}
            onPlan={planned.setPlan}
            onWay={planned.setWay}
          />
          <PlanResult worked={worked} unit={unit} sqftPerUnit={units.sqftPerUnit} />
        </>
      )}
      <div className="grid gap-3">
        <AddToCartForm product={product} unit={unit} quantity={quantity} onQuantity={planned.setQuantity} />
        {sample?.isOnline ? (
          <div className="grid gap-1">
            <AddSample
              record={record}
              sku={sample.sku}
              priceCents={sample.priceCents}
              event="add_sample_CTA_click_PDP"
            />
            <p className="text-sm text-stone">
              Sample shipping from {formatMoney(sampleShipsFromCents)}.{' '}
              <Link href="/policies/samples">About samples</Link>
            </p>
          </div>
        ) : (
          units.sqftPerUnit !== null && (
            <p className="text-sm text-stone">
              We don’t mail samples of this product. <Link href="/stores">See it in store</Link>
            </p>
          )
        )}
        <OtherActions record={record} />
      </div>
      <Availability product={product} store={store} unit={unit} quantity={quantity} />
    </div>
  )
}

/** Products that are drawn piece by piece. */
const laidKinds: ReadonlySet<string> = new Set([
  ...['field-tile', 'large-format', 'mosaic', 'plank-tile'],
  ...['lvp', 'laminate', 'engineered-wood', 'solid-wood'],
])

const OtherActions = ({ record }: Pick<ShownProduct, 'record'>) => (
  <div className="flex flex-wrap items-center gap-x-8">
    <FavoriteButton sku={record.sku} name={record.name} isWordy />
    <CompareTick sku={record.sku} name={record.name} />
    <Link href={`${record.product_url}/project`} rel="nofollow" className="inline-flex min-h-8 items-center text-sm">
      Add to a project
    </Link>
    {laidKinds.has(record.tessera.kind) && (
      <Link href={`${record.product_url}/layout`} rel="nofollow" className="inline-flex min-h-8 items-center text-sm">
        Plan a layout
      </Link>
    )}
    <Link
      href={`/contact?topic=product-question&about=${record.sku}`}
      rel="nofollow"
      className="inline-flex min-h-8 items-center text-sm"
    >
      Ask a question
    </Link>
  </div>
)

function ProductTitle({ product: { record, isPreview } }: { product: ShownProduct }) {
  const { finish, shade, rating, reviews } = record.tessera
  return (
    <header className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2 text-sm text-stone">
        {record.collection && (
          <span>
            {record.collection} by {record.brand}
          </span>
        )}
        {record.is_clearance && <Badge kind="sale">Clearance</Badge>}
        {record.is_new_arrival && <Badge>New</Badge>}
        {isPreview && <Badge kind="warning">Preview</Badge>}
      </p>
      <h1 className="text-3xl">{keepSizeTogether(record.name)}</h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-stone">
        <span className="tabular">SKU {record.sku}</span>
        {finish && <span>{finish}</span>}
        {shade && <ShadeRating shade={shade} />}
        {rating && (
          <a href="#reviews">
            {formatRating(rating)} · {formatUnits(reviews, 'review')}
          </a>
        )}
      </p>
    </header>
  )
}
