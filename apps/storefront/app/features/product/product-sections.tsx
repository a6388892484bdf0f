import type { Reviews as ReviewPage } from '@tessera/client/shop/types.gen'
import { Picture } from '@tessera/ui/picture'
import type { CardFields } from '../../kit/products/card-fields.ts'
import { RecentlyViewed } from '../../kit/products/recently-viewed.tsx'
import type { FoundEstimate } from '../../kit/shipping/find-estimate.server.ts'
import { CachedPart } from '../../render-cache/cached-part.tsx'
import type { BoxCalculation } from './calculate-boxes.ts'
import { CompleteJob } from './complete-job.tsx'
import { DeliveryNotes, Documents } from './delivery-notes.tsx'
import { KeyFacts } from './key-facts.tsx'
import { ProductEstimate } from './product-estimate.tsx'
import { ProductRow } from './product-row.tsx'
import { Reviews } from './reviews.tsx'
import type { ShownProduct } from './shown-product.ts'
import { Specs } from './specs.tsx'
import { SuitabilityTable } from './suitability-table.tsx'

/** Data loaded beside the product; each part may fail on its own. */
export interface ProductExtras {
  reviews: ReviewPage | null
  shipping: FoundEstimate | null
  related: readonly CardFields[]
}

interface ProductSectionsProps {
  product: ShownProduct
  worked: BoxCalculation | undefined
  below: ProductExtras
  search: string
}

/** The layout for products without a suitability table, such as accessories: two columns, so that no gap is left. */
const sideBySide = 'grid items-start gap-x-12 gap-y-16 desktop:col-span-12 desktop:grid-cols-2'

/** The sections below the picture and price: related products, specifications, reviews. */
export function ProductSections({ product, worked, below, search }: ProductSectionsProps) {
  const { record, attributes } = product
  const isSuited = attributes.suitability.length > 0
  return (
    <>
      <KeyFacts product={product} />
      <RoomScene product={product} />
      <DesignStory story={product.story} designer={product.designer} />
      <CompleteJob product={product} worked={worked} />
      <Specs attributes={attributes} />
      <div className="grid gap-x-12 gap-y-16 desktop:grid-cols-12">
        {isSuited && (
          <CachedPart
            as="div"
            className="desktop:col-span-7"
            part={SuitabilityTable}
            given={{ suitability: attributes.suitability }}
          />
        )}
        <div className={isSuited ? 'grid content-start gap-16 desktop:col-span-5' : sideBySide}>
          <DeliveryNotes product={product}>
            <ProductEstimate product={product} boxes={worked?.boxes ?? 1} found={below.shipping} search={search} />
          </DeliveryNotes>
          <Documents product={product} />
        </div>
      </div>
      <Reviews reviews={below.reviews} path={record.product_url} search={search} />
      <ProductRow id="related" title="You may also like" records={below.related} />
      <RecentlyViewed here={{ sku: record.sku, name: record.name, url: record.product_url }} />
    </>
  )
}

/** A full-width room scene, because a square thumbnail doesn't show the effect of a tile in a room. */
function RoomScene({ product: { pictures, record } }: { product: ShownProduct }) {
  const scene = pictures.find(({ view }) => view === 'scene')
  if (!scene) return null
  return (
    <Picture
      sku={record.sku}
      image={record.sku_image_url}
      view="scene"
      alt={scene.altText}
      sizes="(min-width: 1344px) 1280px, 100vw"
      className="-mt-8 aspect-[3/2] tablet:aspect-[2/1]"
      imageClassName="h-full object-cover"
    />
  )
}

function DesignStory({ story, designer }: { story: string; designer: string | null }) {
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
