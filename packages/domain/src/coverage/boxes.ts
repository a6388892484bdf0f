import {
  type Amount,
  ceiling,
  measure,
  over,
  positive,
  rest,
  times,
  toText,
  toTextDown,
  withPercent,
} from './measure.ts'

export interface BoxesWanted {
  /** Net area of the finished surface. */
  areaSqft: Amount
  wastePercent: Amount
  /** As printed on the box, never length × width × pieces. */
  sqftPerBox: Amount
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
  const area = measure(areaSqft)
  const box = positive(sqftPerBox)
  const need = times(area, withPercent(wastePercent))
  const boxes = ceiling(over(need, box)) + whole(spareBoxes)
  const covered = times(box, measure(boxes))
  const oneFewer = times(box, measure(Math.max(boxes - 1, 0)))
  return {
    boxes,
    needSqft: toText(need),
    coveredSqft: toText(covered),
    leftOverSqft: toText(rest(covered, area)),
    shortByOneFewerSqft: toText(rest(need, oneFewer)),
  }
}

export const coveredBy = (boxes: number, sqftPerBox: Amount): string =>
  toText(times(measure(whole(boxes)), positive(sqftPerBox)))

/**
 * The largest net area these boxes are enough for, for the field beside the number of boxes. Rounded down, so that the
 * same area gives the same boxes again.
 */
export const areaServedBy = (boxes: number, sqftPerBox: Amount, wastePercent: Amount): string =>
  toTextDown(over(times(measure(whole(boxes)), positive(sqftPerBox)), withPercent(wastePercent)))

/** Pieces that are laid, cut or broken; the last box may hold more. */
export const piecesFor = ({ areaSqft, wastePercent, sqftPerBox }: BoxesWanted, piecesPerBox: number): number =>
  ceiling(
    over(
      times(times(measure(areaSqft), withPercent(wastePercent)), measure(whole(piecesPerBox))),
      positive(sqftPerBox),
    ),
  )

export function whole(count: number): number {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is not a whole quantity.`)
  return count
}
