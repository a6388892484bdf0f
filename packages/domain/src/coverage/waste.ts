import { limitMeasure } from './measure.ts'

/** Waste by pattern: percent of the area bought on top for cuts and breakage. A shop may set its own percentages. */
export interface WastePattern {
  name: string
  percent: number
  /** Installers' estimates, from careful to wasteful. */
  range: readonly [number, number]
}

export const wastePatterns = {
  grid: { name: 'Straight grid', percent: 10, range: [5, 10] },
  half: { name: 'Running bond (half offset)', percent: 10, range: [8, 15] },
  third: { name: 'One-third offset', percent: 12, range: [10, 15] },
  diagonal: { name: 'Diagonal', percent: 15, range: [15, 20] },
  herringbone: { name: 'Herringbone', percent: 20, range: [15, 25] },
  chevron: { name: 'Chevron', percent: 20, range: [15, 25] },
  basketweave: { name: 'Basketweave', percent: 20, range: [15, 20] },
  versailles: { name: 'Versailles', percent: 20, range: [15, 20] },
  mosaic: { name: 'Mosaic sheets', percent: 15, range: [15, 20] },
  floating: { name: 'Plank flooring, straight', percent: 10, range: [7, 10] },
} as const satisfies Record<string, WastePattern>

export type WastePatternId = keyof typeof wastePatterns

/** Percentage points added. A plank counts as a plank, not as large format too. */
export const wasteAdditions = {
  largeFormat: { name: 'Pieces of 24 in or more', fromIn: 24, points: 3 },
  plank: { name: 'Planks of 36 in or more', fromIn: 36, points: 3 },
  manyCorners: { name: 'More than 6 corners or obstacles', above: 6, points: 3 },
} as const

/** The most waste that calculators take; more counts as this much. */
export const maxWastePercent = 30

/** Typed waste within the limit. Text that is not a percentage counts as the pattern's own, never as less than was typed. */
export const limitWaste = (typed: string, pattern: WastePatternId): string =>
  limitMeasure(typed, maxWastePercent) ?? String(wastePatterns[pattern].percent)

/** Recommended spare boxes, so that a broken piece can be replaced from the same lot. */
export const repairBoxes = 1

export interface WasteFactors {
  pattern: WastePatternId
  longestSideIn: number
  isPlank: boolean
  corners: number
}

export interface WasteReason {
  name: string
  points: number
}

/** Floating planks continue with the offcut of the previous row, so their length adds no waste. */
const growsWithLength = ({ pattern }: WasteFactors): boolean => pattern !== 'floating' && pattern !== 'mosaic'

/** Each part of the percentage, to explain it to customers. */
export function wasteReasons(laying: WasteFactors): WasteReason[] {
  const { name, percent } = wastePatterns[laying.pattern]
  const { largeFormat, plank, manyCorners } = wasteAdditions
  const size = laying.isPlank ? plank : largeFormat
  return [
    { name, points: percent },
    ...(growsWithLength(laying) && laying.longestSideIn >= size.fromIn ? [size] : []),
    ...(laying.corners > manyCorners.above ? [manyCorners] : []),
  ].map((reason) => ({ name: reason.name, points: reason.points }))
}

export const wastePercent = (laying: WasteFactors): number =>
  wasteReasons(laying).reduce((total, { points }) => total + points, 0)
