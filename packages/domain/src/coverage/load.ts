import { requireWhole } from './boxes.ts'
import { type MeasureValue, parseMeasure, times, toText } from './measure.ts'

export interface Packaging {
  piecesPerBox: number
  lbsPerBox: MeasureValue
  boxesPerPallet: number | null
}

export interface DeliveryLoad {
  pieces: number
  weightLbs: string
  fullPallets: number
  looseBoxes: number
}

/** Pieces, weight and pallets of a number of boxes. */
export function loadOf(boxes: number, { piecesPerBox, lbsPerBox, boxesPerPallet }: Packaging): DeliveryLoad {
  const fullPallets = boxesPerPallet ? Math.floor(requireWhole(boxes) / requireWhole(boxesPerPallet)) : 0
  return {
    pieces: requireWhole(boxes) * requireWhole(piecesPerBox),
    weightLbs: toText(times(parseMeasure(boxes), parseMeasure(lbsPerBox))),
    fullPallets,
    looseBoxes: boxes - fullPallets * (boxesPerPallet ?? 0),
  }
}
