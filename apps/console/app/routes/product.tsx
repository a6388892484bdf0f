import { Outlet } from 'react-router'
import { ProductFrame } from '../features/product/product-frame.tsx'
import { headOf, readProduct } from '../features/product/product-head.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/product.ts'

/** The frame of every page of a product. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  return headOf(staff, await readProduct(staff, params.id ?? ''))
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Product'} · Tessera console` },
]

export default function Product({ loaderData }: Route.ComponentProps) {
  return (
    <ProductFrame head={loaderData}>
      <Outlet />
    </ProductFrame>
  )
}
