import { maxOrdersAtOnce } from '@tessera/contract/middleware/operator/picking-models'
import { invalid } from '../../../kit/shop-error.ts'

/** Each number once, in the order they were given. */
export function readOrderNumbers(given: readonly string[]): string[] {
  const numbers = [...new Set(given.map((number) => number.trim()).filter(Boolean))]
  if (numbers.length === 0) invalid('numbers', 'Select at least one order.')
  if (numbers.length > maxOrdersAtOnce) invalid('numbers', `Select at most ${maxOrdersAtOnce} orders.`)
  return numbers
}

export const noSuchOrder = 'There is no such order.'
