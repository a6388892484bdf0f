import { whole } from './boxes.ts'
import { type Amount, ceiling, measure, over, positive, times, withPercent } from './measure.ts'

/** Loss at corners and ends. */
export const trimLossPercent = 10

export const trimPiecesFor = (edgeFeet: Amount, feetPerPiece: Amount): number =>
  ceiling(over(times(measure(edgeFeet), withPercent(trimLossPercent)), positive(feetPerPiece)))

/** Transition strips to the next floor: one per doorway by default. */
export const transitionsFor = (doorways: number, perDoorway = 1): number => whole(doorways) * whole(perDoorway)
