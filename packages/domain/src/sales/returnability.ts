import { formatDay } from '../format-day.ts'

/** The product kinds of the return rules, as of the sale. */
export const returnKinds = [
  'sealed-box',
  'sheet',
  'setting-material',
  'sample',
  'clearance',
  'special-order',
  'service',
] as const
export type ReturnKind = (typeof returnKinds)[number]

export const returnDays = 90

export interface SoldLine {
  kind: ReturnKind
  shippedBoxes: number
  returnedBoxes: number
  /** Requested and not yet received. */
  pendingBoxes: number
  /** Day the last of it arrived; null while in transit. */
  deliveredOn: string | null
}

export interface Returnability {
  canReturn: boolean
  /** How to return it, or why it is not possible. */
  text: string
  lastDay: string | null
  boxes: number
}

const nonReturnable: Partial<Record<ReturnKind, string>> = {
  sample: 'Samples are yours to keep and can’t be returned.',
  clearance: 'Clearance items are final sale and can’t be returned.',
  'special-order': 'Special orders can be canceled until they ship and can’t be returned after that.',
  service: 'Services can’t be returned.',
}

const condition: Partial<Record<ReturnKind, string>> = {
  'sealed-box': 'Full, factory-sealed boxes',
  sheet: 'Sheets still in their wrapping',
  'setting-material': 'Unopened packages',
}

/** Whether this line can be returned, how, and until when. */
export function returnabilityOf(line: SoldLine, today: string): Returnability {
  const no = (text: string, lastDay: string | null = null): Returnability => ({
    canReturn: false,
    text,
    lastDay,
    boxes: 0,
  })
  const refusal = nonReturnable[line.kind]
  if (refusal) return no(refusal)
  const boxes = line.shippedBoxes - line.returnedBoxes - line.pendingBoxes
  if (line.shippedBoxes === 0 || !line.deliveredOn) return no('You can return it once it arrives.')
  const lastDay = addDays(line.deliveredOn, returnDays)
  if (today > lastDay) return no(`The last day to return it was ${formatDay(lastDay)}.`, lastDay)
  if (boxes <= 0) return no('Everything has been returned or is being returned.', lastDay)
  return {
    canReturn: true,
    text: `${condition[line.kind]} can be returned until ${formatDay(lastDay)}.`,
    lastDay,
    boxes,
  }
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
