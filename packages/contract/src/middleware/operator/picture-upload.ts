import { staffUploadLimit } from '../photos/uploads.ts'

/** Uploads a picture of a product as raw bytes, with the token of a member of staff. */
export const pictureUpload = {
  path: '/api/operator/UploadPicture',
  maxBytes: 20 * 1024 * 1024,
  limit: staffUploadLimit,
} as const
