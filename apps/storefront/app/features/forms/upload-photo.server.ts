import { photoUpload } from '@tessera/contract/middleware/photos'
import { uploadFile } from '../../forms/upload-file.server.ts'

export const uploadPhoto = (request: Request, photo: File): Promise<string> =>
  uploadFile(request, photo, { path: photoUpload.path, field: 'photo', usualType: 'image/jpeg' })
