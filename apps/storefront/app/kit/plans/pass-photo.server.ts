/** More than a photo may be, so that a person hears it beside the field and keeps what they wrote. */
export const photoBytes = 24 * 1024 * 1024

export type Upload = (request: Request, photo: File) => Promise<string>

/** Hands the photo of a form on, and puts what it is known by from then on in its place. */
export async function passPhoto(request: Request, form: FormData, upload: Upload): Promise<void> {
  const file = form.get('photoFile')
  form.delete('photoFile')
  if (file instanceof File && file.size > 0) form.set('photo', await upload(request, file))
}
