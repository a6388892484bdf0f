/** More than the photo limit, so that the error appears beside the field and the typed text stays. */
export const photoBytes = 24 * 1024 * 1024

export type Upload = (request: Request, photo: File) => Promise<string>

/** Uploads the photo of a form and replaces the file with its ID. */
export async function passPhoto(request: Request, form: FormData, upload: Upload): Promise<void> {
  const file = form.get('photoFile')
  form.delete('photoFile')
  if (file instanceof File && file.size > 0) form.set('photo', await upload(request, file))
}
