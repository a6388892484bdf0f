import { queryValue } from '@tessera/server/call'
import { invalid } from '../../../kit/shop-error.ts'

/** The version that a call without a body says it has seen. */
export function seenVersion(call: Parameters<typeof queryValue>[0]): number | undefined {
  const text = queryValue(call, 'version')
  if (!text) return undefined
  return /^\d{1,9}$/.test(text) ? Number(text) : invalid('version', 'Enter a whole number.')
}
