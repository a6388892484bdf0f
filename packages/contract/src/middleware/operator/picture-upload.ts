import type { RateLimit } from '../kit.ts'

/** Uploads a picture of a product as raw bytes, with the token of a member of staff. */
export const pictureUpload = {
  path: '/api/operator/UploadPicture',
  maxBytes: 20 * 1024 * 1024,
  limit: { name: 'product-picture', hits: 300, seconds: 600 } satisfies RateLimit,
} as const
