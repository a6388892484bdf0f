import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatUnits } from '@tessera/ui/format'
import { CompareTable } from '../features/compare/compare-table.tsx'
import { optional } from '../http/or-not-found.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { comparedSkusIn, compareUrl, useCompared } from '../kit/products/compare-list.ts'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/compare.ts'

/** Products that can't be found are left out. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { shop } = context.get(visitorContext)
  const found = await Promise.all(
    comparedSkusIn(url.searchParams.get('skus')).map((sku) =>
      optional(shop.Product.GetProductItemDetails({ productName: sku })),
    ),
  )
  return { products: found.filter((product) => product !== undefined) }
}

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Compare' })

export default function Compare({ loaderData: { products } }: Route.ComponentProps) {
  const compared = useCompared()
  return (
    <div className="page pt-10">
      <h1 className="text-4xl">Compare</h1>
      <div className="mt-6">
        {products.length > 0 ? (
          <CompareTable products={products} />
        ) : (
          <EmptyState
            title={
              compared.length > 0 ? `You chose ${formatUnits(compared.length, 'product')}` : 'Nothing to compare yet'
            }
            pattern="herringbone"
            action={
              compared.length > 0 ? (
                <LinkButton kind="primary" href={compareUrl(compared)}>
                  Show {compared.length === 1 ? 'it' : 'them side by side'}
                </LinkButton>
              ) : (
                <LinkButton kind="primary" href="/products">
                  Choose products
                </LinkButton>
              )
            }
          >
            {compared.length > 0
              ? 'Saved in this browser.'
              : 'Select Compare on up to four products to see them side by side.'}
          </EmptyState>
        )}
      </div>
    </div>
  )
}
