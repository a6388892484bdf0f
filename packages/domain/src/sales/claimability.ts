import { addDays } from './returnability.ts'

/** Three days, counted from the day it arrived (DOMAIN 3.7: 72 hours). */
export const claimDays = 3
/** As much breaks on any way. */
export const usualBreakagePercent = 3

export interface ArrivedLine {
  isSample: boolean
  shippedBoxes: number
  returnedBoxes: number
  /** Asked back or claimed already. */
  pendingBoxes: number
  deliveredOn: string | null
}

export interface Claimability {
  canClaim: boolean
  /** How, or why not. */
  text: string
  lastDay: string | null
  boxes: number
}

/** May broken boxes of this line be claimed, and until when? */
export function claimability(line: ArrivedLine, today: string): Claimability {
  const no = (text: string, lastDay: string | null = null): Claimability => ({
    canClaim: false,
    text,
    lastDay,
    boxes: 0,
  })
  if (line.isSample) return no('Reorder a broken sample and we’ll send it free.')
  if (line.shippedBoxes === 0 || !line.deliveredOn) return no('You can report damage once it arrives.')
  const lastDay = addDays(line.deliveredOn, claimDays)
  if (today > lastDay) return no(`The last day to report damage was ${lastDay}.`, lastDay)
  const boxes = line.shippedBoxes - line.returnedBoxes - line.pendingBoxes
  if (boxes <= 0) return no('Everything has been claimed or is being returned.', lastDay)
  const usual = usualBreakage(line.shippedBoxes)
  const above = usual > 0 ? `more than ${usual} of ${line.shippedBoxes}` : 'any damaged box'
  return { canClaim: true, text: `Report ${above} by ${lastDay}. Please keep the damaged tiles.`, lastDay, boxes }
}

/** Whole boxes that count as usual breakage: what is above them is claimed with them. */
export const usualBreakage = (shippedBoxes: number): number => Math.floor((shippedBoxes * usualBreakagePercent) / 100)
