import type { RateLimit } from '../kit.ts'

/** Uploads a tax or resale certificate as raw bytes: a PDF or a picture. Not a row, because rows use JSON. */
export const certificateUpload = {
  path: '/api/user/certificate',
  maxBytes: 8 * 1024 * 1024,
  limit: { name: 'certificate', hits: 10, seconds: 600 } satisfies RateLimit,
} as const
