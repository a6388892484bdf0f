import { useMemo } from 'react'
import { redirect } from 'react-router'
import { hrefOfScanned } from '../features/products/find-scanned.server.ts'
import { listProducts, loadProducts } from '../features/products/load-products.server.ts'
import { readProductQuery, viewsFor, wordsOf } from '../features/products/product-views.ts'
import { ProductsScreen } from '../features/products/products-screen.tsx'
import { listActions } from '../generic/actions.server.ts'
import { tidyQuery } from '../generic/list-query.ts'
import { sheetLinks } from '../generic/load-list.server.ts'
import { type DataOf, pageText } from '../generic/page-text.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/products.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const code = url.searchParams.get('code')
  if (code) throw redirect(await hrefOfScanned(staff, code))
  const tidy = tidyQuery(url.searchParams)
  if (tidy.toString() !== url.searchParams.toString()) throw redirect(`/products${tidy.size > 0 ? `?${tidy}` : ''}`)
  const views = viewsFor(staff.caller)
  const query = readProductQuery(tidy, views)
  return pageText({
    view: query.view.name,
    views: views.map(({ name, label, empty }) => ({ name, label, empty })),
    found: await loadProducts(staff, query),
    actions: [
      ...listActions(staff.caller, listProducts, {}),
      ...sheetLinks(staff.caller, listProducts, {}, wordsOf(query)),
    ],
  })
}

export const meta: Route.MetaFunction = () => [{ title: 'Products · Tessera console' }]

export default function Products({ loaderData }: Route.ComponentProps) {
  const shown: DataOf<typeof loaderData> = useMemo(() => JSON.parse(loaderData.json), [loaderData.json])
  return <ProductsScreen {...shown} />
}
