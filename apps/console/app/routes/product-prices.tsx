import { loadPrices } from '../features/product/prices.server.ts'
import { PricesScreen } from '../features/product/prices-screen.tsx'
import { readProduct } from '../features/product/product-head.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/product-prices.ts'

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  return { id, view: await loadPrices(staff, await readProduct(staff, id)) }
}

export default function ProductPrices({ loaderData: { id, view } }: Route.ComponentProps) {
  return <PricesScreen productID={id} view={view} />
}
