import { readForm } from '../lib/read-form.server.ts'

/** More than a photo may be, so that a person hears it beside the field and keeps what they wrote. */
const mostBytes = 24 * 1024 * 1024

export type Upload = (request: Request, photo: File) => Promise<string>

/** A form, with or without files in it. */
export const readEitherForm = (request: Request): Promise<FormData> => readForm(request, mostBytes)

/** Hands the photo of a form on, and puts what it is known by from then on in its place. */
export async function passPhoto(request: Request, form: FormData, upload: Upload): Promise<void> {
  const file = form.get('photoFile')
  form.delete('photoFile')
  if (file instanceof File && file.size > 0) form.set('photo', await upload(request, file))
}
