import { data } from 'react-router'
import { loadVariants, workOnVariants } from '../features/product/variants.server.ts'
import { VariantsScreen } from '../features/product/variants-screen.tsx'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/product-variants.ts'

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  return { id, view: await loadVariants(context.get(staffContext), id, url.searchParams) }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const outcome = await workOnVariants(context.get(staffContext), id, await request.formData())
  return data(outcome, { status: 'problem' in outcome ? 400 : 200 })
}

export default function ProductVariants({ loaderData: { id, view }, actionData }: Route.ComponentProps) {
  return <VariantsScreen productID={id} view={view} outcome={actionData} />
}
