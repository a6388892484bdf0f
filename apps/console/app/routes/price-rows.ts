import { loadPrices } from '../features/prices/load-prices.server.ts'
import { readProductQuery } from '../features/products/product-views.ts'
import { windowRows } from '../grid/use-row-windows.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/price-rows.ts'

/** A window of the prices grid. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readProductQuery(url.searchParams)
  query.words.delete('pageSize')
  const { page } = await loadPrices(context.get(staffContext), query, windowRows)
  return Response.json(page)
}
