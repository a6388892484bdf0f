import { ShopApiError } from '@tessera/client/shop/shop-api-error'

const notSaved = 'We couldn’t save this just now. Nothing was lost. Try again in a moment.'
const notSure =
  'We couldn’t confirm that this was saved. Nothing you entered was lost. Check whether it went through before you try again.'

/**
 * What to tell a customer whose form failed because the shop behind the pages is away for a moment; nothing for every
 * other error. After a time-out or a broken connection (504) nobody knows whether it was saved.
 */
export function findOutage(error: unknown): string | undefined {
  if (error instanceof DOMException && error.name === 'TimeoutError') return notSure
  if (!(error instanceof ShopApiError)) return undefined
  if (error.status === 504) return notSure
  if (error.status !== 502 && error.status !== 503) return undefined
  // a payment provider that is away has a sentence of its own
  return error.code.startsWith('Server.') ? notSaved : error.message
}
