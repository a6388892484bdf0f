import { whole } from './boxes.ts'
import { type Amount, ceiling, measure, over, positive, times, withPercent } from './measure.ts'

/** Cut at corners and ends. */
export const trimLossPercent = 10

export const trimPiecesFor = (edgeFeet: Amount, feetPerPiece: Amount): number =>
  ceiling(over(times(measure(edgeFeet), withPercent(trimLossPercent)), positive(feetPerPiece)))

/** Strips to the next floor: one a doorway unless the rooms run into each other. */
export const transitionsFor = (doorways: number, perDoorway = 1): number => whole(doorways) * whole(perDoorway)
