import { pdfUpload, photoUpload } from '@tessera/contract/middleware/photos/uploads'
import { uploadFile } from '../../kit/forms/upload-file.server.ts'

export const uploadPhoto = (request: Request, photo: File): Promise<string> =>
  uploadFile(request, photo, { path: photoUpload.path, field: 'photo', usualType: 'image/jpeg' })

const pdf = 'application/pdf'

/** A message to the store may also have a PDF. */
export const uploadAttachment = (request: Request, file: File): Promise<string> =>
  file.type === pdf
    ? uploadFile(request, file, { path: pdfUpload.path, field: 'photo', usualType: pdf })
    : uploadPhoto(request, file)
