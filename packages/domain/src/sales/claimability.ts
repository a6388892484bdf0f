import { formatDay } from '../format-day.ts'
import { addDays } from './returnability.ts'

/** Days after arrival; the policy is 72 hours. */
export const claimDays = 3
/** Normal breakage in transit. */
export const normalBreakagePercent = 3

export interface ArrivedLine {
  isSample: boolean
  shippedBoxes: number
  returnedBoxes: number
  /** Already requested as a return or claimed. */
  pendingBoxes: number
  deliveredOn: string | null
}

export interface Claimability {
  canClaim: boolean
  /** How to claim, or why it is not possible. */
  text: string
  lastDay: string | null
  boxes: number
}

/** Whether broken boxes of this line can be claimed, and until when. */
export function claimabilityOf(line: ArrivedLine, today: string): Claimability {
  const no = (text: string, lastDay: string | null = null): Claimability => ({
    canClaim: false,
    text,
    lastDay,
    boxes: 0,
  })
  if (line.isSample) return no('Reorder a broken sample and we’ll send it free.')
  if (line.shippedBoxes === 0 || !line.deliveredOn) return no('You can report damage once it arrives.')
  const lastDay = addDays(line.deliveredOn, claimDays)
  if (today > lastDay) return no(`The last day to report damage was ${formatDay(lastDay)}.`, lastDay)
  const boxes = line.shippedBoxes - line.returnedBoxes - line.pendingBoxes
  if (boxes <= 0) return no('Everything has been claimed or is being returned.', lastDay)
  const usual = normalBreakage(line.shippedBoxes)
  const above = usual > 0 ? `more than ${usual} of ${line.shippedBoxes}` : 'any damaged box'
  return {
    canClaim: true,
    text: `Report ${above} by ${formatDay(lastDay)}. Please keep the damaged tiles.`,
    lastDay,
    boxes,
  }
}

/** Whole boxes of normal breakage; above that, all broken boxes can be claimed. */
export const normalBreakage = (shippedBoxes: number): number => Math.floor((shippedBoxes * normalBreakagePercent) / 100)
