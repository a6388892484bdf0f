import { data, redirect } from 'react-router'
import { loadPictures } from '../features/product/load-pictures.server.ts'
import { PicturesScreen } from '../features/product/pictures-screen.tsx'
import type { PictureOutcome } from '../features/product/pictures-view.ts'
import { readProduct } from '../features/product/product-head.server.ts'
import { deleteUpload, savePicture } from '../features/product/save-picture.server.ts'
import { DoneNotice } from '../generic/done-notice.tsx'
import { wordsAfter } from '../generic/saved-words.server.ts'
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
  const page = `/products/${encodeURIComponent(id)}/pictures`
  if (deleted === null) return redirect(`${page}?${wordsAfter('deleted', null)}`)
  const outcome = deleted ?? (await savePicture(staff, id, form))
  if ('problem' in outcome) return data<PictureOutcome>(outcome, { status: 400 })
  return redirect(`${page}?${wordsAfter('changed', outcome.undoRequest)}`)
}

export default function ProductPictures({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <DoneNotice />
      <PicturesScreen pictures={loaderData} outcome={actionData} />
    </div>
  )
}
