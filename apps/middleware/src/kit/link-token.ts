import { createHmac, timingSafeEqual } from 'node:crypto'
import { refuse } from './shop-error.ts'

export type LinkPurpose =
  | 'news'
  | 'leave'
  | 'consultation'
  | 'vendor'
  | 'review'
  | 'stock'
  | 'stock-leave'
  | 'cart'
  | 'order-status'
  | 'email'
  | 'photo'
  | 'upload'
  | 'pdf'
  | 'picture'
  | 'certificate'

const hour = 60 * 60 * 1000
/** Lifetime of a link. People keep emails for a long time, and unsubscribing must still work then. */
const lifetimes: Record<LinkPurpose, number> = {
  news: 48 * hour,
  leave: 400 * 24 * hour,
  consultation: 30 * 24 * hour,
  vendor: 24 * hour,
  review: 60 * 24 * hour,
  stock: 48 * hour,
  'stock-leave': 400 * 24 * hour,
  cart: 30 * 24 * hour,
  // as long as tile can be returned
  'order-status': 90 * 24 * hour,
  email: 24 * hour,
  photo: 60 * 24 * hour,
  upload: 24 * hour,
  pdf: 24 * hour,
  picture: 24 * hour,
  certificate: 24 * hour,
}

const sign = (secret: Buffer, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

/**
 * Token for a link in an email: `[purpose, subject, end]` and our signature. It reveals nothing its reader does not
 * know.
 */
export function linkToken(secret: Buffer, purpose: LinkPurpose, subject: string, now: Date): string {
  const text = Buffer.from(JSON.stringify([purpose, subject, now.getTime() + lifetimes[purpose]])).toString('base64url')
  return `${text}.${sign(secret, text).toString('base64url')}`
}

/** Returns the subject of a valid, unexpired link for this purpose. */
export function getLinkSubject(secret: Buffer, token: string, purpose: LinkPurpose, now: Date): string {
  const [text = '', signature = ''] = token.split('.')
  const received = Buffer.from(signature, 'base64url')
  const expected = sign(secret, text)
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) refuse('Form.LinkInvalid')
  const [itsPurpose, subject, end] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, string, number]
  if (itsPurpose !== purpose) refuse('Form.LinkInvalid')
  return end > now.getTime() ? subject : refuse('Form.LinkExpired')
}
