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
  /** Net: what will be seen when all is laid. */
  areaSqft: Amount
  wastePercent: Amount
  /** The printed figure, never length × width × pieces. */
  sqftPerBox: Amount
  /** Kept for repairs, on top of what is needed. */
  spareBoxes?: number
}

export interface BoxesNeeded {
  boxes: number
  /** The area with its waste. */
  needSqft: string
  coveredSqft: string
  /** Covered, less the net area. */
  leftOverSqft: string
  /** What one box fewer would leave open of the need. Nothing when spare boxes or no boxes are asked for. */
  shortByOneFewerSqft: string
}

/** Sold whole: 100 sq ft with 10 % of waste in boxes of 11 are 10 boxes, which binary fractions make 11. */
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
 * The largest net area that these boxes serve, for the field beside the number of boxes. Rounded down, so that asking
 * for that area again gives the same boxes.
 */
export const areaServedBy = (boxes: number, sqftPerBox: Amount, wastePercent: Amount): string =>
  toTextDown(over(times(measure(whole(boxes)), positive(sqftPerBox)), withPercent(wastePercent)))

/** Pieces that are laid, cut or broken; a last box may hold more than that. */
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
