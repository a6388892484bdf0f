import { roundHalfUp } from '../money.ts'
import { requireWhole } from './boxes.ts'
import { dividedBy, type MeasureValue, parsePositiveMeasure, times } from './measure.ts'

/**
 * The price of a box is the price: cents, authoritative. The price of a square foot is what it comes to, for the eye
 * only; $94.31 for 10.98 sq ft shows as $8.59, and 8.59 × 10.98 would be a cent more.
 */
export function perSqftCents(boxCents: number, sqftPerBox: MeasureValue): number {
  const { numerator, denominator } = dividedBy(
    { numerator: BigInt(requireWhole(boxCents)), denominator: 1n },
    parsePositiveMeasure(sqftPerBox),
  )
  return Number(roundHalfUp(numerator, denominator))
}

/** Used when a merchandiser sets the price of a box by the square foot. */
export function boxCentsFrom(sqftCents: number, sqftPerBox: MeasureValue): number {
  const { numerator, denominator } = times(
    { numerator: BigInt(requireWhole(sqftCents)), denominator: 1n },
    parsePositiveMeasure(sqftPerBox),
  )
  return Number(roundHalfUp(numerator, denominator))
}

export const totalCents = (boxCents: number, boxes: number): number =>
  requireWhole(requireWhole(boxCents) * requireWhole(boxes))
