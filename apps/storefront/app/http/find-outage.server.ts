import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { notSaved, notSure } from './unsaved-answer.ts'

/**
 * The message for a form that failed because the middleware is temporarily unavailable; undefined for any other error.
 * After a timeout or a broken connection (504) the outcome is unknown.
 */
export function findOutage(error: unknown): string | undefined {
  if (error instanceof DOMException && error.name === 'TimeoutError') return notSure
  if (!(error instanceof ShopApiError)) return undefined
  if (error.status === 504) return notSure
  if (error.status !== 502 && error.status !== 503) return undefined
  // an unavailable payment provider has its own message
  return error.code.startsWith('Server.') ? notSaved : error.message
}
