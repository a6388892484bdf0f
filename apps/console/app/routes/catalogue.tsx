import { data } from 'react-router'
import { CatalogueScreen } from '../features/catalogue/catalogue-screen.tsx'
import { loadCatalogue } from '../features/catalogue/load-catalogue.server.ts'
import { workOnCatalogue } from '../features/catalogue/work-on-catalogue.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/catalogue.ts'

/** The tree of catalogs and categories, with products beside it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return { view: await loadCatalogue(context.get(staffContext), url.searchParams) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const word = (name: string) => url.searchParams.get(name) ?? ''
  const form = await request.formData()
  const place = { catalogID: String(form.get('catalog') ?? word('catalog')), categoryID: word('category') }
  const outcome = await workOnCatalogue(context.get(staffContext), place, form)
  return data(outcome, { status: 'problem' in outcome ? 400 : 200 })
}

export const meta: Route.MetaFunction = () => [{ title: 'Catalogs and categories · Tessera console' }]

export default function Catalogue({ loaderData: { view }, actionData }: Route.ComponentProps) {
  return <CatalogueScreen view={view} outcome={actionData} />
}
