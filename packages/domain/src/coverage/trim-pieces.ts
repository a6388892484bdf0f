import {
  ceiling,
  dividedBy,
  type MeasureValue,
  parseMeasure,
  parsePositiveMeasure,
  times,
  withPercent,
} from './measure.ts'

/** Loss at corners and ends. */
export const trimLossPercent = 10

export const trimPiecesFor = (edgeFeet: MeasureValue, feetPerPiece: MeasureValue): number =>
  ceiling(dividedBy(times(parseMeasure(edgeFeet), withPercent(trimLossPercent)), parsePositiveMeasure(feetPerPiece)))
