import { redirect } from 'react-router'
import { ProductPage } from '../features/product/product-page.tsx'
import { findStore } from '../lib/named-store.server.ts'
import { metaOf, publicUrlOf } from '../lib/seo.ts'
import { orNotFound } from '../lib/shop-answers.server.ts'
import { visitorContext } from '../session/context.server.ts'
import type { Route } from './+types/product.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { shop, shown } = context.get(visitorContext)
  const [product, store] = await Promise.all([
    orNotFound(
      shop.Product.GetProductItemDetails({
        productName: params.slug,
        isPreviewEnv: url.searchParams.get('isPreviewEnv') ?? undefined,
      }),
    ),
    findStore(shop, shown.preferredStore),
  ])
  const { product_url } = product.record
  if (product_url !== `/products/${params.slug}`) throw redirect(product_url + url.search, 301)
  return { product, store: store ?? null, search: url.search }
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
