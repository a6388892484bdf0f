import { redirect } from 'react-router'
import { loadPrices, mayChangePrices } from '../features/prices/load-prices.server.ts'
import { loadUnusedSchedules } from '../features/prices/load-unused-schedules.server.ts'
import { PricesScreen } from '../features/prices/prices-screen.tsx'
import { UnusedScreen } from '../features/prices/unused-screen.tsx'
import { facetControls, readProductQuery } from '../features/products/product-views.ts'
import { tidyQuery } from '../generic/list-query.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/prices.ts'

const actions = [{ label: 'Price schedules', href: '/r/priceschedules', isDanger: false }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  if (url.searchParams.get('view') === 'unused')
    return { unused: await loadUnusedSchedules(staff, url.searchParams.get('page') ?? '1') }
  const tidy = tidyQuery(url.searchParams)
  if (tidy.toString() !== url.searchParams.toString()) throw redirect(`/prices${tidy.size > 0 ? `?${tidy}` : ''}`)
  const query = readProductQuery(tidy)
  query.words.delete('page')
  const { page, facets } = await loadPrices(staff, query, 50)
  return { page, facets: facetControls(facets, query.words), mayChange: mayChangePrices(staff), actions }
}

export const meta: Route.MetaFunction = () => [{ title: 'Prices · Tessera console' }]

export default function Prices({ loaderData }: Route.ComponentProps) {
  return 'unused' in loaderData ? <UnusedScreen view={loaderData.unused} /> : <PricesScreen {...loaderData} />
}
