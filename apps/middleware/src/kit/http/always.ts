import { apiVersion, apiVersionHeader } from '@tessera/contract/brand'

/** With every answer. ISO-1: what belongs to one caller is never kept for another. */
export const always = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  [apiVersionHeader]: apiVersion,
}
