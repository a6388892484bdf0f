import { data, redirect } from 'react-router'
import { PicturesScreen } from '../features/product/pictures-screen.tsx'
import { loadProductForm, saveProductForm } from '../features/product/product-form.server.ts'
import { readProduct } from '../features/product/product-head.server.ts'
import { DoneNotice } from '../generic/done-notice.tsx'
import { EditForm } from '../generic/edit-screen.tsx'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/product-pictures.ts'

/** The pictures of a product and their alternative texts. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const [edit, { xp }] = await Promise.all([loadProductForm(staff, id, 'pictures'), readProduct(staff, id)])
  const { alt = null } = (xp ?? {}) as { alt?: Record<string, string> | null }
  return { id, edit, alt: alt ?? {} }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const saved = await saveProductForm(context.get(staffContext), id, await request.formData())
  return 'outcome' in saved ? data(saved.outcome, { status: 400 }) : redirect(saved.href.replace('?', '/pictures?'))
}

export default function ProductPictures({ loaderData: { id, edit, alt }, actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <DoneNotice />
      <PicturesScreen sku={id} alt={alt} />
      {edit && <EditForm key={edit.seen} view={edit} outcome={actionData} />}
    </div>
  )
}
