import { ceiling, dividedBy, type MeasureValue, parseMeasure, parsePositiveMeasure, times, toText } from './measure.ts'

export interface Trowel {
  /** Notch, width by depth in inches. */
  notch: string
  /** Per bag of 50 lb. */
  sqftPerBag: number
}

export const mortarBagLbs = 50

/** By the longest side of a piece: below 8 in, 8 to 15 in, above 15 in. */
export const trowels: readonly (Trowel & { upToIn: number; isUpToIncluded: boolean })[] = [
  { notch: '1/4 × 1/4', sqftPerBag: 90, upToIn: 8, isUpToIncluded: false },
  { notch: '1/4 × 3/8', sqftPerBag: 65, upToIn: 15, isUpToIncluded: true },
  { notch: '1/2 × 1/2', sqftPerBag: 45, upToIn: Infinity, isUpToIncluded: true },
]

/** In wet areas and under stone the backs of the pieces are buttered too, so a bag covers less. */
const butteredShare = '0.85'

export function trowelFor(longestSideIn: number): Trowel {
  const found = trowels.find(
    (one) => longestSideIn < one.upToIn || (one.isUpToIncluded && longestSideIn === one.upToIn),
  )
  if (!found) throw new RangeError(`${longestSideIn} is not the side of a piece.`)
  return { notch: found.notch, sqftPerBag: found.sqftPerBag }
}

export interface MortarJob {
  areaSqft: MeasureValue
  longestSideIn: number
  isWetArea: boolean
  isStone: boolean
}

export interface MortarNeeded {
  notch: string
  isButtered: boolean
  sqftPerBag: string
  bags: number
}

export function mortarFor({ areaSqft, longestSideIn, isWetArea, isStone }: MortarJob): MortarNeeded {
  const { notch, sqftPerBag } = trowelFor(longestSideIn)
  const isButtered = isWetArea || isStone
  const reach = times(parsePositiveMeasure(sqftPerBag), parseMeasure(isButtered ? butteredShare : 1))
  return { notch, isButtered, sqftPerBag: toText(reach), bags: ceiling(dividedBy(parseMeasure(areaSqft), reach)) }
}
