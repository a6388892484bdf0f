import { whole } from './boxes.ts'
import { type Amount, measure, times, toText } from './measure.ts'

export interface Packed {
  piecesPerBox: number
  lbsPerBox: Amount
  boxesPerPallet: number | null
}

export interface Load {
  pieces: number
  weightLbs: string
  fullPallets: number
  looseBoxes: number
}

/** Pieces, weight and pallets of a number of boxes. */
export function loadOf(boxes: number, { piecesPerBox, lbsPerBox, boxesPerPallet }: Packed): Load {
  const fullPallets = boxesPerPallet ? Math.floor(whole(boxes) / whole(boxesPerPallet)) : 0
  return {
    pieces: whole(boxes) * whole(piecesPerBox),
    weightLbs: toText(times(measure(boxes), measure(lbsPerBox))),
    fullPallets,
    looseBoxes: boxes - fullPallets * (boxesPerPallet ?? 0),
  }
}
