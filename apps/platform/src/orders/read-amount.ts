import { fromUnits, toUnits, type Units } from '@tessera/domain/money'
import { maxAmount } from '@tessera/domain/pricing/markup'
import { fail } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'

/** Reads an amount from a request. The limit is a billion; above 900 billion it could not be represented exactly. */
export function readAmount(body: RequestBody, name: string): Units | null {
  const value = body[name]
  if (typeof value !== 'number') return null
  if (Math.abs(value) > fromUnits(maxAmount))
    fail('ValidationFailure', { Property: name }, `${name} must be at most a billion.`)
  return toUnits(value)
}
