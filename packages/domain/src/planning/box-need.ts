import { areaServedBy, boxesFor, coveredBy } from '../coverage/boxes.ts'

/** The quantity needed: by area or by the box. */
export type MeasuredNeed =
  | { measuredBy: 'area'; areaSqft: number; wastePercent: number; spareBoxes: number }
  | { measuredBy: 'box'; boxes: number; wastePercent: number }

export interface BoxNeed {
  boxes: number
  needSqft: number | null
  coveredSqft: number | null
  leftOverSqft: number | null
  /** Net area: as entered, or what the boxes are enough for. */
  areaSqft: number | null
}

/** Computes boxes and area together; products without coverage have boxes only. */
export function needFor(measured: MeasuredNeed, sqftPerUnit: string | null): BoxNeed {
  if (measured.measuredBy === 'area') {
    if (sqftPerUnit === null) throw new RangeError('What covers nothing cannot be measured by area.')
    const found = boxesFor({ ...measured, sqftPerBox: sqftPerUnit })
    return {
      boxes: found.boxes,
      needSqft: Number(found.needSqft),
      coveredSqft: Number(found.coveredSqft),
      leftOverSqft: Number(found.leftOverSqft),
      areaSqft: measured.areaSqft,
    }
  }
  const { boxes, wastePercent } = measured
  if (sqftPerUnit === null) return { boxes, needSqft: null, coveredSqft: null, leftOverSqft: null, areaSqft: null }
  const covered = Number(coveredBy(boxes, sqftPerUnit))
  const served = Number(areaServedBy(boxes, sqftPerUnit, wastePercent))
  return { boxes, needSqft: covered, coveredSqft: covered, leftOverSqft: 0, areaSqft: served }
}
