import type { ProductAlternatives, ShopClient } from '@tessera/client/shop/types.gen'
import { samplesShipFromCents } from '@tessera/domain/checkout/parcel-rates'
import { pictureAddress } from '@tessera/ui/picture'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { ProductPage } from '../features/product/product-page.tsx'
import { rowRecordsOf } from '../features/product/row-records.ts'
import { keepShownFields } from '../features/product/shown-product.ts'
import { optional, orNotFound } from '../http/or-not-found.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { findMovedProduct } from '../http/throw-moved.server.ts'
import { lazyWhenVisible } from '../kit/lazy-when-visible.tsx'
import { findStore } from '../kit/named-store.server.ts'
import { metaOf, publicUrlOf } from '../kit/seo/seo.ts'
import { findEstimate } from '../kit/shipping/find-estimate.server.ts'
import { unpack } from '../render-cache/packed.ts'
import { pack } from '../render-cache/page-data.server.ts'
import { RouteError } from '../shell/route-error.tsx'
import type { Route } from './+types/product.ts'

// rarely shown, and it would add the card code to every product page
const loadDiscontinuedPage = async () => (await import('../features/product/discontinued-page.tsx')).DiscontinuedPage
const DiscontinuedPage = lazyWhenVisible({
  id: 'gone',
  now: import.meta.env.SSR ? await loadDiscontinuedPage() : undefined,
  load: loadDiscontinuedPage,
})

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { shop, publicShop, profile: shown } = context.get(visitorContext)
  const query = (name: string) => url.searchParams.get(name) ?? undefined
  const productRequest = shop.Product.GetProductItemDetails({
    productName: params.slug,
    isPreviewEnv: query('isPreviewEnv'),
  })
  const [product, store, reviews] = await Promise.all([
    orNotFound(productRequest).catch(async (error) => {
      // staff may know a better place than the page of a discontinued product
      const moved = await findMovedProduct(publicShop, url)
      throw moved ?? (await findDiscontinued(shop.ProductPages, params.slug)) ?? error
    }),
    findPlace(publicShop, shown.preferredStore, query('zip')),
    optional(shop.Reviews.getReviews({ sku: params.slug, page: query('reviews'), sort: query('reviewsBy') })),
  ])
  const { product_url } = product.record
  if (product_url !== `/products/${params.slug}`) throw redirect(product_url + url.search, 301)
  const items = [{ sku: product.record.sku, quantity: Number(query('qty')) || 1 }]
  const shipping = await findEstimate(shop, query('zip') ?? null, items)
  return pack(context, {
    product: keepShownFields(product),
    store: store ?? null,
    below: { reviews: reviews ?? null, shipping, related: rowRecordsOf(product.related) },
    search: url.search,
    sampleShipsFromCents: samplesShipFromCents(),
  })
}

/** Stock is shown from the customer's store, or else from the store closest to the ZIP code. */
async function findPlace(shop: ShopClient, storeId: string | null | undefined, zipCode: string | undefined) {
  if (storeId || !zipCode) return findStore(shop, storeId)
  const nearest = await optional(shop.Stores.Nearest({ zipCode }))
  return findStore(shop, nearest?.stores[0]?.id)
}

type ProductPages = { getAlternatives(query: { productName: string }): Promise<ProductAlternatives> }

/** A discontinued product answers 410 with similar ones. */
async function findDiscontinued(pages: ProductPages, productName: string) {
  const gone = await optional(pages.getAlternatives({ productName }))
  return gone && data(gone, { status: 410 })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { record, story } = unpack(loaderData).product
  return metaOf(matches, {
    title: record.name,
    description: story.split('\n')[0],
    canonical: record.product_url,
    picture: pictureAddress({ sku: record.sku, image: record.sku_image_url, view: 'scene' }, 1280, 'jpg'),
    kind: 'product',
  })
}

export default function Product({ loaderData, matches }: Route.ComponentProps) {
  const { product, store, below, search, sampleShipsFromCents } = unpack(loaderData)
  return (
    <ProductPage
      key={product.record.sku}
      product={product}
      store={store}
      below={below}
      search={search}
      publicUrl={publicUrlOf(matches)}
      sampleShipsFromCents={sampleShipsFromCents}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 410)
    return <DiscontinuedPage gone={error.data as ProductAlternatives} />
  return <RouteError error={error} />
}
