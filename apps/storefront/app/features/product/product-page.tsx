import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { lazyWhenVisible } from '../../kit/lazy-when-visible.tsx'
import type { NamedStore } from '../../kit/named-store.server.ts'
import { CompareBar } from '../../kit/products/compare-tick.tsx'
import { breadcrumbFacts, JsonLd } from '../../kit/seo/json-ld.tsx'
import { useTrackView } from '../../kit/tracking/track.ts'
import { trackItemsOf } from '../../kit/tracking/track-items.ts'
import { isSoldOut } from './add-to-cart-form.tsx'
import { BuyBar } from './buy-bar.tsx'
import { BuyPanel, unitName } from './buy-panel.tsx'
import { Gallery } from './gallery.tsx'
import { unitCentsAt } from './price-break.ts'
import { productJsonLd } from './product-json-ld.ts'
import type { ProductExtras } from './product-sections.tsx'
import type { ShownProduct } from './shown-product.ts'
import { usePlan } from './use-plan.ts'

const loadSections = async () => (await import('./product-sections.tsx')).ProductSections
const Sections = lazyWhenVisible({
  id: 'depths',
  now: import.meta.env.SSR ? await loadSections() : undefined,
  load: loadSections,
})

interface ProductPageProps {
  product: ShownProduct
  store: NamedStore | null
  below: ProductExtras
  search: string
  publicUrl: string
  sampleShipsFromCents: number
}

export function ProductPage({ product, store, below, search, publicUrl, sampleShipsFromCents }: ProductPageProps) {
  const { record } = product
  const planned = usePlan(product, search)
  useTrackView('view_item', { currency: 'USD', value: record.final_price_purchase, items: trackItemsOf([record]) })
  return (
    <>
      <div className="page grid gap-y-16 pt-6">
        <div>
          <Breadcrumb crumbs={product.crumbs} />
          <div className="mt-4 grid gap-x-10 gap-y-8 tablet:grid-cols-2 desktop:grid-cols-12">
            <div className="min-w-0 desktop:col-span-7">
              <div className="tablet:sticky tablet:top-32">
                <Gallery record={record} pictures={product.pictures} />
              </div>
            </div>
            <div className="min-w-0 desktop:col-span-5">
              <BuyPanel product={product} store={store} planned={planned} sampleShipsFromCents={sampleShipsFromCents} />
            </div>
          </div>
        </div>
        <Sections product={product} worked={planned.worked} below={below} search={search} />
        <JsonLd facts={import.meta.env.SSR && (() => productJsonLd(product, below.reviews, publicUrl))} />
        <JsonLd facts={import.meta.env.SSR && (() => breadcrumbFacts(publicUrl, product.crumbs))} />
      </div>
      <div className="sticky bottom-0 z-10">
        <CompareBar />
        {!isSoldOut(product) && product.unitPriceCents > 0 && (
          <BuyBar
            quantity={planned.quantity}
            unit={unitName(product)}
            totalCents={unitCentsAt(product.breaks, planned.quantity) * planned.quantity}
          />
        )}
      </div>
    </>
  )
}
