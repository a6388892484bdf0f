import type { ProductDetails } from '@tessera/client/shop/types.gen'
import { Breadcrumb } from '@tessera/ui/breadcrumb'
import { CompareBar } from '../../lib/compare-tick.tsx'
import { breadcrumbFacts, JsonLd } from '../../lib/json-ld.tsx'
import type { NamedStore } from '../../lib/named-store.server.ts'
import { useTrackView } from '../../lib/track.ts'
import { itemsOf } from '../../lib/track-items.ts'
import { BuyPanel } from './buy-panel.tsx'
import { CompleteJob } from './complete-job.tsx'
import { DeliveryNotes, Documents } from './delivery-notes.tsx'
import { Gallery } from './gallery.tsx'
import { KeyFacts } from './key-facts.tsx'
import { productFacts } from './product-ld.ts'
import { ProductRow } from './product-row.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { Specs } from './specs.tsx'
import { UsableHere } from './usable-here.tsx'
import { usePlan } from './use-plan.ts'

interface ProductPageProps {
  product: ProductDetails
  store: NamedStore | null
  search: string
  publicUrl: string
}

export function ProductPage({ product, store, search, publicUrl }: ProductPageProps) {
  const { record } = product
  const planned = usePlan(product, search)
  useTrackView('view_item', { currency: 'USD', value: record.final_price_purchase, items: itemsOf([record]) })
  return (
    <>
      <div className="page grid gap-y-16 pt-6">
        <div>
          <Breadcrumb crumbs={product.crumbs} />
          <div className="mt-4 grid gap-x-10 gap-y-8 tablet:grid-cols-2 desktop:grid-cols-12">
            <div className="min-w-0 desktop:col-span-7">
              <div className="tablet:sticky tablet:top-32">
                <Gallery sku={record.sku} pictures={product.pictures} />
              </div>
            </div>
            <div className="min-w-0 desktop:col-span-5">
              <BuyPanel product={product} store={store} planned={planned} />
            </div>
          </div>
        </div>
        <KeyFacts product={product} />
        <Story story={product.story} designer={product.designer} />
        <CompleteJob product={product} worked={planned.worked} />
        <Specs attributes={product.attributes} />
        <div className="grid gap-x-12 gap-y-16 desktop:grid-cols-12">
          <div className="desktop:col-span-7">
            <UsableHere suitability={product.attributes.suitability} />
          </div>
          <div className="grid content-start gap-16 desktop:col-span-5">
            <DeliveryNotes product={product} />
            <Documents product={product} />
          </div>
        </div>
        <ProductRow id="related" title="You may also like" records={product.related} />
        <RecentlyViewed sku={record.sku} name={record.name} url={record.product_url} />
        <JsonLd facts={productFacts(product, publicUrl)} />
        <JsonLd facts={breadcrumbFacts(publicUrl, product.crumbs)} />
      </div>
      <CompareBar />
    </>
  )
}

function Story({ story, designer }: { story: string; designer: string | null }) {
  const [first = '', ...rest] = story.split('\n').filter(Boolean)
  return (
    <section aria-label="About this product" className="grid gap-x-12 gap-y-3 desktop:grid-cols-12">
      <p className="font-display text-2xl leading-snug desktop:col-span-7">{first}</p>
      <div className="grid content-start gap-3 desktop:col-span-5">
        {rest.map((text) => (
          <p key={text} className="max-w-text">
            {text}
          </p>
        ))}
        {designer && <p className="text-stone">Designed by {designer}.</p>}
      </div>
    </section>
  )
}
