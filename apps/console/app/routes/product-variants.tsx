import { data } from 'react-router'
import { readProduct } from '../features/product/product-head.server.ts'
import { loadVariants, workOnVariants } from '../features/product/variants.server.ts'
import { VariantsScreen } from '../features/product/variants-screen.tsx'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/product-variants.ts'

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const { Name } = await readProduct(staff, id)
  return { id, view: await loadVariants(staff, { id, name: String(Name ?? '') }, url.searchParams) }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const outcome = await workOnVariants(context.get(staffContext), id, await request.formData())
  return data(outcome, { status: 'problem' in outcome ? 400 : 200 })
}

export default function ProductVariants({ loaderData: { id, view }, actionData }: Route.ComponentProps) {
  return <VariantsScreen productID={id} view={view} outcome={actionData} />
}
