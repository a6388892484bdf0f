import { apiVersion, apiVersionHeader } from '@tessera/contract/brand'

/** Headers of every response. ISO-1: a response for one caller is never cached for another. */
export const commonHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  [apiVersionHeader]: apiVersion,
}
