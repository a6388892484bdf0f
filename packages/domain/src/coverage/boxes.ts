import {
  ceiling,
  dividedBy,
  type MeasureValue,
  minusOrZero,
  parseMeasure,
  parsePositiveMeasure,
  times,
  toText,
  toTextDown,
  withPercent,
} from './measure.ts'

export interface BoxesWanted {
  /** Net area of the finished surface. */
  areaSqft: MeasureValue
  wastePercent: MeasureValue
  /** As printed on the box, never length × width × pieces. */
  sqftPerBox: MeasureValue
  /** Spare boxes for repairs, on top of what is needed. */
  spareBoxes?: number
}

export interface BoxesNeeded {
  boxes: number
  /** The area including waste. */
  needSqft: string
  coveredSqft: string
  /** Covered area less the net area. */
  leftOverSqft: string
  /** The area that one box fewer would leave uncovered. Zero if there are spare boxes or no boxes. */
  shortByOneFewerSqft: string
}

/** Only whole boxes are sold: 100 sq ft with 10% waste in boxes of 11 are 10 boxes, but 11 in binary floating point. */
export function boxesFor({ areaSqft, wastePercent, sqftPerBox, spareBoxes = 0 }: BoxesWanted): BoxesNeeded {
  const area = parseMeasure(areaSqft)
  const box = parsePositiveMeasure(sqftPerBox)
  const need = times(area, withPercent(wastePercent))
  const boxes = ceiling(dividedBy(need, box)) + requireWhole(spareBoxes)
  const covered = times(box, parseMeasure(boxes))
  const oneFewer = times(box, parseMeasure(Math.max(boxes - 1, 0)))
  return {
    boxes,
    needSqft: toText(need),
    coveredSqft: toText(covered),
    leftOverSqft: toText(minusOrZero(covered, area)),
    shortByOneFewerSqft: toText(minusOrZero(need, oneFewer)),
  }
}

export const coveredBy = (boxes: number, sqftPerBox: MeasureValue): string =>
  toText(times(parseMeasure(requireWhole(boxes)), parsePositiveMeasure(sqftPerBox)))

/**
 * The largest net area these boxes are enough for, for the field beside the number of boxes. Rounded down, so that the
 * same area gives the same boxes again.
 */
export const areaServedBy = (boxes: number, sqftPerBox: MeasureValue, wastePercent: MeasureValue): string =>
  toTextDown(
    dividedBy(times(parseMeasure(requireWhole(boxes)), parsePositiveMeasure(sqftPerBox)), withPercent(wastePercent)),
  )

/** Pieces that are laid, cut or broken; the last box may hold more. */
export const piecesFor = ({ areaSqft, wastePercent, sqftPerBox }: BoxesWanted, piecesPerBox: number): number =>
  ceiling(
    dividedBy(
      times(times(parseMeasure(areaSqft), withPercent(wastePercent)), parseMeasure(requireWhole(piecesPerBox))),
      parsePositiveMeasure(sqftPerBox),
    ),
  )

export function requireWhole(count: number): number {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is not a whole quantity.`)
  return count
}
