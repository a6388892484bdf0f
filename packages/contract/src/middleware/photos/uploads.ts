import type { RateLimit } from '../kit.ts'

/** Uploads a picture as raw bytes. Not a row, because rows use JSON and are limited to a megabyte. */
export const photoUpload = {
  path: '/api/broadcast/contactphoto',
  maxBytes: 8 * 1024 * 1024,
  limit: { name: 'contact-photo', hits: 10, seconds: 600 } satisfies RateLimit,
} as const

/** The same for a PDF attached to a message about an order or a quote. */
export const pdfUpload = {
  path: '/api/broadcast/messagepdf',
  maxBytes: 8 * 1024 * 1024,
  limit: { name: 'message-pdf', hits: 10, seconds: 600 } satisfies RateLimit,
} as const

/** All uploads of one member of staff together. A store's staff share an address, so they are counted by person. */
export const staffUploadLimit = { name: 'staff-upload', hits: 300, seconds: 600 } as const satisfies RateLimit

/** Photos of one claim. */
export const maxReturnPhotos = 4
