import { roundHalfUp } from '../money.ts'
import { whole } from './boxes.ts'
import { type Amount, over, positive, times } from './measure.ts'

/**
 * The price of a box is the price: cents, authoritative. The price of a square foot is what it comes to, for the eye
 * only; $94.31 for 10.98 sq ft shows as $8.59, and 8.59 × 10.98 would be a cent more.
 */
export function perSqftCents(boxCents: number, sqftPerBox: Amount): number {
  const { numerator, denominator } = over({ numerator: BigInt(whole(boxCents)), denominator: 1n }, positive(sqftPerBox))
  return Number(roundHalfUp(numerator, denominator))
}

/** Used when a merchandiser sets the price of a box by the square foot. */
export function boxCentsFrom(sqftCents: number, sqftPerBox: Amount): number {
  const { numerator, denominator } = times(
    { numerator: BigInt(whole(sqftCents)), denominator: 1n },
    positive(sqftPerBox),
  )
  return Number(roundHalfUp(numerator, denominator))
}

export const totalCents = (boxCents: number, boxes: number): number => whole(whole(boxCents) * whole(boxes))
