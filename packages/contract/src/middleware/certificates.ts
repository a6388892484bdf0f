import type { Limit } from './kit.ts'

/** Uploads a tax or resale certificate as raw bytes: a PDF or a picture. Not a row, because rows use JSON. */
export const certificateUpload = {
  path: '/api/user/certificate',
  mostBytes: 8 * 1024 * 1024,
  limit: { name: 'certificate', hits: 10, seconds: 600 } satisfies Limit,
} as const
