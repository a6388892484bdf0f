import type { Limit } from './kit.ts'

/** Takes the bytes of a tax or resale certificate as they are: a PDF or a picture. No row, for rows speak JSON. */
export const certificateUpload = {
  path: '/api/user/certificate',
  mostBytes: 8 * 1024 * 1024,
  limit: { name: 'certificate', hits: 10, seconds: 600 } satisfies Limit,
} as const
