import type { PlatformError } from '@tessera/client/platform-error'
import type { ShopErrorCode } from '@tessera/contract/middleware/errors'
import { ShopError } from '../shop-error.ts'

/** Platform error codes that concern a shopper, mapped to shop codes. Modules may add details themselves. */
const byErrorCode: Record<string, ShopErrorCode> = {
  NotFound: 'NotFound',
  'Inventory.Insufficient': 'Cart.NotEnough',
  'IntegrationEvent.BadRequest': 'Server.Upstream',
  InvalidToken: 'Session.Expired',
  'Auth.TokenRevoked': 'Session.Expired',
  'Auth.InsufficientRoles': 'Session.NotYours',
}

const byStatus: Record<number, ShopErrorCode> = {
  400: 'Request.Invalid',
  401: 'Session.Expired',
  403: 'Session.NotYours',
  404: 'NotFound',
  409: 'Request.Conflict',
  429: 'Request.TooOften',
  503: 'Server.Busy',
}

export function fromPlatform(error: PlatformError): ShopError {
  const code = byErrorCode[error.errorCode] ?? byStatus[error.status] ?? 'Server.Upstream'
  if (code === 'Request.Invalid') return new ShopError(code, { message: error.message })
  if (code === 'Cart.NotEnough') return notEnough(error)
  return new ShopError(code, retryDetailsOf(error))
}

/** Reports the quantity available now, after another customer bought the rest. */
function notEnough({ errors }: PlatformError): ShopError {
  const { ProductID: sku, QuantityAvailable: available } = (errors?.[0]?.Data ?? {}) as Record<string, unknown>
  return new ShopError('Cart.NotEnough', { data: { sku, available } })
}

/** Passes the platform's wait time on: as a header, and as a number a screen can count down. */
export function retryDetailsOf({ status, response }: PlatformError): Pick<ShopError['details'], 'headers' | 'data'> {
  const wait = response.headers.get('retry-after')
  if (!wait) return {}
  return { headers: { 'retry-after': wait }, ...(status === 429 && { data: { seconds: Number(wait) } }) }
}
