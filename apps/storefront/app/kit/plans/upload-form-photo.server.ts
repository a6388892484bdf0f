/** More than the photo limit, so that the error appears beside the field and the typed text stays. */
export const maxPhotoBytes = 24 * 1024 * 1024

export type PhotoUploader = (request: Request, photo: File) => Promise<string>

/** Uploads the photo of a form and replaces the file with its ID. */
export async function uploadFormPhoto(request: Request, form: FormData, upload: PhotoUploader): Promise<void> {
  const file = form.get('photoFile')
  form.delete('photoFile')
  if (file instanceof File && file.size > 0) form.set('photo', await upload(request, file))
}
