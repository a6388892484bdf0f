import { data, redirect } from 'react-router'
import { loadProductForm, saveProductForm } from '../features/product/product-form.server.ts'
import { othersProduct, readProduct } from '../features/product/product-head.server.ts'
import { SearchPreview } from '../features/product/search-preview.tsx'
import { DoneNotice } from '../generic/done-notice.tsx'
import { EditForm } from '../generic/edit-screen.tsx'
import { getEnvironment } from '../http/environment.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/product-web.ts'

/** The address of a product's page and how it is found. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const product = await readProduct(staff, id)
  const edit = await loadProductForm(staff, product, 'web')
  const { slug = '', story = '' } = (product.xp ?? {}) as Record<string, unknown>
  const host = new URL(getEnvironment().publicUrl).host
  return {
    edit,
    others: othersProduct(staff, product),
    preview: { host, name: String(product.Name ?? ''), slug: String(slug ?? ''), story: String(story ?? '') },
  }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const saved = await saveProductForm(context.get(staffContext), id, await request.formData())
  return 'outcome' in saved ? data(saved.outcome, { status: 400 }) : redirect(saved.href.replace('?', '/web?'))
}

export default function ProductWeb({ loaderData: { edit, others, preview }, actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-5">
      <DoneNotice />
      {others && <p className="text-stone">{others}</p>}
      <SearchPreview {...preview} />
      {edit && <EditForm key={edit.seen} view={edit} outcome={actionData} />}
    </div>
  )
}
