import type { Alternatives } from '@tessera/client/shop/types.gen'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { GonePage } from '../features/product/gone-page.tsx'
import { ProductPage } from '../features/product/product-page.tsx'
import { findStore } from '../lib/named-store.server.ts'
import { metaOf, publicUrlOf } from '../lib/seo.ts'
import { orNotFound, orNothing } from '../lib/shop-answers.server.ts'
import { visitorContext } from '../session/context.server.ts'
import { RouteError } from '../shell/error-page.tsx'
import type { Route } from './+types/product.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { shop, shown } = context.get(visitorContext)
  const asked = shop.Product.GetProductItemDetails({
    productName: params.slug,
    isPreviewEnv: url.searchParams.get('isPreviewEnv') ?? undefined,
  })
  const [product, store] = await Promise.all([
    orNotFound(asked).catch(async (error) => {
      throw (await findGone(shop.ProductPages, params.slug)) ?? error
    }),
    findStore(shop, shown.preferredStore),
  ])
  const { product_url } = product.record
  if (product_url !== `/products/${params.slug}`) throw redirect(product_url + url.search, 301)
  return { product, store: store ?? null, search: url.search }
}

type ProductPages = { getAlternatives(query: { productName: string }): Promise<Alternatives> }

/** A product that was sold once is not unknown, it is gone, and something comes close to it. */
async function findGone(pages: ProductPages, productName: string) {
  const gone = await orNothing(pages.getAlternatives({ productName }))
  return gone && data(gone, { status: 410 })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { record, story } = loaderData.product
  return metaOf(matches, {
    title: record.name,
    description: story.split('\n')[0],
    canonical: record.product_url,
    picture: `/media/${record.sku}/scene-1280.jpg?v=1`,
    kind: 'product',
  })
}

export default function Product({ loaderData, matches }: Route.ComponentProps) {
  const { product, store, search } = loaderData
  return (
    <ProductPage
      key={product.record.sku}
      product={product}
      store={store}
      search={search}
      publicUrl={publicUrlOf(matches)}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 410) return <GonePage gone={error.data as Alternatives} />
  return <RouteError error={error} />
}
