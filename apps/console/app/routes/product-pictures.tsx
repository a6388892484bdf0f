import { data, redirect } from 'react-router'
import { loadPictures } from '../features/product/load-pictures.server.ts'
import { PicturesScreen } from '../features/product/pictures-screen.tsx'
import type { PictureOutcome } from '../features/product/pictures-view.ts'
import { readProduct } from '../features/product/product-head.server.ts'
import { deleteUpload, savePicture } from '../features/product/save-picture.server.ts'
import { DoneNotice } from '../generic/done-notice.tsx'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/product-pictures.ts'

/** The pictures of a product, drawn or uploaded, and their alternative texts. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  return loadPictures(staff, id, await readProduct(staff, id))
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const form = await request.formData()
  const deleted = await deleteUpload(staff, id, form)
  const outcome = deleted === undefined ? await savePicture(staff, id, form) : deleted
  if (outcome) return data<PictureOutcome>(outcome, { status: 400 })
  return redirect(`/products/${encodeURIComponent(id)}/pictures?done=${deleted === null ? 'deleted' : 'changed'}`)
}

export default function ProductPictures({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <DoneNotice />
      <PicturesScreen pictures={loaderData} outcome={actionData} />
    </div>
  )
}
