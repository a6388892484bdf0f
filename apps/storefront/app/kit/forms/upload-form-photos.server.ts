import { textOf } from '../../http/answer-form.server.ts'
import type { PhotoUploader } from '../plans/upload-form-photo.server.ts'

/** Four photos of 8 MB and the text. */
export const maxPhotosBytes = 34 * 1024 * 1024

/** Uploads the photos of a form and stores their IDs in it, so that they are not lost on a refusal. */
export async function uploadFormPhotos(request: Request, form: FormData, upload: PhotoUploader): Promise<string[]> {
  const files = form.getAll('photoFiles')
  form.delete('photoFiles')
  for (const file of files)
    if (file instanceof File && file.size > 0)
      form.set('uploaded', `${textOf(form, 'uploaded')} ${await upload(request, file)}`)
  return textOf(form, 'uploaded').split(' ').filter(Boolean)
}
